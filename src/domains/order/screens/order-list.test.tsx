import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { newBackend, renderRoute } from '#tests/render-route.tsx'
import { jsonHandler, withHandlers, spyOnRequest } from '#tests/request-handlers.ts'

const LIST = 'mallsales/api/user/mall-orders/get-user-orders'

const findTabs = async () => within(await screen.findByRole('navigation', { name: /^订单/ })).getAllByRole('link')
const findActiveTab = async () => (await screen.findByRole('link', { current: 'page' })).textContent
const findRows = () => screen.findAllByRole('link', { name: /共/ })
/** The state of an order, which is the first thing set in bold. */
const stateOf = (row: HTMLElement) => within(row).getAllByRole('strong')[0]?.textContent

async function openList(address: string) {
  const noted = spyOnRequest('post', LIST)
  const app = await renderRoute(address, { as: 'rich', backend: withHandlers(newBackend(), noted.handler) })
  return { app, asked: noted.asked }
}

test('[ORD-015] the order list shows its five tabs in order', async () => {
  await openList('/my-order/ALL')
  expect((await findTabs()).map((tab) => tab.textContent)).toEqual(['全部', '待付款', '待发货', '已完成', '退款/售后'])
})

test.each([
  ['ALL', '全部', {}],
  ['WAITING_FOR_PAYMENT', '待付款', { orderStatus: 'WAITING_FOR_PAYMENT' }],
  ['PAID', '待发货', { orderStatus: 'PAID' }],
  ['COMPLETED', '已完成', { orderStatus: 'COMPLETED' }],
  ['REFUNDMENT', '退款/售后', { refundment: true }],
  ['SOMETHING', '全部', {}],
])(
  '[ORD-014] [ORD-017] [ORD-018] [ORD-019] [ORD-020] [ORD-021] /my-order/%s opens the tab %s and sends the filter %j',
  async (status, label, body) => {
    const { asked } = await openList(`/my-order/${status}`)
    expect(await findActiveTab()).toBe(label)
    expect(asked.map((call) => call.body)).toEqual([body])
    expect(asked[0]?.url.search).toBe('?page=0&size=20')
  },
)

test('[ORD-020] the tab 待发货 shows only paid orders', async () => {
  const { app } = await openList('/my-order/ALL')
  await app.user.click(await screen.findByRole('link', { name: '待发货' }))
  await app.arrives('/my-order/PAID')
  await screen.findByRole('link', { name: '待发货', current: 'page' })
  await waitFor(async () => {
    const words = (await findRows()).map(stateOf)
    expect(words).toEqual(Array.from({ length: 10 }, () => '待发货'))
  })
})

test('[ORD-014] the tab 全部 also shows orders in states that have no tab', async () => {
  await openList('/my-order/ALL')
  const words = new Set((await findRows()).map(stateOf))
  expect(words).toEqual(new Set(['待付款', '待发货', '已发货', '已签收', '已完成', '已关闭', '支付中']))
})

test('[ORDX-001] [ORD-039] a row of the order list shows number, date, goods with picture, status and amount', async () => {
  await openList('/my-order/ALL')
  const [row] = await findRows()
  expect(row).toHaveAttribute('href', '/order-detail/O700')
  const first = within(row as HTMLElement)
  expect(first.getByText('20260000000700')).toBeInTheDocument()
  expect(first.getByText('2026-11-19 10:00')).toBeInTheDocument()
  expect(first.getByText('待付款')).toBeInTheDocument()
  expect(first.getByText('x1')).toBeInTheDocument()
  expect(first.getAllByText('¥2999.00')).toHaveLength(2)
  expect(row?.querySelector('img')).toHaveAttribute('src', '/pictures/goods/g01.svg')
})

test('[ORDX-001] [ORD-024] the row of an order with deposit and balance shows both amounts, each with its state', async () => {
  await openList('/my-order/WAITING_FOR_PAYMENT')
  const row = (await findRows()).find((entry) => entry.getAttribute('href') === '/order-detail/O727')
  expect(row).toHaveTextContent('待付尾款')
  expect(row).toHaveTextContent('定金 ¥1000.00已支付尾款 ¥11980.00待支付')
})

test('[ORD-021] the tab 退款/售后 shows the orders that have a refund', async () => {
  await openList('/my-order/REFUNDMENT')
  expect((await findRows()).map((row) => row.getAttribute('href'))).toEqual(
    ['O701', 'O702', 'O703', 'O705', 'O708', 'O710', 'O711'].map((id) => `/order-detail/${id}`),
  )
  const states = (await findRows()).map(stateOf)
  expect(states).toEqual(['审核中', '审核通过', '审核未通过', '退款完成', '退款超时', '退款失败', '退款已取消'])
})

test('[ORD-021] without refunds, the tab 退款/售后 shows a text and a link', async () => {
  const app = await renderRoute('/my-order/REFUNDMENT', { as: 'member' })
  await app.sees('没有退款/售后的订单')
  expect(screen.getByRole('link', { name: '去逛逛' })).toHaveAttribute('href', '/Home')
})

test('[ORD-017] the order list without orders shows a text and a link', async () => {
  const app = await renderRoute('/my-order/ALL', { as: 'new' })
  await app.sees('您还没有订单')
  await app.follow('去逛逛')
  await app.arrives('/Home/hot')
  expect(app.address()).toBe('/Home/hot')
})

test.each([
  ['DEPOSIT_AND_BALANCE', false, '待付定金'],
  ['DEPOSIT_AND_BALANCE', true, '待付尾款'],
  ['LUMP_SUM', true, '待付款'],
])(
  '[ORD-023] [ORD-024] [ORD-025] an unpaid %s order with isBalanceWaitingPayment %j shows %s',
  async (paymentMode, balance, label) => {
    const order = { id: 'O1', orderStatus: 'WAITING_FOR_PAYMENT', amount: 12_345, isBalanceWaitingPayment: balance }
    const listHandler = jsonHandler('post', LIST, [{ ...order, placementDetails: { paymentMode } }])
    await renderRoute('/my-order/ALL', { as: 'rich', backend: withHandlers(newBackend(), listHandler) })
    const [row] = await findRows()
    expect(stateOf(row as HTMLElement)).toBe(label)
    expect(within(row as HTMLElement).getByText('¥123.45')).toBeInTheDocument()
  },
)

test('[ORD-040] points orders have a list of their own, and are not in the list of orders paid with money', async () => {
  const points = { id: 'O1', orderStatus: 'COMMIT', sourceType: 'POINTS', amount: 100 }
  const both = [points, { id: 'O2', orderStatus: 'PAID', amount: 200 }]
  const given = [
    jsonHandler('post', LIST, both),
    jsonHandler('post', 'mallsales/api/user/mall-orders/get-orders', [points]),
  ]
  const app = await renderRoute('/my-order/ALL', { as: 'rich', backend: withHandlers(newBackend(), ...given) })
  expect((await findRows()).map((row) => row.getAttribute('href'))).toEqual(['/order-detail/O2'])
  await app.router.navigate('/order-list')
  await app.sees('您还没有订单')
})

test('[ORD-040] the order address with the id of a points order redirects to the points order', async () => {
  const orderHandler = jsonHandler('post', 'mallsales/api/user/mall-orders/get-user-order', {
    id: 'O1',
    orderStatus: 'COMMIT',
    sourceType: 'POINTS',
    amount: 100,
  })
  const app = await renderRoute('/order-detail/O1', { as: 'rich', backend: withHandlers(newBackend(), orderHandler) })
  await app.arrives('/conversion-record-detail/O1')
  expect(app.address()).toBe('/conversion-record-detail/O1')
})

test('[ORD-017] a visitor who opens the order list is redirected to the login', async () => {
  const app = await renderRoute('/my-order/PAID')
  await app.arrives('/login')
  expect(app.address()).toBe('/login?target=%2Fmy-order%2FPAID')
  expect(await app.calls()).toEqual([])
})

const listTabs = async () => (await findTabs()).map((tab) => tab.textContent)

test.each([
  ['/order-list', '全部', {}],
  ['/order-list?status=PREPAID', '已预付', { orderStatus: 'PREPAID' }],
  ['/order-list?status=SIGNED', '已签约', { orderStatus: 'SIGNED' }],
  ['/order-list?status=NOPE', '全部', {}],
])(
  '[ORD-016] the address %s shows three tabs, opens the tab %s and sends the filter %j',
  async (address, label, body) => {
    const noted = spyOnRequest('post', 'mallsales/api/user/mall-orders/get-orders')
    await renderRoute(address, { as: 'rich', backend: withHandlers(newBackend(), noted.handler) })
    expect(await listTabs()).toEqual(['全部', '已预付', '已签约'])
    expect(await findActiveTab()).toBe(label)
    expect(noted.asked.map((call) => call.body)).toEqual([body])
  },
)

test('[ORD-016] received orders have a tab of their own, and are not in the tab of paid orders', async () => {
  const app = await renderRoute('/order-list', { as: 'rich' })
  await app.user.click(await screen.findByRole('link', { name: '已签约' }))
  await app.arrives('/order-list?status=SIGNED')
  const shown = async () => (await findRows()).map((row) => row.getAttribute('href'))
  await waitFor(async () =>
    expect(await shown()).toEqual(['O704', 'O713', 'O722', 'O731'].map((id) => `/order-detail/${id}`)),
  )
  await app.user.click(await screen.findByRole('link', { name: '已预付' }))
  await screen.findByRole('link', { name: '已预付', current: 'page' })
  await waitFor(async () => expect(await shown()).toContain('/order-detail/O701'))
  expect(await shown()).not.toContain('/order-detail/O704')
  expect(await shown()).not.toContain('/order-detail/O700')
})

test('[ORD-016] a status of /my-order in the address of /order-list redirects to /my-order', async () => {
  const app = await renderRoute('/order-list?status=PAID', { as: 'rich' })
  await app.arrives('/my-order/PAID')
  expect(await findActiveTab()).toBe('待发货')
})

test('[ORD-016] without orders, the list shows a text', async () => {
  const app = await renderRoute('/order-list?status=SIGNED', { as: 'new' })
  await app.sees('没有已签约的订单')
  expect(screen.getByRole('link', { name: '去逛逛' })).toHaveAttribute('href', '/Home')
})
