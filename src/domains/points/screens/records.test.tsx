import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { quiet } from '#tests/quiet.ts'
import { newBackend, renderRoute } from '#tests/render-route.tsx'
import { findToast } from '#tests/screen-texts.ts'
import { jsonHandler, withHandlers, holdCalls, spyOnRequest } from '#tests/request-handlers.ts'

const LIST = 'points/api/user/points-order/get-all'
const SENT = '/conversion-record-detail/PO201'

const findRows = () => screen.findAllByRole('link', { name: /积分/ })
const findReceivedButton = async () =>
  within(await screen.findByRole('dialog')).findByRole('button', { name: '已收到' })

describe('/conversion-record', () => {
  test('[ORD-008] [ORD-009] [ORD-010] [ORD-011] [ORD-012] [ORD-013] each state of a redemption has its own word', async () => {
    const noted = spyOnRequest('post', LIST)
    await renderRoute('/conversion-record', { as: 'rich', backend: withHandlers(newBackend(), noted.handler) })
    const words = (await findRows()).map((row) => row.querySelector('strong')?.textContent)
    expect(words.slice(0, 6)).toEqual(['已提交', '待发货', '已发货', '已完成', '已取消', '已关闭'])
    expect(words).toHaveLength(20)
    expect(noted.asked.map(({ url }) => url.search)).toEqual(['?page=0&size=20'])
  })

  test('[FMT-005] a redemption shows the date, the goods, the number and the points', async () => {
    await renderRoute('/conversion-record', { as: 'member' })
    const [first] = await findRows()
    expect(first).toHaveAttribute('href', SENT)
    const row = within(first as HTMLElement)
    expect(row.getByText('2026-11-16 10:00')).toBeInTheDocument()
    expect(row.getByText('保暖护膝 一对')).toBeInTheDocument()
    expect(row.getByText('260积分')).toBeInTheDocument()
    expect(row.getByText('x1')).toBeInTheDocument()
  })

  test('the totals are shown at the top, and leave out cancelled orders', async () => {
    const app = await renderRoute('/conversion-record', { as: 'member' })
    await app.sees('共兑换2次，用了940积分')
    expect(await app.calls('points.conversionRecords')).toHaveLength(1)
  })

  test.each(['empty', '404', '500', 'null'])(
    '[MISC-004] the list is shown for any reply of the records call (%s)',
    async (fault) => {
      const app = await renderRoute('/conversion-record', {
        as: 'member',
        knobs: `fault:points.conversionRecords=${fault}`,
      })
      expect(await findRows()).toHaveLength(3)
      await waitFor(async () => expect(await app.calls('points.conversionRecords')).not.toEqual([]))
      await quiet()
      expect(screen.queryByText(/共兑换/)).toBeNull()
      expect(screen.queryByRole('alert')).toBeNull()
    },
  )

  test('[PTS-019] without redemptions, there is a link to the points mall', async () => {
    const app = await renderRoute('/conversion-record', { as: 'new' })
    await app.sees('您还没有兑换过商品')
    await app.follow('去积分商城看看')
    await app.arrives('/integral-mall')
    expect(await app.sees('0积分')).toHaveLength(1)
  })

  test('redemptions that cannot be loaded show the reason and a retry', async () => {
    const app = await renderRoute('/conversion-record', { as: 'member', knobs: 'fault:points.orders=500@1' })
    await app.sees(/尊敬的用户，非常抱歉，网络出现故障/)
    await app.press('重试')
    expect(await findRows()).toHaveLength(3)
  })
})

describe('/conversion-record-detail/{id}', () => {
  test('[ORD-010] [ORD-033] [ORD-034] [ORD-035] a shipped order shows state, delivery, tracking number and times', async () => {
    const app = await renderRoute(SENT, { as: 'member' })
    await screen.findByRole('heading', { name: '已发货' })
    await app.sees('商品已发出，收到后请点“确认收货”')
    await app.sees('李建国 138****0002')
    await app.sees('广东省深圳市南山区科技园南区8栋1203室')
    const text = document.body.textContent ?? ''
    const lines = ['兑换编号20260000000201', '顺丰速运SF2000000201', '提交时间2026-11-16 10:00']
    const times = ['支付时间2026-11-16 15:00', '发货时间2026-11-16 20:00']
    const places = [...lines, ...times].map((line) => text.indexOf(line))
    expect(places).not.toContain(-1)
    expect(places.toSorted((a, b) => a - b)).toEqual(places)
  })

  test('[ORD-011] [ORD-036] a picked-up order shows the place and the time when it was completed', async () => {
    const app = await renderRoute('/conversion-record-detail/PO202', { as: 'member' })
    await screen.findByRole('heading', { name: '已完成' })
    await app.sees('南山健康服务中心')
    await app.sees('每天 9:00—18:00')
    expect(screen.getByText('完成时间').nextSibling).toHaveTextContent('2026-10-20 01:00')
    await quiet()
    expect(screen.queryByText('收货信息')).toBeNull()
    expect(screen.queryByRole('button', { name: '确认收货' })).toBeNull()
  })

  test('[ORD-012] [ORD-037] a cancelled order shows the time when the points were returned', async () => {
    await renderRoute('/conversion-record-detail/PO203', { as: 'member' })
    await screen.findByRole('heading', { name: '已取消' })
    expect(screen.getByText('退款时间').nextSibling).toHaveTextContent('2026-10-01 15:00')
  })

  test('[ORD-013] [ORD-038] a closed order shows the time when it was closed', async () => {
    await renderRoute('/conversion-record-detail/PO705', { as: 'rich' })
    await screen.findByRole('heading', { name: '已关闭' })
    expect(screen.getByText('关闭时间').nextSibling).toHaveTextContent('2026-10-30 15:00')
  })

  test('an order whose goods, places and times are missing is still shown', async () => {
    const bareHandler = jsonHandler('get', 'points/api/user/points-order/PO9', { id: 'PO9', status: 'NEW_STATE' })
    const backend = withHandlers(newBackend(), bareHandler)
    const app = await renderRoute('/conversion-record-detail/PO9', { as: 'member', backend })
    await screen.findByRole('heading', { name: '处理中' })
    expect(await app.sees('积分商品')).toHaveLength(1)
    expect(await app.sees('--')).toHaveLength(1)
  })

  test('another person’s redemption is not shown', async () => {
    const app = await renderRoute('/conversion-record-detail/PO700', { as: 'member' })
    expect(await app.sees('尚未授权')).toHaveLength(1)
  })
})

describe('confirming the receipt of a points order', () => {
  test('[PTS-017] [ORD-011] sends confirm-order after a confirmation, and then the order is completed', async () => {
    const noted = spyOnRequest('post', 'points/api/user/points-order/confirm-order')
    const app = await renderRoute(SENT, { as: 'member', backend: withHandlers(newBackend(), noted.handler) })
    await app.press('确认收货')
    await app.sees('您已经收到商品了吗？')
    await quiet()
    expect(noted.asked).toEqual([])
    await app.user.click(await findReceivedButton())
    await findToast('已确认收货')
    await screen.findByRole('heading', { name: '已完成' })
    expect(noted.asked.map(({ body }) => body)).toEqual([{ id: 'PO201' }])
    expect(await screen.findByText('完成时间')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('button', { name: '确认收货' })).toBeNull())
  })

  test('[PTS-017] does nothing if the person does not confirm', async () => {
    const app = await renderRoute(SENT, { as: 'member' })
    await app.press('确认收货')
    await app.press('还没有')
    await app.doesNotSee('您已经收到商品了吗？')
    expect(await app.calls('points.confirm')).toEqual([])
  })

  test('[PTS-017] disables the button during the request', async () => {
    const held = holdCalls('post', 'points/api/user/points-order/confirm-order')
    const app = await renderRoute(SENT, { as: 'member', backend: withHandlers(newBackend(), held.handler) })
    await app.press('确认收货')
    await app.user.click(await findReceivedButton())
    await waitFor(() => expect(screen.getByText('确认收货').closest('button')).toHaveAttribute('aria-busy', 'true'))
    held.release()
    await screen.findByRole('heading', { name: '已完成' })
    expect(await app.calls('points.confirm')).toHaveLength(1)
  })

  test('[PTS-017] shows the order as completed after a lost reply, if the server has completed it', async () => {
    const app = await renderRoute(SENT, { as: 'member', knobs: 'fault:points.confirm=lost@1' })
    await app.press('确认收货')
    await app.user.click(await findReceivedButton())
    await findToast('已确认收货')
    await screen.findByRole('heading', { name: '已完成' })
    expect(await app.calls('points.confirm')).toHaveLength(1)
  })

  test('[PTS-017] shows an error if the request did not reach the server, and can be repeated', async () => {
    const app = await renderRoute(SENT, { as: 'member', knobs: 'fault:points.confirm=offline@1' })
    await app.press('确认收货')
    await app.user.click(await findReceivedButton())
    await findToast('无法连接到服务器，请稍后重试')
    expect(app.backend.db.pointsOrders.find((order) => order.id === 'PO201')?.status).toBe('SHIPPED')
    await app.press('确认收货')
    await app.user.click(await findReceivedButton())
    await screen.findByRole('heading', { name: '已完成' })
  })

  test('[PTS-017] shows the order’s new state if the server refuses', async () => {
    const app = await renderRoute(SENT, { as: 'member' })
    await screen.findByRole('button', { name: '确认收货' })
    const order = app.backend.db.pointsOrders.find((entry) => entry.id === 'PO201')
    if (order) order.status = 'COMPLETED'
    await app.press('确认收货')
    await app.user.click(await findReceivedButton())
    await findToast('当前状态不能确认收货')
    expect(order?.history.at(-1)?.orderStatus).toBe('SHIPPED')
    await screen.findByRole('heading', { name: '已完成' })
    await waitFor(() => expect(screen.queryByRole('button', { name: '确认收货' })).toBeNull())
  })
})
