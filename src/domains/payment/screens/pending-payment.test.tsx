import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import '#/domains/payment/pending-watch.ts'
import { pendingAt, rememberPayment } from '#/domains/payment/pending.ts'
import { quiet } from '#tests/quiet.ts'
import { comes, endTestTime, holdTime, pass, payBackend, until, useTestTime } from '#tests/pay-world.ts'
import { renderRoute } from '#tests/render-route.tsx'
import { answer, withHandler } from '#tests/watch.ts'

endTestTime()

const bar = () => screen.queryByRole('link', { name: '有一笔付款正在确认，点这里查看结果' })
const confirmAt = '/order-pay-detail?id=PAY1&orderId=O301&returnUrl=%2Forder-detail%2FO301&confirm=1'

test('an unsettled payment is shown on other pages until its order is settled', async () => {
  useTestTime()
  const backend = payBackend('StartedPayment')
  const app = await renderRoute('/my-main', { as: 'unpaid', backend })
  await app.sees('我的订单')
  holdTime()
  act(() => rememberPayment({ orderId: 'O301', payOrderId: 'PAY1', of: 'order', confirmAt, at: Date.now() }))
  await comes(() => bar() !== null, 'the bar')
  expect(bar()).toHaveAttribute('href', confirmAt)
  await quiet()
  await pass(5000)
  expect(await app.calls('order.one')).toHaveLength(1)
  expect(bar()).not.toBeNull()
  const order = backend.db.orders.find(({ id }) => id === 'O301')
  if (order) order.status = 'PAID'
  await pass(5000)
  await until(() => bar() === null, 'the end of the bar')
  await pass(10_000)
  expect(await app.calls('order.one')).toHaveLength(2)
})

test('an order in an unknown state keeps the bar', async () => {
  useTestTime()
  const unknown = answer('post', 'mallsales/api/user/mall-orders/get-user-order', { id: 'O301', status: 'ON_REVIEW' })
  const backend = withHandler(payBackend('StartedPayment'), unknown)
  const app = await renderRoute('/my-main', { as: 'unpaid', backend })
  await app.sees('我的订单')
  holdTime()
  act(() => rememberPayment({ orderId: 'O301', payOrderId: 'PAY1', of: 'order', confirmAt, at: Date.now() }))
  await comes(() => bar() !== null, 'the bar')
  await quiet()
  await pass(5000)
  await quiet()
  await pass(5000)
  expect(bar()).not.toBeNull()
})

test('the payment’s own page has no such bar', async () => {
  const app = await renderRoute('/payment-beself/O301', { as: 'unpaid', backend: payBackend('StartedPayment') })
  act(() => rememberPayment({ orderId: 'O301', payOrderId: 'PAY1', of: 'other', confirmAt, at: Date.now() }))
  await app.sees('代付')
  await quiet()
  expect(bar()).toBeNull()
})

test('the pending payment survives when WeChat closes the tab', () => {
  rememberPayment({ orderId: 'O301', payOrderId: 'PAY1', of: 'order', confirmAt, at: Date.now() })
  window.sessionStorage.clear()
  expect(pendingAt(Date.now())).toMatchObject({ orderId: 'O301', confirmAt })
  rememberPayment(null)
})
