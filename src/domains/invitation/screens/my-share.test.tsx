import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { config } from '#/config.ts'
import { newBackend, renderRoute } from '#tests/render-route.tsx'
import { jsonHandler, withHandlers } from '#tests/request-handlers.ts'

const ORDERS = 'mallsales/api/user/mall-orders/get-sharing-orders'
const LOG = 'members/api/user/share-logs'

afterEach(() => {
  config.hideRewardsInWechat = false
})

const findRows = () => screen.findAllByRole('listitem')

describe('/my-share', () => {
  test('[WAL-014] [GEN-013] orders from the person’s shares show goods, number, time, state and masked buyer', async () => {
    const app = await renderRoute('/my-share', { as: 'salesman' })
    const [first] = await findRows()
    const row = within(first as HTMLElement)
    expect(row.getByText(/^下单时间/)).toHaveTextContent('下单时间 2026-11-19 10:00')
    expect(row.getByText('待付款')).toBeInTheDocument()
    expect(row.getByText('全基因组健康检测·成人版')).toBeInTheDocument()
    expect(row.getByText('x1')).toBeInTheDocument()
    expect(row.getByText('购买人 郑**')).toBeInTheDocument()
    expect(document.body.textContent).not.toMatch(/郑晓燕|1380000|沙河西路/)
    expect(await app.calls('order.sharingOrders')).toHaveLength(1)
  })

  test('[WAL-014] an order whose goods and buyer are missing is still shown', async () => {
    const backend = withHandlers(
      newBackend(),
      jsonHandler('post', ORDERS, [{ id: 'O9', status: 'NEW_STATE' }, { status: 'PAID' }]),
    )
    await renderRoute('/my-share', { as: 'salesman', backend })
    expect((await findRows()).map((row) => row.textContent)).toEqual(['处理中商品购买人 一位朋友'])
  })

  test('without orders, there is a link to goods to share', async () => {
    const app = await renderRoute('/my-share', { as: 'new' })
    expect(await app.sees('还没有朋友通过您的分享下单')).toHaveLength(1)
    await app.follow('选一件商品分享')
    await app.arrives('/commodity-search/goods-share')
  })

  test('orders that cannot be loaded show the reason and a retry', async () => {
    const app = await renderRoute('/my-share', { as: 'salesman', knobs: 'fault:order.sharingOrders=500@1' })
    await app.sees(/尊敬的用户，非常抱歉，网络出现故障/)
    await app.press('重试')
    expect(await findRows()).toHaveLength(20)
  })
})

describe('/my-share?view=LOG', () => {
  test('[WAL-007] shares are grouped by month, and each month shows the sum of its rewards', async () => {
    const app = await renderRoute('/my-share', { as: 'salesman' })
    await app.follow('分享记录')
    await app.sees('2026年11月')
    const heads = screen.getAllByRole('heading', { level: 2 }).map((one) => one.parentElement?.textContent)
    expect(heads).toEqual(['2026年11月奖励合计 ¥35.00', '2026年10月奖励合计 ¥30.00'])
  })

  test('[MISC-002] a reward shows its amount, the time of the order and the time of the reward', async () => {
    const earned = {
      id: 'SL1',
      title: '儿童检测',
      time: '2026-11-01T09:00:00+08:00',
      reward: { amount: 500, orderTime: '2026-11-02T09:00:00+08:00', achievementDate: '2026-11-12T09:00:00+08:00' },
    }
    const backend = withHandlers(newBackend(), jsonHandler('get', LOG, [earned]))
    await renderRoute('/my-share?view=LOG', { as: 'salesman', backend })
    const [row] = await findRows()
    expect(row?.textContent).toBe(
      '儿童检测分享时间 2026-11-01 09:00下单时间 2026-11-02 09:00达成时间 2026-11-12 09:00¥5.00',
    )
  })

  test('[WAL-007] if a reward has no amount, the total of its month is unknown', async () => {
    const odd = [{ id: 'A', reward: { amount: 'x', orderTime: null } }, { id: 'B', reward: { amount: 500 } }, 7]
    const backend = withHandlers(newBackend(), jsonHandler('get', LOG, odd))
    const app = await renderRoute('/my-share?view=LOG', { as: 'salesman', backend })
    expect(await app.sees('没有查到合计')).toHaveLength(1)
    expect(await app.sees('时间未知')).toHaveLength(1)
    expect(await app.sees('没有查到金额')).toHaveLength(1)
  })

  test('with the setting hideRewardsInWechat, the rewards are hidden inside WeChat', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('iPhone MicroMessenger/8.0')
    config.hideRewardsInWechat = true
    const app = await renderRoute('/my-share?view=LOG', { as: 'salesman' })
    await app.sees('2026年11月')
    expect(document.querySelector('main')?.textContent).not.toMatch(/奖励|¥|达成/)
  })

  test.each(['empty', '404'])(
    'if the reply with the shares is %s, there is a link to goods that can be shared',
    async (fault) => {
      const app = await renderRoute('/my-share?view=LOG', { as: 'new', knobs: `fault:invitation.shareLog=${fault}` })
      await app.sees('还没有分享记录')
      expect(screen.getByRole('link', { name: '选一件商品分享' })).toHaveAttribute(
        'href',
        '/commodity-search/goods-share',
      )
    },
  )

  test('shares that cannot be loaded show the reason and a retry', async () => {
    const app = await renderRoute('/my-share?view=LOG', { as: 'salesman', knobs: 'fault:invitation.shareLog=500@1' })
    await app.press('重试')
    expect(await app.sees('2026年11月')).toHaveLength(1)
  })
})
