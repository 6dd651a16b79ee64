import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { quiet } from '#tests/quiet.ts'
import { newBackend, renderRoute } from '#tests/render-route.tsx'
import { jsonHandler, withHandlers } from '#tests/request-handlers.ts'

const MINE = 'mallsales/api/user/tickets/mine'
const STATES = 'mallsales/api/user/tickets/status/mine'
const SORRY = '尊敬的用户，非常抱歉，网络出现故障，请稍后重试或拨打客服电话400-000-0000'

const findButton = (name: string) => screen.findByRole('button', { name }, { timeout: 8000 })
const findHeadings = async (level: number) =>
  (await screen.findAllByRole('heading', { level }, { timeout: 8000 })).map((one) => one.textContent)

const ticket = (id: string, startTime: string, endTime: string) => ({
  id,
  name: `票${id}`,
  code: '123456789012',
  startTime,
  endTime,
})

test('[GOODS-031] [LIT-027] a ticket can be shown between start and end; at other times, the button shows the reason', async () => {
  await renderRoute('/merchant-ticket', { as: 'member' })
  expect(await findButton('出示券码，基因科普讲座门票')).toBeEnabled()
  expect(await findButton('未到使用时间，健康体验馆参观票')).toBeDisabled()
  expect(await findButton('已过期，春季健康咨询券')).toBeDisabled()
  expect(await findButton('已使用，骨密度体验券')).toBeDisabled()
  expect(await findHeadings(2)).toEqual(['基因科普讲座门票', '健康体验馆参观票', '春季健康咨询券', '骨密度体验券'])
  expect(screen.getByText('深圳湾健康讲堂')).toBeVisible()
  expect(screen.getByText('2026.11.30 - 2026.12.30')).toBeVisible()
})

test('[GOODS-031] whether a ticket can be shown depends on the server’s clock, to the second', async () => {
  const listHandler = jsonHandler('get', MINE, [
    ticket('1', '2026-11-20 10:01:00', '2026-12-01'),
    ticket('2', '2026-11-20 09:59:59', '2026-11-20 10:01:00'),
    ticket('3', '2026-11-01', '2026-11-20 09:59:59'),
  ])
  await renderRoute('/merchant-ticket', { as: 'member', backend: withHandlers(newBackend(), listHandler) })
  expect(await findButton('未到使用时间，票1')).toBeDisabled()
  expect(await findButton('出示券码，票2')).toBeEnabled()
  expect(await findButton('已过期，票3')).toBeDisabled()
})

test('[GOODS-031] the button of a listed ticket is enabled as soon as the ticket’s validity starts', async () => {
  const backend = newBackend()
  const soon = backend.db.tickets.find(({ id }) => id === 'T202')
  if (soon) soon.startTime = Date.parse('2026-11-20T10:00:01.500+08:00')
  await renderRoute('/merchant-ticket', { as: 'member', backend })
  expect(await findButton('未到使用时间，健康体验馆参观票')).toBeDisabled()
  expect(await findButton('出示券码，健康体验馆参观票')).toBeEnabled()
})

test('[GOODS-031] a ticket’s code is displayed in groups of four, with the ticket’s validity', async () => {
  const app = await renderRoute('/merchant-ticket', { as: 'member' })
  await app.press('出示券码，基因科普讲座门票')
  const sheet = within(await screen.findByRole('dialog', { name: '基因科普讲座门票' }))
  expect(sheet.getByText('8000 0000 0201')).toBeVisible()
  expect(sheet.getByText('请把屏幕调亮，出示给工作人员')).toBeVisible()
  expect(sheet.getByText('有效期 2026.11.10 - 2026.12.10')).toBeVisible()
})

test('[GOODS-031] a ticket that is used at the counter changes to used without a reload', async () => {
  const app = await renderRoute('/merchant-ticket', { as: 'member' })
  await app.press('出示券码，基因科普讲座门票')
  const sheet = within(await screen.findByRole('dialog', { name: '基因科普讲座门票' }))
  const taken = app.backend.db.tickets.find(({ id }) => id === 'T201')
  if (taken) taken.usedAt = Date.parse('2026-11-20T10:00:05+08:00')
  expect(await sheet.findByText('已使用', undefined, { timeout: 8000 })).toBeVisible()
  await app.press('关闭')
  expect(await findButton('已使用，基因科普讲座门票')).toBeDisabled()
  expect(await app.calls('ticket.mine')).toHaveLength(1)
  expect((await app.calls('ticket.statusMine')).length).toBeGreaterThanOrEqual(2)
})

test('[GOODS-031] a state that was loaded separately takes precedence over the state in the list', async () => {
  const statesHandler = jsonHandler('get', STATES, [{ id: 'T201', status: 'USED', usedTime: '2026-11-20 09:00' }])
  await renderRoute('/merchant-ticket', { as: 'member', backend: withHandlers(newBackend(), statesHandler) })
  expect(await findButton('已使用，基因科普讲座门票')).toBeDisabled()
})

test('[GOODS-031] if the tickets’ states cannot be loaded, the states in the list are shown', async () => {
  const statesHandler = jsonHandler('get', STATES, null, 404)
  await renderRoute('/merchant-ticket', { as: 'member', backend: withHandlers(newBackend(), statesHandler) })
  expect(await findButton('出示券码，基因科普讲座门票')).toBeEnabled()
  expect(await findButton('已使用，骨密度体验券')).toBeDisabled()
})

test('[LIT-027] draws that are still possible are listed first, then past draws, latest first', async () => {
  const app = await renderRoute('/raffle-lists', { as: 'member' })
  await app.sees('可以抽奖')
  expect(screen.getByRole('link', { name: '金秋回馈抽奖2次，去抽奖' })).toHaveAttribute('href', '/lottery/L1')
  const draws = screen.getAllByRole('listitem').map((one) => one.textContent)
  expect(draws).toEqual([
    '夏日抽奖2026-10-28 10:00未中奖',
    '夏日抽奖2026-10-27 10:00讲座门票',
    '夏日抽奖2026-10-26 10:0030元券',
  ])
})

test.each([
  ['抽奖券状态未知', { status: '' }],
  ['抽奖券状态未知', { status: 'FROZEN' }],
  ['抽奖时间未知', { endTime: '月底' }],
])(
  '[LIT-027] the reason %s is shown for a lottery ticket with the fields %j, which has no link',
  async (reason, given) => {
    const one = { ...ticket('1', '2026-11-01', '2026-12-01'), kind: 'LOTTERY', lotteryId: 'L1', ...given }
    const backend = withHandlers(newBackend(), jsonHandler('get', MINE, [one]))
    const app = await renderRoute('/raffle-lists', { as: 'member', backend })
    await app.sees(reason)
    await quiet()
    expect(screen.queryByRole('link', { name: /去抽奖/ })).toBeNull()
    expect(screen.queryByText('您还没有抽过奖')).toBeNull()
  },
)

test('[LIT-027] every prize has a link: a coupon to its goods, a ticket to its counter code', async () => {
  const app = await renderRoute('/bonus-lists', { as: 'member' })
  expect(await findHeadings(2)).toEqual(['讲座门票', '30元券'])
  expect(screen.getByRole('link', { name: '去使用，抽奖所得30元券' })).toHaveAttribute(
    'href',
    '/coupons-commodity-list/CU9',
  )
  await app.follow('去出示，讲座门票')
  await app.arrives('/merchant-ticket')
})

test('[LIT-027] a won coupon that is used or expired links to the tab of used or expired coupons', async () => {
  await renderRoute('/bonus-lists', { as: 'rich' })
  expect(await screen.findByRole('link', { name: '已使用或已失效，30元券' })).toHaveAttribute(
    'href',
    '/my-coupon/HASUSED',
  )
})

test('[LIT-027] a prize that is neither a coupon nor a ticket shows only its name', async () => {
  const draw = { time: '2026-11-01', prize: { kind: 'POINTS', name: '100积分' } }
  const listHandler = jsonHandler('get', MINE, [{ ...ticket('1', '2026-11-01', '2026-12-01'), kind: 'LOTTERY', draw }])
  await renderRoute('/bonus-lists', { as: 'member', backend: withHandlers(newBackend(), listHandler) })
  expect(await findHeadings(2)).toEqual(['100积分'])
  await quiet()
  expect(within(screen.getByRole('listitem')).queryByRole('link')).toBeNull()
})

test.each([
  ['/merchant-ticket', '您还没有票券', '去首页看看', '/Home'],
  ['/raffle-lists', '您还没有抽过奖', '去首页看看', '/Home'],
  ['/bonus-lists', '您还没有奖品', '查看抽奖记录', '/raffle-lists'],
  ['/lottery/L1', '您在这个活动里还没有抽奖券', '去首页看看', '/Home'],
])(
  '[MISC-005] [LIT-027] without entries, the page %s shows the text “%s” and a link',
  async (address, text, label, href) => {
    const app = await renderRoute(address, { as: 'new' })
    await app.sees(text)
    expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', href)
  },
)

test.each([
  ['/merchant-ticket', '基因科普讲座门票'],
  ['/raffle-lists', '可以抽奖'],
  ['/bonus-lists', '讲座门票'],
  ['/lottery/L1', '金秋回馈抽奖'],
])(
  '[MISC-005] an error and a retry are shown if the tickets of the page %s cannot be loaded',
  async (address, text) => {
    const app = await renderRoute(address, { as: 'member', knobs: 'fault:ticket.mine=500@1' })
    await app.sees(SORRY)
    await app.press('重试')
    await app.sees(text)
    expect((await app.calls('ticket.mine')).map(({ status }) => status)).toEqual([500, 200])
  },
)

test.each(['/merchant-ticket', '/raffle-lists', '/bonus-lists'])(
  '[LIT-027] a visitor at the address %s is asked to sign in',
  async (address) => {
    const app = await renderRoute(address)
    await app.arrives('/login')
    expect(app.address()).toBe(`/login?target=${encodeURIComponent(address)}`)
    expect(await app.calls()).toEqual([])
  },
)

test.each([
  ['我的票券', '/merchant-ticket'],
  ['我的奖品', '/bonus-lists'],
])('[LIT-027] the page 我的 links to the page %s', async (name, address) => {
  const app = await renderRoute('/my-main', { as: 'member' })
  await app.follow(name)
  await app.arrives(address)
  expect(await screen.findByRole('heading', { level: 1, name }, { timeout: 8000 })).toBeVisible()
})

test('[GOODS-031] a ticket without an id is left out, and a ticket whose times cannot be parsed cannot be shown', async () => {
  const named = { ...ticket('T1', 'soon', 'later') }
  const tickets = [{}, { startTime: 'soon', endTime: 'later' }, named]
  await renderRoute('/merchant-ticket', {
    as: 'member',
    backend: withHandlers(newBackend(), jsonHandler('get', MINE, tickets)),
  })
  expect(await findHeadings(2)).toEqual(['票T1'])
  expect(await findButton('时间未知，票T1')).toBeDisabled()
})

test('[GOODS-031] a ticket whose time of use cannot be parsed counts as used', async () => {
  const used = { ...ticket('T1', '2026-11-01', '2026-12-01'), usedTime: '上周' }
  await renderRoute('/merchant-ticket', {
    as: 'member',
    backend: withHandlers(newBackend(), jsonHandler('get', MINE, [used])),
  })
  expect(await findButton('已使用，票T1')).toBeDisabled()
})
