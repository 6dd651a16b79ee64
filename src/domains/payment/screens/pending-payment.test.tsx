import { act, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import '#/domains/payment/pending-watch.ts'
import { pendingAt, storePendingPayment } from '#/domains/payment/pending.ts'
import { quiet } from '#tests/quiet.ts'
import { CASHIER, comes, endTestTime, holdTime, pass, payBackend, until, useTestTime } from '#tests/pay-world.ts'
import { renderRoute } from '#tests/render-route.tsx'
import { answer, withHandler } from '#tests/watch.ts'

endTestTime()

const bar = () => screen.queryByRole('link', { name: '有一笔付款正在确认，点这里查看结果' })
const confirmAt = '/order-pay-detail?id=PAY1&orderId=O301&returnUrl=%2Forder-detail%2FO301&confirm=1'

test('a bar on other pages shows a pending payment until its order is paid or closed', async () => {
  useTestTime()
  const backend = payBackend('StartedPayment')
  const app = await renderRoute('/my-main', { as: 'unpaid', backend })
  await app.sees('我的订单')
  holdTime()
  act(() => storePendingPayment({ orderId: 'O301', payOrderId: 'PAY1', of: 'order', confirmAt, at: Date.now() }))
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

test('the bar for a pending payment is still shown if the order has an unknown state', async () => {
  useTestTime()
  const unknown = answer('post', 'mallsales/api/user/mall-orders/get-user-order', { id: 'O301', status: 'ON_REVIEW' })
  const backend = withHandler(payBackend('StartedPayment'), unknown)
  const app = await renderRoute('/my-main', { as: 'unpaid', backend })
  await app.sees('我的订单')
  holdTime()
  act(() => storePendingPayment({ orderId: 'O301', payOrderId: 'PAY1', of: 'order', confirmAt, at: Date.now() }))
  await comes(() => bar() !== null, 'the bar')
  await quiet()
  await pass(5000)
  await quiet()
  await pass(5000)
  expect(bar()).not.toBeNull()
})

test('the page of a pending payment does not show the bar for pending payments', async () => {
  const app = await renderRoute('/payment-beself/O301', { as: 'unpaid', backend: payBackend('StartedPayment') })
  act(() => storePendingPayment({ orderId: 'O301', payOrderId: 'PAY1', of: 'other', confirmAt, at: Date.now() }))
  await app.sees('代付')
  await quiet()
  expect(bar()).toBeNull()
})

const keep = (of: 'order' | 'other' | 'payment', more: object = {}) =>
  storePendingPayment({ orderId: 'O301', payOrderId: 'PAY1', of, confirmAt, at: Date.now(), ...more })

describe('a cashier that is opened again after its payment was started', () => {
  afterEach(() => storePendingPayment(null))

  test.each([
    ['of a person’s own order', CASHIER, 'unpaid', 'order'],
    ['of a partial payment', `${CASHIER}&by=payment`, 'unpaid', 'payment'],
    ['of a friend’s order', '/payment-beself/O301?shareCode=S1', 'rich', 'other'],
  ] as const)(
    '(%s) first shows a link to the result, and 没有付款，继续支付 shows the pay button',
    async (_name, at, as, of) => {
      const backend = payBackend('StartedPayment')
      const order = backend.db.orders.find(({ id }) => id === 'O301')
      if (order) order.otherPayment = of === 'other'
      const app = await renderRoute('/my-main', { as, backend })
      keep(of)
      await app.router.navigate(at)
      expect(await screen.findByRole('link', { name: '查看付款结果' })).toHaveAttribute('href', confirmAt)
      await quiet()
      expect(screen.queryByRole('button', { name: /^确认支付/ })).toBeNull()
      await app.press('没有付款，继续支付')
      await screen.findByRole('button', { name: /^确认支付/ })
    },
  )

  test('does not say after its time limit that the order is closed', async () => {
    const app = await renderRoute('/my-main', { as: 'unpaid', backend: payBackend('StartedPayment') })
    keep('order')
    await app.router.navigate(`${CASHIER}&heldUntil=1000000000000`)
    await app.sees('这笔付款刚才已经发起')
    expect(screen.getByRole('link', { name: '查看订单' })).toHaveAttribute('href', '/order-detail/O301')
    await quiet()
    expect(screen.queryByText('订单已关闭')).toBeNull()
    expect(screen.queryByText('没有付款，继续支付')).toBeNull()
  })

  test('opens as usual if another payment was started', async () => {
    const app = await renderRoute('/my-main', { as: 'unpaid', backend: payBackend() })
    keep('order', { payOrderId: 'PAY2', orderId: 'O302' })
    await app.router.navigate(CASHIER)
    await screen.findByRole('button', { name: /^确认支付/ })
    await quiet()
    expect(screen.queryByText('这笔付款刚才已经发起')).toBeNull()
  })
})

test.each([
  ['an order', `${CASHIER}&heldUntil=1000000000000`, '查看订单', '/order-detail/O301'],
  [
    'an event',
    '/order-pay-detail?id=PAY1&by=payment&returnUrl=%2Fmy-schedule&heldUntil=1000000000000',
    '查看我的预约',
    '/my-schedule',
  ],
])(
  'after the payment’s time limit the cashier of %s links to the order or the reservation',
  async (_name, at, name, href) => {
    await renderRoute(at, { as: 'unpaid', backend: payBackend() })
    expect(await screen.findByRole('button', { name: '订单已关闭' })).toBeDisabled()
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
  },
)

test('the cashier of a payment that was started on another phone also links to the result', async () => {
  const app = await renderRoute(CASHIER, { as: 'unpaid', backend: payBackend('StartedPayment') })
  await app.sees(/这笔付款之前发起过/)
  expect(screen.getByRole('link', { name: '查看付款结果' })).toHaveAttribute('href', confirmAt)
})

test('the pending payment is kept when WeChat closes the tab', () => {
  storePendingPayment({ orderId: 'O301', payOrderId: 'PAY1', of: 'order', confirmAt, at: Date.now() })
  window.sessionStorage.clear()
  expect(pendingAt(Date.now())).toMatchObject({ orderId: 'O301', confirmAt })
  storePendingPayment(null)
})
