import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { findLine } from '#tests/screen-texts.ts'
import { quiet } from '#tests/quiet.ts'
import { newBackend, renderRoute } from '#tests/render-route.tsx'
import { jsonHandler, withHandlers } from '#tests/request-handlers.ts'

const ORDER = 'mallsales/api/user/mall-orders/get-user-order'
const at = '2024-01-01T19:04:05Z'

const openOrder = (order: object) =>
  renderRoute('/order-detail/O1', {
    as: 'member',
    backend: withHandlers(newBackend(), jsonHandler('post', ORDER, { id: 'O1', orderStatus: 'PAID', ...order })),
  })

test.each([
  ['WAITING_FOR_PAYMENT', '待付款'],
  ['PAYING', '支付中'],
  ['PAID', '待发货'],
  ['COMPLETED', '已完成'],
  ['SHIPPED', '已发货'],
  ['RECEIVED', '已签收'],
  ['CLOSED', '已关闭'],
  ['UNKNOWN', '处理中'],
])(
  '[ORD-001] [ORD-002] [ORD-003] [ORD-004] [ORD-005] [ORD-006] [ORD-007] a %s order has the heading %s',
  async (orderStatus, label) => {
    await openOrder({ orderStatus })
    expect(await screen.findByRole('heading', { name: label })).toBeInTheDocument()
  },
)

test('[ORD-027] [ORD-028] [ORD-029] [ORD-030] [ORD-031] [ORD-032] each time of an order has its label', async () => {
  const labels = {
    PAID: '付款时间',
    SHIPPED: '发货时间',
    RECEIVED: '签收时间',
    COMPLETED: '完成时间',
    CLOSED: '关闭时间',
    REFUNDMENT: '退款时间',
  }
  await openOrder({ statusHistory: Object.keys(labels).map((orderStatus) => ({ orderStatus, time: at })) })
  for (const label of Object.values(labels)) expect(await findLine(label)).toHaveTextContent(`${label}2024-01-02 03:04`)
})

test('[ORD-022] [ORD-026] [GEN-005] a paid order with deposit and balance shows its payment mode and the label of paid orders', async () => {
  await openOrder({ placementDetails: { paymentMode: 'DEPOSIT_AND_BALANCE' } })
  expect(await findLine('付款方式')).toHaveTextContent('付款方式定金+尾款')
  expect(screen.getByRole('heading', { name: '待发货' })).toBeInTheDocument()
})

test('[ORD-022] [ORD-025] an order created by the mock backend has a single payment', async () => {
  await renderRoute('/order-detail/O301', { as: 'unpaid' })
  expect(await findLine('付款方式')).toHaveTextContent('付款方式一次性付款')
  expect(screen.getByRole('heading', { name: '待付款' })).toBeInTheDocument()
})

test('[ORD-041] [ORD-039] the summary of an order shows its items and the total', async () => {
  const items = [
    { name: '商品', amount: 12_000 },
    { name: '优惠', amount: -2000 },
  ]
  await openOrder({ paymentSummary: { total: 10_000, items } })
  expect(await findLine('商品')).toHaveTextContent('商品¥120.00')
  expect(await findLine('优惠')).toHaveTextContent('优惠-¥20.00')
  expect(await findLine('合计')).toHaveTextContent('¥100.00')
})

test('[ORDX-002] [ORDX-003] number, address, tracking and remarks are shown if the order has them', async () => {
  await openOrder({
    goods: { goodsId: 'G1', name: '检测', price: 9900 },
    placementDetails: { goods: { number: 2 } },
    shippingAddress: {
      id: 'A1',
      name: '李建国',
      mobile: '13800000002',
      province: '广东省',
      city: '深圳市',
      district: '南山区',
      detail: '1号',
    },
    expressDetails: { company: '顺丰速运', number: 'SF1' },
    requirements: '请放门口',
  })
  expect(await screen.findByText('x2')).toBeInTheDocument()
  expect(screen.getByText('李建国 138****0002')).toBeInTheDocument()
  expect(screen.getByText('广东省深圳市南山区1号')).toBeInTheDocument()
  expect(await findLine('顺丰速运')).toHaveTextContent('SF1')
  expect(await findLine('备注')).toHaveTextContent('请放门口')
})

test('[ORDX-003] data that an order lacks leave no empty section', async () => {
  await openOrder({ orderNumber: 'N1' })
  expect(await findLine('订单编号')).toHaveTextContent('N1')
  for (const label of ['收货信息', '合计', '付款方式', '备注', '受检人']) expect(screen.queryByText(label)).toBeNull()
})

test.each([
  ['SHIPPED', true],
  ['PAID', false],
])('[ORDX-003] an order in the state %s without a tracking number shows %s', async (orderStatus, said) => {
  await openOrder({ orderStatus, orderNumber: 'N1' })
  expect(await findLine('订单编号')).toBeInTheDocument()
  expect(screen.queryByText('已发货，暂无快递单号；更新后会显示在这里') !== null).toBe(said)
})

test('[ORDX-003] the patient of an order is shown', async () => {
  await openOrder({ patient: { id: 'P1', name: '李小禾' } })
  expect(await findLine('受检人')).toHaveTextContent('李小禾')
})

test('[ORD-067] an unpaid order is cancelled after a confirmation, and both page and list show it as closed', async () => {
  const app = await renderRoute('/my-order/ALL', { as: 'unpaid' })
  await app.follow(/待付款.*共/)
  await app.arrives('/order-detail/O301')
  await app.press('取消订单')
  await app.sees('是否取消订单？')
  await app.press('再想想')
  expect(await app.calls('order.cancel')).toEqual([])
  await app.doesNotSee('是否取消订单？')
  await app.press('取消订单')
  await app.sees('是否取消订单？')
  const yes = (await screen.findAllByRole('button', { name: '取消订单' })).at(-1)
  await app.user.click(yes as HTMLElement)
  await app.sees('订单已取消')
  expect(await screen.findByRole('heading', { name: '已关闭' })).toBeInTheDocument()
  expect(await app.calls('order.cancel')).toMatchObject([{ status: 200, input: { id: 'O301' } }])
  await quiet()
  expect(screen.queryByRole('button', { name: '去支付' })).toBeNull()
  await app.router.navigate('/my-order/ALL')
  const row = await screen.findByRole('link', { name: /共/ })
  await waitFor(() => expect(within(row).getAllByRole('strong')[0]?.textContent).toBe('已关闭'))
})

test('[ORD-067] a refused cancellation shows the reason, and the order does not change', async () => {
  const app = await renderRoute('/order-detail/O301', { as: 'unpaid', knobs: 'fault:order.cancel=400' })
  await app.press('取消订单')
  await app.sees('是否取消订单？')
  await app.user.click((await screen.findAllByRole('button', { name: '取消订单' })).at(-1) as HTMLElement)
  await app.sees('请求的内容有误')
  expect(screen.getByRole('heading', { name: '待付款' })).toBeInTheDocument()
})

test.each(['PAYING', 'PAID', 'SHIPPED', 'RECEIVED', 'COMPLETED', 'CLOSED'])(
  '[ORD-067] a %s order can be neither paid nor cancelled',
  async (orderStatus) => {
    await openOrder({ orderStatus })
    await screen.findByText('订单编号')
    await quiet()
    expect(screen.queryByRole('button', { name: '取消订单' })).toBeNull()
    expect(screen.queryByRole('button', { name: '去支付' })).toBeNull()
  },
)

test('[BIND-001] a paid gene test has a link to bind its sample', async () => {
  const app = await renderRoute('/order-detail/O201', { as: 'member' })
  await app.press('绑定样本')
  await app.arrives('/bind-sampleid-input-view')
  expect(await screen.findByLabelText('样本编号')).toHaveValue('')
})
