import { act, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import '#/domains/payment/polling/pending-watch.ts'
import { pendingAt, removePendingPayments, storePendingPayment } from '#/domains/pay-order/pending.ts'
import { quiet } from '#tests/quiet.ts'
import {
  CASHIER_ADDRESS,
  waitInStoppedTime,
  restoreTimersAfterEach,
  stopTime,
  advanceTime,
  backendWithPayOrder,
  waitInRunningTime,
  installFakeTimers,
} from '#tests/payment-setup.ts'
import { renderRoute } from '#tests/render-route.tsx'
import { jsonHandler, withHandlers } from '#tests/request-handlers.ts'

restoreTimersAfterEach()

const bar = () => screen.queryByRole('link', { name: '有一笔付款正在确认，点这里查看结果' })
const confirmAt = '/order-pay-detail?id=PAY1&orderId=O301&returnUrl=%2Forder-detail%2FO301&confirm=1'

const keepPayment = (of: 'order' | 'other' | 'payment', more: object = {}) =>
  storePendingPayment({ orderId: 'O301', payOrderId: 'PAY1', of, confirmAt, at: Date.now(), ...more })

test('a bar on other pages shows a pending payment until its order is paid or closed', async () => {
  installFakeTimers()
  const backend = backendWithPayOrder('StartedPayment')
  const app = await renderRoute('/my-main', { as: 'unpaid', backend })
  await app.sees('我的订单')
  stopTime()
  act(() => storePendingPayment({ orderId: 'O301', payOrderId: 'PAY1', of: 'order', confirmAt, at: Date.now() }))
  await waitInStoppedTime(() => bar() !== null, 'the bar')
  expect(bar()).toHaveAttribute('href', confirmAt)
  await quiet()
  await advanceTime(5000)
  expect(await app.calls('order.one')).toHaveLength(1)
  expect(bar()).not.toBeNull()
  const order = backend.db.orders.find(({ id }) => id === 'O301')
  if (order) order.status = 'PAID'
  await advanceTime(5000)
  await waitInRunningTime(() => bar() === null, 'the end of the bar')
  await advanceTime(10_000)
  expect(await app.calls('order.one')).toHaveLength(2)
})

test('with two pending payments, the bar says that there are several, and opens the latest', async () => {
  await renderRoute('/my-main', { as: 'unpaid', backend: backendWithPayOrder('StartedPayment') })
  act(() => {
    keepPayment('order', { payOrderId: 'PAY2', orderId: 'O302' })
    keepPayment('order')
  })
  const link = await screen.findByRole('link', { name: '有几笔付款正在确认，点这里查看结果' })
  expect(link).toHaveAttribute('href', confirmAt)
})

test.each(['order', 'payment'] as const)(
  'an order with a pending payment of the kind %s asks for no payment and links to the result',
  async (of) => {
    const app = await renderRoute('/order-detail/O301', { as: 'unpaid', backend: backendWithPayOrder() })
    await app.sees('请尽快完成支付，我们会为您保留商品')
    act(() => keepPayment(of))
    await app.sees('有一笔付款正在确认，请先查看结果')
    expect(screen.getByRole('link', { name: '查看付款结果' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/order-pay-detail\?/),
    )
    await app.doesNotSee(/去支付|请尽快完成支付/)
  },
)

test('when a pending payment is settled, the list of orders shows the new state', async () => {
  installFakeTimers()
  const backend = backendWithPayOrder('StartedPayment')
  const app = await renderRoute('/my-order/ALL', { as: 'unpaid', backend })
  await app.sees('去支付')
  stopTime()
  act(() => storePendingPayment({ orderId: 'O301', payOrderId: 'PAY1', of: 'order', confirmAt, at: Date.now() }))
  await waitInStoppedTime(() => bar() !== null, 'the bar')
  const order = backend.db.orders.find(({ id }) => id === 'O301')
  if (order) order.status = 'PAID'
  await advanceTime(5000)
  const findState = () => screen.queryByText('待发货', { selector: 'strong' })
  await waitInRunningTime(() => findState() !== null, 'the new state')
  expect(findState()).toBeInTheDocument()
})

test('the bar for a pending payment is still shown if the order has an unknown state', async () => {
  installFakeTimers()
  const unknownHandler = jsonHandler('post', 'mallsales/api/user/mall-orders/get-user-order', {
    id: 'O301',
    status: 'ON_REVIEW',
  })
  const backend = withHandlers(backendWithPayOrder('StartedPayment'), unknownHandler)
  const app = await renderRoute('/my-main', { as: 'unpaid', backend })
  await app.sees('我的订单')
  stopTime()
  act(() => storePendingPayment({ orderId: 'O301', payOrderId: 'PAY1', of: 'order', confirmAt, at: Date.now() }))
  await waitInStoppedTime(() => bar() !== null, 'the bar')
  await quiet()
  await advanceTime(5000)
  await quiet()
  await advanceTime(5000)
  expect(bar()).not.toBeNull()
})

test.each(['/my-order/ALL', '/order-detail/O301'])(
  'while a payment of an order is pending, %s offers its result and warns before the order is cancelled',
  async (address) => {
    const app = await renderRoute('/my-main', { as: 'unpaid', backend: backendWithPayOrder('StartedPayment') })
    keepPayment('order')
    await app.router.navigate(address)
    const link = await screen.findByRole('link', { name: '查看付款结果' })
    expect(link).toHaveAttribute('href', CASHIER_ADDRESS)
    await quiet()
    expect(screen.queryByRole('button', { name: '去支付' })).toBeNull()
    await app.press('取消订单')
    await app.sees('有一笔付款正在确认，已经付款的话请不要取消。是否取消订单？')
  },
)

test('after a second payment was started, the cashier of the first still shows its result first', async () => {
  const app = await renderRoute('/my-main', { as: 'unpaid', backend: backendWithPayOrder('StartedPayment') })
  keepPayment('order')
  keepPayment('order', { payOrderId: 'PAY2', orderId: 'O302' })
  await app.router.navigate(CASHIER_ADDRESS)
  expect(await screen.findByRole('link', { name: '查看付款结果' })).toHaveAttribute('href', confirmAt)
  await quiet()
  expect(screen.queryByRole('button', { name: /^确认支付/ })).toBeNull()
})

test('the page of a pending payment does not show the bar for pending payments', async () => {
  const app = await renderRoute('/payment-beself/O301', {
    as: 'unpaid',
    backend: backendWithPayOrder('StartedPayment'),
  })
  act(() => storePendingPayment({ orderId: 'O301', payOrderId: 'PAY1', of: 'other', confirmAt, at: Date.now() }))
  await app.sees('代付')
  await quiet()
  expect(bar()).toBeNull()
})

describe('a cashier that is opened again after its payment was started', () => {
  afterEach(() => removePendingPayments())

  test.each([
    ['of a person’s own order', CASHIER_ADDRESS, 'unpaid', 'order'],
    ['of a partial payment', `${CASHIER_ADDRESS}&by=payment`, 'unpaid', 'payment'],
    ['of a friend’s order', '/payment-beself/O301?shareCode=S1', 'rich', 'other'],
  ] as const)(
    '(%s) first shows a link to the result, and 没有付款，继续支付 shows the pay button',
    async (_name, at, as, of) => {
      const backend = backendWithPayOrder('StartedPayment')
      const order = backend.db.orders.find(({ id }) => id === 'O301')
      if (order) order.otherPayment = of === 'other'
      const app = await renderRoute('/my-main', { as, backend })
      keepPayment(of)
      await app.router.navigate(at)
      expect(await screen.findByRole('link', { name: '查看付款结果' })).toHaveAttribute('href', confirmAt)
      await quiet()
      expect(screen.queryByRole('button', { name: /^确认支付/ })).toBeNull()
      await app.press('没有付款，继续支付')
      await screen.findByRole('button', { name: /^确认支付/ })
    },
  )

  test('does not say after its time limit that nothing can be paid', async () => {
    const app = await renderRoute('/my-main', { as: 'unpaid', backend: backendWithPayOrder('StartedPayment') })
    keepPayment('order')
    await app.router.navigate(`${CASHIER_ADDRESS}&heldUntil=1000000000000`)
    await app.sees('这笔付款刚才已经发起')
    expect(screen.getByRole('link', { name: '查看订单' })).toHaveAttribute('href', '/order-detail/O301')
    await quiet()
    expect(screen.queryByText('支付已超时')).toBeNull()
    expect(screen.queryByText('没有付款，继续支付')).toBeNull()
  })

  test('opens as usual if another payment was started', async () => {
    const app = await renderRoute('/my-main', { as: 'unpaid', backend: backendWithPayOrder() })
    keepPayment('order', { payOrderId: 'PAY2', orderId: 'O302' })
    await app.router.navigate(CASHIER_ADDRESS)
    await screen.findByRole('button', { name: /^确认支付/ })
    await quiet()
    expect(screen.queryByText('这笔付款刚才已经发起')).toBeNull()
  })
})

test.each([
  ['an order', `${CASHIER_ADDRESS}&heldUntil=1000000000000`, '查看订单', '/order-detail/O301'],
  [
    'an event',
    '/order-pay-detail?id=PAY1&by=payment&returnUrl=%2Fmy-schedule&heldUntil=1000000000000',
    '查看我的预约',
    '/my-schedule',
  ],
])(
  'after the payment’s time limit, the cashier of %s links to the order or the reservation',
  async (_name, at, name, href) => {
    await renderRoute(at, { as: 'unpaid', backend: backendWithPayOrder() })
    expect(await screen.findByRole('button', { name: '支付已超时' })).toBeDisabled()
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
  },
)

test('the cashier of a payment that was started on another phone links to the result', async () => {
  const app = await renderRoute(CASHIER_ADDRESS, { as: 'unpaid', backend: backendWithPayOrder('StartedPayment') })
  await app.sees(/这笔付款之前发起过/)
  expect(screen.getByRole('link', { name: '查看付款结果' })).toHaveAttribute('href', confirmAt)
})

test('the pending payment is kept when WeChat closes the tab', () => {
  storePendingPayment({ orderId: 'O301', payOrderId: 'PAY1', of: 'order', confirmAt, at: Date.now() })
  window.sessionStorage.clear()
  expect(pendingAt(Date.now())).toMatchObject([{ orderId: 'O301', confirmAt }])
  removePendingPayments()
})
