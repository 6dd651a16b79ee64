import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Backend } from '#/mocks/backend.ts'
import { learnServerTime } from '#/shared/lib/time/clock.ts'
import { prices, struckPrices, findToast } from '#tests/screen-texts.ts'
import { quiet } from '#tests/quiet.ts'
import { newBackend, NOW, renderRoute } from '#tests/render-route.tsx'
import { holdCalls, withHandlers } from '#tests/request-handlers.ts'

afterEach(() => {
  learnServerTime(new Date().toUTCString())
  vi.restoreAllMocks()
})

const card = async () =>
  within(
    (await screen.findByRole('heading', { level: 2, name: '拼团' }, { timeout: 8000 })).closest(
      'section',
    ) as HTMLElement,
  )
const noCard = async () => {
  await quiet()
  expect(screen.queryByRole('heading', { level: 2, name: '拼团' })).not.toBeInTheDocument()
}
const buttons = (group: Awaited<ReturnType<typeof card>>) =>
  group.queryAllByRole('button').map((one) => one.textContent)
const groupOf = (backend: Backend, id: string) => backend.db.groups.find((group) => group.id === id)

/** Every call of group buying, with its count. */
async function asked(app: Awaited<ReturnType<typeof renderRoute>>) {
  const calls = await app.calls()
  return Object.fromEntries(
    ['canBuyInGroup', 'group', 'groupCode', 'canQuitGroup', 'quitGroup'].map((name) => [
      name,
      calls.filter(({ id }) => id === `mall.${name}`).length,
    ]),
  )
}

const isBefore = (one: Element, other: Element) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

describe('[GOODS-037] the group buying card after a late reply', () => {
  const late = () => holdCalls('get', 'mallsales/api/user/group-buying/data')
  const findHeading = () => screen.findByRole('heading', { level: 2, name: '拼团' }, { timeout: 8000 })

  test.each([
    ['is last on the page if its usual position is on the screen', 600, false],
    ['is above the description if its usual position is below the screen', 900, true],
  ])('the card %s', async (_name, top, above) => {
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 390, 0))
    const slow = late()
    await renderRoute('/commodity-detail/G006', { as: 'member', backend: withHandlers(newBackend(), slow.handler) })
    const description = await screen.findByRole('heading', { level: 2, name: '商品介绍' }, { timeout: 8000 })
    await screen.findByRole('heading', { level: 2, name: '为您推荐' }, { timeout: 8000 })
    slow.release()
    expect(isBefore(await findHeading(), description)).toBe(above)
    expect(isBefore(screen.getByRole('heading', { level: 2, name: '为您推荐' }), await findHeading())).toBe(!above)
  })

  test('has reserved space before the reply if the link names a group', async () => {
    const slow = late()
    await renderRoute('/commodity-detail/G006?groupCode=GROUP1', {
      as: 'member',
      backend: withHandlers(newBackend(), slow.handler),
    })
    const description = await screen.findByRole('heading', { level: 2, name: '商品介绍' }, { timeout: 8000 })
    expect(isBefore(await screen.findByRole('status', { name: '加载中' }), description)).toBe(true)
    slow.release()
    expect(isBefore(await findHeading(), description)).toBe(true)
  })
})

describe('[GOODS-037] group buying', () => {
  test('is offered if the server allows buying; 发起拼团 creates a group and opens the invitation', async () => {
    const app = await renderRoute('/commodity-detail/G006', { as: 'member' })
    const group = await card()
    expect(group.getByText('3 人成团，发起后再邀请 2 位朋友')).toBeInTheDocument()
    expect(group.getByText('成团后每件减 ¥60.00')).toBeInTheDocument()
    expect(buttons(group)).toEqual(['发起拼团'])
    expect(await asked(app)).toEqual({ canBuyInGroup: 1, group: 1, groupCode: 0, canQuitGroup: 0, quitGroup: 0 })
    await app.press('发起拼团')
    await findToast('已发起拼团')
    const made = app.backend.db.groups.at(-1)
    expect(made).toMatchObject({ goodsId: 'G006', userIds: ['U102'] })
    const sheet = within(await screen.findByRole('dialog', { name: '邀请朋友拼团' }, { timeout: 8000 }))
    const link = `http://localhost:3000/commodity-detail/G006?sharingCode=SHARE102&groupCode=${made?.code}`
    await waitFor(() => expect(sheet.getByText(link)).toBeInTheDocument())
  })

  test.each([
    ['goods that are not sold in groups', '/commodity-detail/G001', 'member'],
    ['goods off the shelf', '/commodity-detail/G025', 'member'],
    ['a preview', '/commodity-detail/G006/preview', 'member'],
  ])('is not offered for %s', async (_name, address, as) => {
    const app = await renderRoute(address, { as })
    await app.sees('商品介绍')
    await waitFor(() => expect(screen.queryByRole('status', { name: '加载中' })).not.toBeInTheDocument())
    await noCard()
  })

  test('sends no request for a visitor, and shows an invited visitor a link to the login, with the group as the target', async () => {
    const app = await renderRoute('/commodity-detail/G006')
    await app.sees('为您推荐')
    await noCard()
    await app.router.navigate('/commodity-detail/G006?groupCode=GROUP1')
    await app.sees('朋友邀请您一起拼团，登录后参加')
    expect(await asked(app)).toEqual({ canBuyInGroup: 0, group: 0, groupCode: 0, canQuitGroup: 0, quitGroup: 0 })
    await app.follow('登录后参加')
    await app.arrives('/login?target=%2Fcommodity-detail%2FG006%3FgroupCode%3DGROUP1')
    await screen.findByLabelText('手机号')
  })

  test('lets a person join through the group’s link; the last person completes the group and buys at the group price', async () => {
    const app = await renderRoute('/commodity-detail/G006?groupCode=GROUP1', { as: 'member' })
    const group = await card()
    expect(group.getByRole('list', { name: '3 人团，已有 2 人' })).toBeInTheDocument()
    expect(group.getByText('还差 1 人成团').parentElement).toHaveTextContent(/^还差 1 人成团，剩余 0[56]:\d\d:\d\d$/)
    expect(buttons(group)).toEqual(['参加拼团', '发起拼团'])
    await app.press('参加拼团')
    await findToast('已参加拼团')
    await app.sees('已成团，现在下单就是拼团价')
    expect(groupOf(app.backend, 'GB1')?.userIds).toEqual(['U107', 'U106', 'U102'])
    expect(within((await card()).getByRole('list', { name: '3 人团，已有 3 人' })).getByText('我')).toBeInTheDocument()
    // The headline, the old price, and the bar at the end.
    await waitFor(() => expect(prices().slice(0, 2)).toEqual(['¥639.00', '¥699.00']))
    expect(struckPrices()).toEqual(['¥699.00'])
    expect(prices().at(-1)).toBe('¥639.00')
    await app.press('按拼团价购买')
    const choice = within(await screen.findByRole('dialog', { name: '选择规格' }, { timeout: 8000 }))
    expect(choice.getAllByText('¥639.00')).not.toEqual([])
    expect((await choice.findByText('¥699.00')).tagName).toBe('DEL')
    await app.press(/^确定 ¥639\.00$/)
    await app.arrives('/order-info/G006')
    await waitFor(() => expect(screen.getByText('商品金额').parentElement).toHaveTextContent('商品金额¥639.00'))
    await app.press('提交订单')
    await app.arrives('/order-pay-detail')
    expect(app.backend.db.orders.at(-1)).toMatchObject({ goodsId: 'G006', price: 63_900, userId: 'U102' })
    expect(groupOf(app.backend, 'GB1')?.usedBy).toEqual(['U102'])
    await app.sees(/^确认支付/)
    // The group's place is used up: the next piece costs the ordinary price.
    await app.router.navigate('/commodity-detail/G006?groupCode=GROUP1')
    await app.sees('这个团已经满员')
    expect(prices()[0]).toBe('¥699.00')
  })

  test('shows the ordinary price until the group is complete, and says that buying now is outside the group', async () => {
    const app = await renderRoute('/commodity-detail/G006?groupCode=GROUP1', { as: 'rich' })
    const alone = '现在点“立即购买”是单独购买，不算拼团'
    expect((await card()).getByText(alone)).toBeInTheDocument()
    expect(prices()[0]).toBe('¥699.00')
    await quiet()
    expect(struckPrices()).toEqual([])
    app.view.unmount()
    const full = await renderRoute('/commodity-detail/G006?groupCode=GROUP1', { as: 'member' })
    await full.press('参加拼团')
    await full.sees('已成团，现在下单就是拼团价')
    expect((await card()).queryByText(alone)).toBeNull()
  })

  test('allows leaving only with the server’s permission and a confirmation, and then frees the member’s place', async () => {
    const app = await renderRoute('/commodity-detail/G006', { as: 'rich' })
    await waitFor(async () => expect(buttons(await card())).toEqual(['邀请朋友', '退出拼团']))
    expect(await app.calls('mall.canQuitGroup')).toHaveLength(1)
    await app.press('退出拼团')
    await app.press('留下')
    expect(await app.calls('mall.quitGroup')).toEqual([])
    await app.press('退出拼团')
    await app.sees('退出后，您的位置会让给别人。确定退出吗？')
    await app.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '退出拼团' }))
    await findToast('已退出拼团')
    expect(groupOf(app.backend, 'GB1')?.userIds).toEqual(['U106'])
    await waitFor(async () => expect(buttons(await card())).toEqual(['发起拼团']))
  })

  test.each(['mall.canQuitGroup=404', 'mall.canQuitGroup=null'])('does not show 退出拼团 with %s', async (fault) => {
    const app = await renderRoute('/commodity-detail/G006', { as: 'rich', knobs: `fault:${fault}` })
    await card()
    await waitFor(async () => expect(await app.calls('mall.canQuitGroup')).toHaveLength(1))
    expect(buttons(await card())).toEqual(['邀请朋友'])
  })

  test('puts the group’s code into an invitation, and the invitation creates no other group', async () => {
    const app = await renderRoute('/commodity-detail/G006', { as: 'rich' })
    await app.press('邀请朋友')
    const sheet = within(await screen.findByRole('dialog', { name: '邀请朋友拼团' }, { timeout: 8000 }))
    await sheet.findByText(/groupCode=GROUP1$/)
    expect(app.backend.db.groups).toHaveLength(3)
  })

  test('allows starting another group one millisecond after the first group’s end', async () => {
    const backend = newBackend()
    const group = groupOf(backend, 'GB1')
    if (group) group.endTime = NOW - 1
    const app = await renderRoute('/commodity-detail/G006?groupCode=GROUP1', { as: 'member', backend })
    await app.sees('这个团已经结束，没有凑齐人数')
    expect(buttons(await card())).toEqual(['发起拼团'])
  })

  test('allows joining a group one second before its end', async () => {
    const backend = newBackend()
    const group = groupOf(backend, 'GB1')
    if (group) group.endTime = NOW + 1000
    const app = await renderRoute('/commodity-detail/G006?groupCode=GROUP1', { as: 'member', backend })
    await app.press('参加拼团')
    await findToast('已参加拼团')
    expect(groupOf(app.backend, 'GB1')?.userIds).toContain('U102')
  })

  test('shows the server’s message if the group has become full', async () => {
    const app = await renderRoute('/commodity-detail/G006?groupCode=GROUP1', { as: 'member' })
    const group = await card()
    groupOf(app.backend, 'GB1')?.userIds.push('U103')
    await app.user.click(group.getByRole('button', { name: '参加拼团' }))
    await findToast('这个团已经满员')
    expect(groupOf(app.backend, 'GB1')?.userIds).not.toContain('U102')
  })

  test('creates one group for several taps', async () => {
    const app = await renderRoute('/commodity-detail/G016', { as: 'member' })
    const start = await (await card()).findByRole('button', { name: '发起拼团' })
    await Promise.all([app.user.click(start), app.user.click(start), app.user.click(start)])
    await findToast('已发起拼团')
    expect(app.backend.db.groups.filter((group) => group.userIds.includes('U102'))).toHaveLength(1)
  })

  test('creates another group if the person starts again after leaving', async () => {
    const app = await renderRoute('/commodity-detail/G016', { as: 'member' })
    await app.press('发起拼团')
    await findToast('已发起拼团')
    await app.press('关闭')
    await app.press('退出拼团')
    await app.user.click(
      within(await screen.findByRole('dialog', { name: /^退出后/ })).getByRole('button', { name: '退出拼团' }),
    )
    await findToast('已退出拼团')
    await app.press('发起拼团')
    await waitFor(() => expect(app.backend.db.groups.filter((group) => group.userIds.includes('U102'))).toHaveLength(1))
  })

  test.each(['mall.group=404', 'mall.canBuyInGroup=404', 'mall.group=null'])(
    'is left out with the fault %s, and the goods are shown',
    async (fault) => {
      const app = await renderRoute('/commodity-detail/G006', { as: 'member', knobs: `fault:${fault}` })
      await app.sees('为您推荐')
      await waitFor(async () =>
        expect((await app.calls('mall.group')).length + (await app.calls('mall.canBuyInGroup')).length).toBe(2),
      )
      await noCard()
      await quiet()
      expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    },
  )
})
