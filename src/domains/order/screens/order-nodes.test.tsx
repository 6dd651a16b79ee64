import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { findLine } from '#tests/screen-texts.ts'
import { quiet } from '#tests/quiet.ts'
import { newBackend, renderRoute } from '#tests/render-route.tsx'
import { withHandlers, spyOnRequest } from '#tests/request-handlers.ts'

const G003 = '/order-info/G003?specification=G003-S1'
const CREATE_PAY = 'mallsales/api/user/mall-orders/create-pay-order'

const findModeRadio = (name: RegExp) => screen.findByRole('radio', { name })

test('[ORD-022] [GEN-005] [ORDX-005] goods with a deposit offer both payment modes, and the server sends the price of each', async () => {
  const asked = spyOnRequest('post', 'mallsales/api/user/mall-orders/get-order-options')
  const app = await renderRoute(G003, { as: 'rich', backend: withHandlers(newBackend(), asked.handler) })
  expect(await findModeRadio(/^一次性付款/)).toBeChecked()
  // Both payments are shown, whichever is chosen: 12980.00 less 20 %.
  const both = await findModeRadio(/^定金\+尾款/)
  expect(both.closest('label')).toHaveTextContent('定金+尾款现在付定金¥1000.00之后付尾款¥9384.00')
  expect((await findModeRadio(/^一次性付款/)).closest('label')).toHaveTextContent('一次性付款现在付全款¥10384.00')
  await app.user.click(both)
  await app.sees('已改为定金+尾款，现在付¥1000.00，尾款¥9384.00')
  expect(asked.asked.map(({ body }) => (body as { paymentMode: string }).paymentMode)).toEqual([
    'LUMP_SUM',
    'DEPOSIT_AND_BALANCE',
  ])
  expect(screen.getByText(/^现付定金/).parentElement).toHaveTextContent('尾款 ¥9384.00')
  await app.press('增加')
  await app.sees('应付金额增加1000.00元')
  await app.user.click(await findModeRadio(/^一次性付款/))
  await app.sees('已改为一次性付款，应付¥20768.00')
})

test('[GEN-005] goods without a deposit offer no choice of a payment mode', async () => {
  const app = await renderRoute('/order-info/G005?specification=G005-S1', { as: 'member' })
  await app.sees('提交订单')
  await quiet()
  expect(screen.queryByText('付款方式')).toBeNull()
  expect(screen.queryByRole('radiogroup', { name: '付款方式' })).toBeNull()
})

test('[ORD-023] [PAY-048] an order with a deposit is placed, and the cashier shows the deposit as the amount', async () => {
  const backend = newBackend()
  const pay = spyOnRequest('post', CREATE_PAY)
  const app = await renderRoute(`${G003}&paymentMode=DEPOSIT_AND_BALANCE`, {
    as: 'rich',
    backend: withHandlers(backend, pay.handler),
  })
  await app.press('提交订单')
  await app.arrives('/order-pay-detail')
  await app.sees('¥1000.00')
  expect(backend.db.orders.at(-1)).toMatchObject({ id: 'O5001', total: 1_038_400, deposit: 100_000 })
  // Both are shown while the first is paid.
  expect(await findLine('定金')).toHaveTextContent('定金¥1000.00 待支付')
  expect(await findLine('尾款')).toHaveTextContent('尾款¥9384.00 支付定金后可付')
  expect(pay.asked.map(({ url }) => url.search)).toEqual(['?mallOrderId=O5001&payAmount=100000'])
  expect(backend.db.payOrders).toMatchObject([{ orderId: 'O5001', amount: 100_000, node: 'DEPOSIT' }])
  await app.router.navigate('/order-detail/O5001')
  expect(await screen.findByRole('heading', { name: '待付定金' })).toBeInTheDocument()
  expect(await findLine('定金')).toHaveTextContent('定金¥1000.00 待支付')
  expect(await findLine('尾款')).toHaveTextContent('尾款¥9384.00 支付定金后可付')
  expect(screen.getByRole('button', { name: '支付定金' })).toBeEnabled()
})

test('[ORD-024] [ORD-067] after the deposit is paid, the balance is due, and the order cannot be cancelled', async () => {
  await renderRoute('/order-detail/O727', { as: 'rich' })
  expect(await screen.findByRole('heading', { name: '待付尾款' })).toBeInTheDocument()
  expect(await findLine('定金')).toHaveTextContent('已支付')
  expect(await findLine('尾款')).toHaveTextContent('尾款¥11980.00 待支付')
  await quiet()
  expect(screen.queryByRole('button', { name: '取消订单' })).toBeNull()
})

test('[ORD-043] expired discounts are shown before the balance is paid, and need a confirmation', async () => {
  const app = await renderRoute('/order-detail/O727', { as: 'rich' })
  await app.press('支付尾款')
  await app.sees('早鸟立减（¥300.00）已经失效，不再计入尾款。是否继续支付尾款？')
  await app.press('暂不支付')
  await app.doesNotSee(/已经失效/)
  await quiet()
  expect(screen.queryByRole('dialog', { name: '支付尾款' })).toBeNull()
  expect(await app.calls('order.createPayOrder')).toEqual([])
})

async function openBalance(allow: boolean) {
  const backend = newBackend()
  const order = backend.db.orders.find((entry) => entry.id === 'O727')
  Object.assign(order ?? {}, { balanceAllowsCoupon: allow, invalidDiscounts: [] })
  const pay = spyOnRequest('post', CREATE_PAY)
  const app = await renderRoute('/order-detail/O727', { as: 'rich', backend: withHandlers(backend, pay.handler) })
  await app.press('支付尾款')
  return { app, backend, pay, sheet: await screen.findByRole('dialog', { name: '支付尾款' }) }
}

test('[ORD-044] the balance offers its coupons, preselects the default coupon and sends the selected coupon', async () => {
  const { app, backend, pay, sheet } = await openBalance(true)
  expect(within(sheet).getByRole('radio', { name: /老客户八折券/ })).toBeChecked()
  await app.user.click(within(sheet).getByRole('radio', { name: /老客户立减券/ }))
  await app.user.click(await within(sheet).findByRole('button', { name: '支付尾款 ¥11780.00' }))
  await app.arrives('/order-pay-detail')
  await app.sees('¥11780.00')
  // The balance minus its coupon: every screen shows this amount of the payment service.
  expect(await findLine('尾款')).toHaveTextContent('尾款¥11780.00 待支付')
  expect(await findLine('定金')).toHaveTextContent('定金¥1000.00 已支付')
  expect(pay.asked.map(({ url }) => url.search)).toEqual(['?mallOrderId=O727&payAmount=1178000&couponId=CR1'])
  expect(backend.db.payOrders).toMatchObject([{ amount: 1_178_000, node: 'BALANCE', couponId: 'CR1' }])
})

test('[ORD-044] selecting another coupon creates a new pay order, and the old pay order is cancelled', async () => {
  const { app, backend, sheet } = await openBalance(true)
  await app.user.click(await within(sheet).findByRole('button', { name: '支付尾款 ¥9584.00' }))
  await app.arrives('/order-pay-detail')
  await app.router.navigate('/order-detail/O727')
  await app.press('支付尾款')
  const again = await screen.findByRole('dialog', { name: '支付尾款' })
  await app.user.click(within(again).getByRole('radio', { name: '不使用优惠券' }))
  await app.user.click(await within(again).findByRole('button', { name: '支付尾款 ¥11980.00' }))
  await app.arrives('/order-pay-detail?id=PAY5002')
  expect(backend.db.payOrders.map(({ amount, status }) => [amount, status])).toEqual([
    [958_400, 'SystemCancelled'],
    [1_198_000, 'WaitingForPayment'],
  ])
})

test('[ORD-044] a balance that allows no coupons shows no coupons', async () => {
  const { sheet } = await openBalance(false)
  await quiet()
  expect(within(sheet).queryByText('优惠券')).toBeNull()
  expect(within(sheet).queryByRole('radio')).toBeNull()
  expect(within(sheet).getByRole('button', { name: '支付尾款 ¥11980.00' })).toBeEnabled()
})
