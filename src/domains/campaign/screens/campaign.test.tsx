import { act, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { config } from '#/config.ts'
import { quiet } from '#tests/quiet.ts'
import { newBackend, NOW, renderRoute } from '#tests/render-route.tsx'
import { jsonHandler, withHandlers } from '#tests/request-handlers.ts'

const EVENT = 'mall/api/public/activity-events'

afterEach(() => {
  config.hideRewardsInWechat = false
})

const insideWechat = () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('iPhone MicroMessenger/8.0')
  config.hideRewardsInWechat = true
}

/** The word of the state. */
const findState = async () => (await screen.findByText(/^(即将开始|进行中|活动已结束|仅限受邀|您有奖励)$/)).textContent

const findActionLink = (name: string) => screen.findByRole('link', { name }, { timeout: 8000 })

describe('/action/{activity key}', () => {
  test('[CAMP-001] a running campaign shows its picture, period, text, goods, gifts and one main action', async () => {
    const app = await renderRoute('/action/winter2026', { as: 'member' })
    await screen.findByRole('heading', { name: '暖冬守护家人健康' })
    expect(await findState()).toBe('进行中')
    // Ten days before to thirty days after 2026-11-20: the server's times win over those of the record.
    expect(await app.sees('2026年11月10日 至 2026年12月20日')).toHaveLength(1)
    expect(await screen.findByRole('link', { name: /^全基因组健康检测·成人版/ })).toHaveAttribute(
      'href',
      '/commodity-detail/G001',
    )
    expect(await app.sees('30元商城优惠券')).toHaveLength(1)
    expect(screen.getByRole('link', { name: /^家族健康史怎么记/ })).toHaveAttribute('href', '/article/A2')
    expect(await findActionLink('去选检测套餐')).toHaveAttribute('href', '/commodity')
    expect(await app.calls('campaign.event')).toHaveLength(1)
  })

  test('[GOODS-006] the sharing code in the address of a campaign is passed on in the links to its goods', async () => {
    const app = await renderRoute('/action/winter2026?sharingCode=SHARE108')
    await app.follow(/^全基因组健康检测·成人版/)
    await app.arrives('/commodity-detail/G001')
    expect(app.address()).toBe('/commodity-detail/G001?sharingCode=SHARE108')
  })

  test('[CAMP-001] a campaign links to its rules, rewards, participants and poster', async () => {
    await renderRoute('/action/winter2026', { as: 'member' })
    expect(await screen.findByRole('link', { name: /活动规则/ })).toHaveAttribute('href', '/action/winter2026/rules')
    expect(screen.getByRole('link', { name: /我的奖励/ })).toHaveAttribute('href', '/action/winter2026/my-reward/A200')
    expect(screen.getByRole('link', { name: /参与名单/ })).toHaveAttribute(
      'href',
      '/action/winter2026/participant-list/21%2C22%2C23%2C24',
    )
    expect(screen.getByRole('link', { name: /活动海报/ })).toHaveAttribute('href', '/action/winter2026/share-playbill')
  })

  test('[CAMP-001] before its period, a campaign shows a countdown and a calendar entry', async () => {
    const app = await renderRoute('/action/newyear2027')
    expect(await findState()).toBe('即将开始')
    expect(await app.sees(/^距开始/)).toHaveLength(1)
    expect(screen.getByRole('button', { name: '加入手机日历' })).toBeVisible()
    await quiet()
    expect(screen.queryByRole('link', { name: /活动海报/ })).toBeNull()
  })

  test('[CAMP-004] after its period, a campaign shows 活动已结束 and a link to other campaigns', async () => {
    await renderRoute('/action/spring2023')
    expect(await findState()).toBe('活动已结束')
    expect(await findActionLink('看看其他活动')).toHaveAttribute('href', '/article-activity-center')
  })

  test('[CAMP-004] the server can end a campaign early', async () => {
    await renderRoute('/action/stopped')
    expect(await findState()).toBe('活动已结束')
  })

  test('[CAMP-001] winners see 您有奖励 and a link to their prizes', async () => {
    await renderRoute('/action/spring2023', { as: 'member' })
    expect(await findState()).toBe('您有奖励')
    expect(await findActionLink('查看我的奖励')).toHaveAttribute('href', '/action/spring2023/my-reward/A100')
  })

  test('[CAMP-001] participants without a prize see a thank-you', async () => {
    const app = await renderRoute('/action/spring2023', { as: 'rich' })
    expect(await app.sees('感谢您的参与，这次没有中奖。')).toHaveLength(1)
  })

  test('with the setting hideRewardsInWechat, a campaign inside WeChat shows no rewards', async () => {
    insideWechat()
    await renderRoute('/action/spring2023', { as: 'member' })
    expect(await findState()).toBe('活动已结束')
    await quiet()
    expect(document.querySelector('main')?.textContent).not.toMatch(/奖励|礼物/)
  })

  test('[CAMP-001] a person who was not invited sees 仅限受邀; a visitor also sees a login link that returns to the campaign', async () => {
    const app = await renderRoute('/action/closed-door')
    expect(await findState()).toBe('仅限受邀')
    expect(await findActionLink('登录后查看邀请')).toHaveAttribute('href', '/login?target=%2Faction%2Fclosed-door')
    app.view.unmount()
    await renderRoute('/action/closed-door', { as: 'rich' })
    expect(await findState()).toBe('仅限受邀')
    expect(await findActionLink('看看其他活动')).toBeVisible()
    await quiet()
    expect(screen.queryByRole('link', { name: '登录后查看邀请' })).toBeNull()
  })

  test('[CAMP-001] an invited person sees the running campaign', async () => {
    await renderRoute('/action/closed-door', { as: 'member' })
    expect(await findState()).toBe('进行中')
    expect(await findActionLink('去商城看看')).toHaveAttribute('href', '/commodity')
  })

  test('a campaign that is only on the server has a page, and its text is sanitized', async () => {
    await renderRoute('/action/salon')
    await screen.findByRole('heading', { name: '社区健康讲座' })
    expect(await screen.findByText(/周六上午9点半/)).toBeVisible()
    expect(document.querySelector('main')?.innerHTML).not.toMatch(/<script|alert/)
  })

  test('[CAMP-003] an unknown campaign shows 没有找到这个活动 and one link', async () => {
    const app = await renderRoute('/action/NOPE')
    expect(await app.sees('没有找到这个活动')).toHaveLength(1)
    expect(await findActionLink('看看其他活动')).toBeVisible()
  })

  test('when the server’s event is missing, the campaign page shows the record alone', async () => {
    await renderRoute('/action/winter2026', { knobs: 'fault:campaign.event=404' })
    expect(await findState()).toBe('进行中')
    expect(await screen.findByText('2026年11月01日 至 2026年12月31日')).toBeVisible()
  })

  test('a campaign that cannot be loaded has a retry', async () => {
    const app = await renderRoute('/action/winter2026', { knobs: 'fault:campaign.event=500' })
    await screen.findByRole('button', { name: '重试' }, { timeout: 8000 })
    app.backend.setKnobs('')
    await app.press('重试')
    expect(await findState()).toBe('进行中')
  })

  test('[CAMP-004] while the page is open, the campaign begins and ends at the exact millisecond', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'], now: NOW })
    const body = { id: 'x', name: '短活动', startTime: NOW + 5000, endTime: NOW + 9000 }
    const dated = { date: new Date(NOW).toUTCString() }
    await renderRoute('/action/short', {
      backend: withHandlers(newBackend(), jsonHandler('get', EVENT, body, 200, dated)),
    })
    await vi.waitFor(() => expect(screen.queryByText('即将开始')).toBeInTheDocument(), { timeout: 8000 })
    await quiet()
    const step = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
    const says = (word: string) => screen.queryByText(word) !== null
    step(Math.max(0, NOW + 4999 - Date.now()))
    expect(says('即将开始')).toBe(true)
    step(1)
    expect(says('进行中')).toBe(true)
    step(4000)
    expect(says('进行中')).toBe(true)
    step(1)
    expect(says('活动已结束')).toBe(true)
  })
})

describe('campaigns with an address of their own', () => {
  test.each([
    ['/motherday-2022', '给妈妈的一份安心'],
    ['/2022-11-activity', '十一月健康月'],
    ['/MotherDay-2022/', '给妈妈的一份安心'],
  ])('[CAMP-004] the address %s shows that its campaign has ended', async (address, title) => {
    await renderRoute(address)
    await screen.findByRole('heading', { name: title })
    expect(await findState()).toBe('活动已结束')
  })

  test('[CAMP-003] /campaign/token-1, whose campaign is known, shows that campaign', async () => {
    await renderRoute('/campaign/token-1')
    await screen.findByRole('heading', { name: '专题活动' })
    expect(await findState()).toBe('进行中')
  })

  test.each(['2', '3', '4'])(
    '[CAMP-003] /campaign/token-%s, which has no campaign, shows 没有找到这个活动',
    async (slot) => {
      const app = await renderRoute(`/campaign/token-${slot}`)
      expect(await app.sees('没有找到这个活动')).toHaveLength(1)
    },
  )

  test.each(['/campaign/token-5', '/campaign', '/%7Btoken%7D', '/action'])(
    '[CAMP-003] the address %s shows 页面不存在',
    async (address) => {
      const app = await renderRoute(address)
      expect(await app.sees('页面不存在')).not.toHaveLength(0)
    },
  )
})

describe('/action/{activity key}/rules', () => {
  test('[CAMP-001] lists a campaign’s rules with numbers, and has a link back to the campaign', async () => {
    await renderRoute('/action/spring2023/rules')
    const list = await screen.findByRole('list')
    expect(within(list).getAllByRole('listitem')).toHaveLength(4)
    expect(within(list).getByText('听完任意一场讲座即可登记抽奖，每人一次。')).toBeVisible()
    expect(await findActionLink('查看活动')).toHaveAttribute('href', '/action/spring2023')
  })

  test('if the campaign has no rules, shows the server’s text or else the app’s own text', async () => {
    const app = await renderRoute('/action/salon/rules')
    expect(await app.sees(/周六上午9点半/)).toHaveLength(1)
    app.view.unmount()
    const bare = await renderRoute('/action/stopped/rules')
    expect(await bare.sees('这个活动没有另外的规则')).toHaveLength(1)
  })
})
