import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { delay, http, type HttpHandler } from 'msw'
import { expect, onTestFinished, test, vi } from 'vitest'
import { usePayment } from '#/domains/payment/machine/payment-store.ts'
import {
  CASHIER_ADDRESS,
  waitInStoppedTime,
  restoreTimersAfterEach,
  stopTime,
  letTimeRun,
  advanceTime,
  backendWithPayOrder,
  waitInRunningTime,
  installFakeTimers,
} from '#tests/payment-setup.ts'
import { quiet } from '#tests/quiet.ts'
import { renderRoute } from '#tests/render-route.tsx'
import { withHandlers, holdCalls } from '#tests/request-handlers.ts'
import { collectAddedTexts } from '#tests/screen-texts.ts'

restoreTimersAfterEach()

const CONFIRM = `/order-pay-detail?id=PAY1&orderId=O301&returnUrl=%2Forder-detail%2FO301&confirm=1`

async function openCashier(knobs = '', address = CASHIER_ADDRESS, ...handlers: HttpHandler[]) {
  installFakeTimers()
  const backend = withHandlers(backendWithPayOrder('WaitingForPayment', knobs), ...handlers)
  const app = await renderRoute(address, { as: 'unpaid', backend })
  return atCashier(app)
}

async function atCashier(app: Awaited<ReturnType<typeof renderRoute>>) {
  await screen.findByRole('radio', { name: '模拟支付' })
  const pay = await screen.findByRole('button', { name: /确认支付/ })
  stopTime()
  return { app, pay }
}

/** Records when the payment entered its phases. */
function notePhases() {
  const phases: { phase: string; at: number }[] = []
  onTestFinished(
    usePayment.subscribe(
      ({ phase }) => void (phases.at(-1)?.phase === phase || phases.push({ phase, at: Date.now() })),
    ),
  )
  return phases
}
const since = (at: number | undefined) => Date.now() - (at ?? Number.NaN)

const waitForToast = (text: string) => waitInRunningTime(() => toastTexts().includes(text), text)
const waitForAddress = (app: { address: () => string }, address: string) =>
  waitInStoppedTime(() => app.address() === address, address)
const toastTexts = () => screen.queryAllByRole('alert', { hidden: true }).map((line) => line.textContent)

test('[PAY-013] [PAY-027] [PAY-028] [PAY-054] the simulated payment sends order.paying, and redirects after 1.5 s', async () => {
  const { app, pay } = await openCashier('pay:never')
  const phases = notePhases()
  fireEvent.click(pay)
  await waitForToast('模拟支付成功！')
  await waitInRunningTime(() => phases.length === 2, 'the flag')
  expect(await app.calls('order.paying')).toMatchObject([{ status: 200, input: { id: 'O301' } }])
  expect(phases.map(({ phase }) => phase)).toEqual(['starting', 'started'])
  expect(screen.getByRole('button', { name: '支付中' })).toHaveAttribute('aria-busy', 'true')
  vi.advanceTimersByTime(1499 - since(phases.at(-1)?.at))
  await quiet()
  expect(usePayment.getState().goTo).toBeNull()
  vi.advanceTimersByTime(1)
  expect(usePayment.getState().goTo).toBe(CONFIRM)
  await waitForAddress(app, CONFIRM)
  await waitInRunningTime(
    () => screen.queryByRole('heading', { name: '正在确认支付结果' }) !== null,
    'the confirmation',
  )
})

test('[PAY-028] the page shows 支付中 while the payment is being started', async () => {
  const slow = holdCalls('post', 'pay/api/payment/start')
  const { app, pay } = await openCashier('pay:never', CASHIER_ADDRESS, slow.handler)
  fireEvent.click(pay)
  await waitForToast('支付中')
  expect(await app.calls('payment.start')).toEqual([])
  slow.release()
  await waitForToast('模拟支付成功！')
  expect(toastTexts()).toEqual(['模拟支付成功！'])
})

test.each([
  [CASHIER_ADDRESS, '/my-order/ALL'],
  [`${CASHIER_ADDRESS}&failUrl=%2FHome%2Fhot`, '/Home/hot'],
])(
  '[PAY-025] [PAY-036] if the server refuses a payment, the reason is shown, and the failure target opens after 1.5 s: %s',
  async (address, target) => {
    const { app, pay } = await openCashier('fault:payment.start=400-detail', address)
    const phases = notePhases()
    fireEvent.click(pay)
    await waitForToast('支付失败，库存不足')
    expect(toastTexts()).toEqual(['支付失败，库存不足'])
    expect(await app.calls('order.paying')).toEqual([])
    expect(phases.map(({ phase }) => phase)).toEqual(['starting', 'over'])
    vi.advanceTimersByTime(1499 - since(phases.at(-1)?.at))
    await quiet()
    expect(app.address()).toBe(address)
    vi.advanceTimersByTime(1)
    await waitForAddress(app, target)
  },
)

test.each([
  ['a payment', ''],
  ['a start that was refused', 'fault:payment.start=400-detail'],
])('after %s, the history contains the order page that opened the cashier only once', async (_name, knobs) => {
  installFakeTimers()
  const opened = await renderRoute('/my-main', {
    as: 'unpaid',
    backend: backendWithPayOrder('WaitingForPayment', knobs),
  })
  await opened.router.navigate('/order-detail/O301')
  await opened.arrives('/order-detail/O301')
  await opened.router.navigate(`${CASHIER_ADDRESS}&failUrl=%2Forder-detail%2FO301`)
  const { app, pay } = await atCashier(opened)
  letTimeRun()
  fireEvent.click(pay)
  await app.arrives('/order-detail/O301')
  await app.doesNotSee('是否取消支付？')
  await app.router.navigate(-1)
  await app.arrives('/my-main')
  expect(app.address()).toBe('/my-main')
})

test('after a payment, the order’s page never shows 待付款, not even in its first frame', async () => {
  installFakeTimers()
  const slowHandler = http.post('*/mall-orders/get-user-order', () => delay(700))
  const backend = withHandlers(backendWithPayOrder(), slowHandler)
  const opened = await renderRoute('/order-detail/O301', { as: 'unpaid', backend })
  await opened.sees('待付款')
  await opened.router.navigate(CASHIER_ADDRESS)
  const { app, pay } = await atCashier(opened)
  const addedTexts = collectAddedTexts()
  letTimeRun()
  fireEvent.click(pay)
  await app.arrives('/order-detail/O301')
  await app.sees('待发货')
  const added = addedTexts.stop()
  expect(added).toContain('待发货')
  expect(added).not.toContain('待付款')
})

test('Back from the confirmation shows an order that is being paid, and never the unpaid order', async () => {
  installFakeTimers()
  const slowHandler = http.post('*/mall-orders/get-user-order', () => delay(700))
  const backend = withHandlers(backendWithPayOrder('WaitingForPayment', 'pay:never'), slowHandler)
  const opened = await renderRoute('/order-detail/O301', { as: 'unpaid', backend })
  await opened.sees('去支付')
  await opened.router.navigate(CASHIER_ADDRESS)
  const { app, pay } = await atCashier(opened)
  letTimeRun()
  fireEvent.click(pay)
  await app.sees('正在确认支付结果')
  const addedTexts = collectAddedTexts()
  await app.router.navigate(-1)
  await app.arrives('/order-detail/O301')
  await app.sees('支付中')
  const added = addedTexts.stop()
  expect(added).toContain('支付中')
  expect(added).not.toMatch(/去支付|取消订单/)
})

test.each([
  ['of a person’s own order', CASHIER_ADDRESS, 'unpaid'],
  ['of a friend’s order', '/payment-beself/O736', 'new'],
])(
  'the cashier %s that was paid and is opened again shows the result first, not the pay button',
  async (_whose, at, as) => {
    installFakeTimers()
    const backend = backendWithPayOrder('WaitingForPayment', 'pay:never;given:asked-to-pay')
    const opened = await renderRoute(at, { as, backend })
    const { app, pay } = await atCashier(opened)
    letTimeRun()
    fireEvent.click(pay)
    await app.sees('正在确认支付结果')
    await app.router.navigate(at)
    expect(await screen.findByRole('link', { name: '查看付款结果' })).toBeInTheDocument()
    await quiet()
    expect(screen.queryByRole('button', { name: /^确认支付/ })).toBeNull()
    expect(await app.calls('payment.start')).toHaveLength(1)
  },
)

test('[PAY-036] after a refused payment for a friend, whose failure target is this page, 确认支付 can be tapped again', async () => {
  installFakeTimers()
  const backend = backendWithPayOrder('WaitingForPayment', 'given:asked-to-pay;fault:payment.start=400-detail@1')
  const opened = await renderRoute('/payment-beself/O736', { as: 'new', backend })
  const { app, pay } = await atCashier(opened)
  letTimeRun()
  fireEvent.click(pay)
  await waitForToast('支付失败，库存不足')
  await waitInRunningTime(() => usePayment.getState().phase === 'idle', 'the end of the attempt')
  letTimeRun()
  fireEvent.click(await screen.findByRole('button', { name: /确认支付/ }))
  await app.sees('正在确认支付结果')
  expect(await app.calls('payment.start')).toHaveLength(2)
})

test('[PAYX-005] [PAY-036] if the answer to the payment’s start request is lost, the confirmation opens', async () => {
  const { app, pay } = await openCashier('pay:never;fault:payment.start=lost')
  fireEvent.click(pay)
  await waitForToast('正在确认支付结果，请不要重复支付')
  vi.advanceTimersByTime(1500)
  await waitForAddress(app, CONFIRM)
  expect(await app.calls('payment.start')).toHaveLength(1)
})

test('[PAY-055] leaving the page before the redirect cancels the redirect', async () => {
  const { app, pay } = await openCashier('pay:never')
  fireEvent.click(pay)
  await waitForToast('模拟支付成功！')
  await waitInRunningTime(() => usePayment.getState().phase === 'started', 'the flag')
  const before = (await app.calls('order.one')).length
  await app.router.navigate('/my-main')
  await waitInStoppedTime(() => app.address() === '/my-main', '/my-main')
  await quiet()
  // Less than the interval of the bar for pending payments.
  vi.advanceTimersByTime(4000)
  await quiet()
  expect([app.address(), usePayment.getState().goTo]).toEqual(['/my-main', null])
  expect(await app.calls('order.one')).toHaveLength(before)
})

test('[PAY-029] [PAY-030] leaving the payment page asks for a confirmation and says where the order waits; 继续支付 keeps the page open', async () => {
  const { app } = await openCashier()
  letTimeRun()
  await app.press('返回')
  await app.sees('是否取消支付？')
  await app.sees('可以稍后到“我的订单”继续支付')
  const names = screen.getAllByRole('button').map((button) => button.textContent)
  expect(names).toEqual(expect.arrayContaining(['继续支付', '取消支付']))
  stopTime()
  fireEvent.click(screen.getByRole('button', { name: '继续支付' }))
  await advanceTime(2000)
  expect(app.address()).toBe(CASHIER_ADDRESS)
  expect(screen.getByRole('button', { name: /确认支付/ })).toBeEnabled()
})

test('[PAY-030] while the payment is being started, the question on leaving says where the result will be', async () => {
  const slow = holdCalls('post', 'pay/api/payment/start')
  const { app, pay } = await openCashier('pay:never', CASHIER_ADDRESS, slow.handler)
  fireEvent.click(pay)
  await waitForToast('支付中')
  letTimeRun()
  await app.press('返回')
  expect(await app.sees('付款请求已经发出，可以稍后到“我的订单”查看结果')).toHaveLength(1)
  slow.release()
})

test('[PAY-029] 取消支付 leaves no payment that has started during the question', async () => {
  const { app } = await openCashier()
  letTimeRun()
  await app.press('返回')
  await app.sees('是否取消支付？')
  stopTime()
  act(() => usePayment.setState({ phase: 'started' }))
  fireEvent.click(screen.getByRole('button', { name: '取消支付' }))
  await advanceTime(2000)
  expect(app.address()).toBe(CASHIER_ADDRESS)
})

test('[PAY-029] the browser’s Back asks for a confirmation every time, like the page’s button', async () => {
  installFakeTimers()
  const app = await renderRoute('/order-detail/O301', { as: 'unpaid', backend: backendWithPayOrder() })
  await app.press('去支付')
  await app.arrives('/order-pay-detail')
  const here = app.address()
  await screen.findByRole('radio', { name: '模拟支付' })
  const closings = [() => app.router.navigate(-1), () => app.user.keyboard('{Escape}')]
  for (const close of closings) {
    await app.router.navigate(-1)
    expect(await screen.findAllByText('是否取消支付？')).toHaveLength(1)
    await close()
    await app.doesNotSee('是否取消支付？')
    expect(app.address()).toBe(here)
  }
  await app.router.navigate(-1)
  await app.press('继续支付')
  await app.doesNotSee('是否取消支付？')
  expect(app.address()).toBe(here)
  expect(screen.getByRole('button', { name: /确认支付/ })).toBeEnabled()
  await app.router.navigate(-1)
  await app.sees('是否取消支付？')
  stopTime()
  fireEvent.click(screen.getByRole('button', { name: '取消支付' }))
  await quiet()
  vi.advanceTimersByTime(299)
  await quiet()
  expect(app.address()).toBe(here)
  vi.advanceTimersByTime(1)
  await waitForAddress(app, '/order-detail/O301')
})

test('[PAY-029] a payment that ends while the confirmation is shown closes the confirmation and opens the order', async () => {
  installFakeTimers()
  const opened = await renderRoute('/order-detail/O301', { as: 'unpaid', backend: backendWithPayOrder() })
  await opened.press('去支付')
  await opened.arrives('/order-pay-detail')
  const { app, pay } = await atCashier(opened)
  letTimeRun()
  fireEvent.click(pay)
  await app.sees('模拟支付成功！')
  await app.router.navigate(-1)
  await app.sees('是否取消支付？')
  await app.arrives('/order-detail/O301')
  await waitFor(() => expect(screen.queryByText('是否取消支付？')).toBeNull())
})

test('[PAY-029] leaving a finished payment needs no confirmation', async () => {
  const app = await renderRoute('/order-detail/O301', { as: 'unpaid', backend: backendWithPayOrder('UserCancelled') })
  await app.router.navigate(CASHIER_ADDRESS)
  await app.sees('用户已取消')
  await app.router.navigate(-1)
  await app.arrives('/order-detail/O301')
  await quiet()
  expect(screen.queryByText('是否取消支付？')).toBeNull()
})

type App = Awaited<ReturnType<typeof renderRoute>>

test.each([
  ['the page’s button', (app: App) => app.press('返回')],
  ['Back', (app: App) => app.router.navigate(-1)],
])('[PAY-029] after the payment’s time limit, %s leaves the page without a confirmation', async (_what, leave) => {
  const app = await renderRoute('/order-detail/O301', { as: 'unpaid', backend: backendWithPayOrder() })
  await app.router.navigate(`${CASHIER_ADDRESS}&heldUntil=1000000000000`)
  await app.sees('支付已超时')
  await leave(app)
  await app.arrives('/order-detail/O301')
  await quiet()
  expect(screen.queryByText('是否取消支付？')).toBeNull()
})

test('[GEN-014] if an event’s deposit cannot be paid, the page links to 我的预约', async () => {
  const backend = backendWithPayOrder()
  Object.assign(backend.db.payOrders[0] ?? {}, { amount: 0, orderId: '' })
  const address = '/order-pay-detail?id=PAY1&by=payment&returnUrl=%2Fmy-schedule'
  const app = await renderRoute(address, { as: 'unpaid', backend })
  await app.sees('支付金额有误，请到“我的预约”重新支付')
  expect(screen.getByRole('link', { name: '查看我的预约' })).toHaveAttribute('href', '/my-schedule')
})

test('a pay order with an amount of 0 or less cannot be paid', async () => {
  for (const amount of [0, -100]) {
    const backend = backendWithPayOrder()
    const [row] = backend.db.payOrders
    if (row) row.amount = amount
    const app = await renderRoute(CASHIER_ADDRESS, { as: 'unpaid', backend })
    await app.sees('支付金额有误，请到订单中重新支付')
    await quiet()
    expect(screen.queryByRole('button', { name: /确认支付/ })).toBeNull()
    app.view.unmount()
  }
})

test('[PAY-031] after the person cancels, the page navigates back 300 ms later', async () => {
  installFakeTimers()
  const app = await renderRoute('/order-detail/O301', { as: 'unpaid', backend: backendWithPayOrder() })
  await app.press('去支付')
  await app.arrives('/order-pay-detail')
  await screen.findByRole('radio', { name: '模拟支付' })
  await app.press('返回')
  await app.sees('是否取消支付？')
  stopTime()
  fireEvent.click(screen.getByRole('button', { name: '取消支付' }))
  await quiet()
  // Further taps on Back neither ask again nor leave twice.
  fireEvent.click(screen.getByRole('button', { name: '返回', hidden: true }))
  await app.router.navigate(-1)
  vi.advanceTimersByTime(299)
  await quiet()
  expect(app.address()).toBe(CASHIER_ADDRESS)
  vi.advanceTimersByTime(1)
  await waitForAddress(app, '/order-detail/O301')
})
