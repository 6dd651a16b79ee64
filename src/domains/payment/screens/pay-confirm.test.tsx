import { fireEvent, screen } from '@testing-library/react'
import { http, type HttpHandler } from 'msw'
import { expect, test, vi } from 'vitest'
import { POLL_EVERY_MS, POLL_TRIES } from '#/domains/payment/polling/poll.ts'
import { quiet } from '#tests/quiet.ts'
import {
  waitInStoppedTime,
  restoreTimersAfterEach,
  stopTime,
  advanceTime,
  backendWithPayOrder,
  waitInRunningTime,
  installFakeTimers,
} from '#tests/payment-setup.ts'
import { renderRoute } from '#tests/render-route.tsx'
import { jsonHandler, withHandlers, holdCalls } from '#tests/request-handlers.ts'

restoreTimersAfterEach()

const ORDER = 'mallsales/api/user/mall-orders/get-user-order'
const CONFIRM = '/order-pay-detail?id=PAY1&orderId=O301&returnUrl=%2Forder-detail%2FO301&confirm=1'

/** An order whose payment has just been started; records the time of each request. */
async function openConfirm(knobs = '', address = CONFIRM, ...handlers: HttpHandler[]) {
  installFakeTimers()
  stopTime()
  const backend = backendWithPayOrder('StartedPayment', knobs)
  const order = backend.db.orders.find((entry) => entry.id === 'O301')
  const [pay] = backend.db.payOrders
  if (order) order.status = 'PAYING'
  if (pay) pay.readsLeft = 3
  const began = Date.now()
  const asked: number[] = []
  const noteHandler = http.post(`*/${ORDER}`, () => void asked.push(Date.now() - began))
  const app = await renderRoute(address, { as: 'unpaid', backend: withHandlers(backend, noteHandler, ...handlers) })
  return { app, asked }
}

/** Advances the time until this many requests were sent. */
async function askedTimes(asked: readonly number[], times: number): Promise<void> {
  for (let ms = 0; asked.length < times && ms < 2 * POLL_TRIES * POLL_EVERY_MS; ms += 50) await advanceTime(50)
  expect(asked.length).toBeGreaterThanOrEqual(times)
}

const toastTexts = () => screen.queryAllByRole('alert', { hidden: true }).map((line) => line.textContent)
const statusReply = (orderStatus: string) => jsonHandler('post', ORDER, { id: 'O301', orderStatus })
const waitingHeading = () => screen.queryByRole('heading', { name: '正在确认支付结果' })
const gaps = (times: readonly number[]) => times.slice(1).map((time, index) => time - (times[index] ?? 0))

test('[PAY-015] [PAY-017] [PAY-019] polling continues while the order is PAYING, and PAID opens the order', async () => {
  const { app, asked } = await openConfirm()
  await waitInStoppedTime(() => waitingHeading() !== null, 'the confirmation')
  await askedTimes(asked, 2)
  expect(app.address()).toBe(CONFIRM)
  await askedTimes(asked, 3)
  expect(asked[0]).toBe(POLL_EVERY_MS)
  expect(gaps(asked.slice(0, 3))).toEqual([POLL_EVERY_MS, POLL_EVERY_MS])
  await waitInRunningTime(() => toastTexts().includes('支付成功'), 'the toast')
  await waitInRunningTime(() => app.address() === '/order-detail/O301', 'the way back')
  await waitInRunningTime(() => screen.queryByRole('heading', { name: '待发货' }) !== null, 'the paid order')
  const before = asked.length
  await advanceTime(3000)
  expect(asked).toHaveLength(before)
})

test('[PAY-016] [PAY-017] [PAY-023] [PAY-024] if the last poll has no result, the page opens the orders', async () => {
  const { app, asked } = await openConfirm('pay:never')
  await waitInStoppedTime(() => waitingHeading() !== null, 'the confirmation')
  await askedTimes(asked, POLL_TRIES - 1)
  await quiet()
  expect(app.address()).toBe(CONFIRM)
  await askedTimes(asked, POLL_TRIES)
  expect(gaps(asked)).toEqual(Array.from({ length: POLL_TRIES - 1 }, () => POLL_EVERY_MS))
  await waitInRunningTime(() => app.address() === '/my-order/ALL', 'the orders')
  await waitInRunningTime(() => toastTexts().includes('支付结果还在确认中，请稍后在“我的订单”查看'), 'the toast')
  await advanceTime(5000)
  expect(asked).toHaveLength(POLL_TRIES)
})

test.each([
  ['COMPLETED', '支付成功', '/order-detail/O301'],
  ['PAID', '支付成功', '/order-detail/O301'],
  ['CLOSED', '支付未完成', '/my-order/ALL'],
  ['SHIPPED', '支付未完成', '/my-order/ALL'],
  ['ON_ITS_WAY', '支付结果还在确认中，请稍后在“我的订单”查看', '/my-order/ALL'],
])(
  '[PAY-019] [PAY-020] [PAY-021] [PAY-024] for the order state %s, the page shows the text %s and then opens %s',
  async (state, text, target) => {
    const { app } = await openConfirm('', CONFIRM, statusReply(state))
    await waitInStoppedTime(() => waitingHeading() !== null, 'the confirmation')
    await advanceTime(POLL_EVERY_MS + 100)
    await waitInRunningTime(() => toastTexts().includes(text), text)
    await waitInRunningTime(() => app.address() !== CONFIRM, 'the way on')
    expect(app.address()).toBe(target)
  },
)

test('[PAY-018] an order that is still WAITING_FOR_PAYMENT is polled again', async () => {
  const { app, asked } = await openConfirm('', CONFIRM, statusReply('WAITING_FOR_PAYMENT'))
  await waitInStoppedTime(() => waitingHeading() !== null, 'the confirmation')
  await advanceTime(5 * POLL_EVERY_MS + 100)
  expect(asked.length).toBeGreaterThanOrEqual(5)
  expect(app.address()).toBe(CONFIRM)
})

test('[PAY-021] a failed payment opens the failure target in the address', async () => {
  const { app, asked } = await openConfirm('pay:closed', `${CONFIRM}&failUrl=%2Forder-detail%2FO301%3Ffailed%3D1`)
  await waitInStoppedTime(() => waitingHeading() !== null, 'the confirmation')
  await askedTimes(asked, 3)
  await waitInRunningTime(() => toastTexts().includes('支付未完成'), 'the toast')
  await waitInRunningTime(() => !app.address().startsWith('/order-pay-detail'), 'the way on')
  expect(app.address()).toBe('/order-detail/O301?failed=1')
})

test.each([
  ['fault:order.one=500@2', 2],
  ['fault:order.one=offline@1', 1],
])('[PAY-022] an error (%s) ends the polling, and then the failure target opens', async (knobs, tries) => {
  const { app, asked } = await openConfirm(`pay:never;${knobs}`)
  await waitInStoppedTime(() => waitingHeading() !== null, 'the confirmation')
  await askedTimes(asked, tries)
  await waitInRunningTime(() => toastTexts().includes('暂时无法确认支付结果，请在“我的订单”查看'), 'the toast')
  await waitInRunningTime(() => app.address() === '/my-order/ALL', 'the orders')
  await advanceTime(3000)
  expect(asked).toHaveLength(tries)
})

test.each([
  ['the deposit for an event, paid from the list', '/my-schedule', '“我的预约”'],
  ['the payment of a visit', '/reservation-inquiry?id=RV202', '“预约查询”'],
  ['the payment of a summer order', '/summer-order-detail/SO4', '“我的夏令活动”'],
  ['the payment of contract bills', '/contract-list', '“我的合同”'],
])(
  '[GEN-014] [PAY-022] the first and the last message about %s tell the person to look on the same page',
  async (_what, back, place) => {
    const address = `/order-pay-detail?id=PAY1&by=payment&returnUrl=${encodeURIComponent(back)}&confirm=1`
    await openConfirm('fault:pay-order.get=offline', address)
    await waitInStoppedTime(() => waitingHeading() !== null, 'the confirmation')
    expect(screen.getByText(/离开本页也不会影响付款/)).toHaveTextContent(`可以在${place}查看`)
    await advanceTime(POLL_EVERY_MS + 100)
    await waitInRunningTime(() => toastTexts().includes(`暂时无法确认支付结果，请在${place}查看`), 'the last words')
  },
)

test('[PAY-055] leaving the confirmation stops the polling without a further request, redirect or toast', async () => {
  const { app, asked } = await openConfirm('pay:never')
  await waitInStoppedTime(() => waitingHeading() !== null, 'the confirmation')
  await askedTimes(asked, 2)
  await app.router.navigate('/my-main')
  await waitInRunningTime(() => waitingHeading() === null, 'the other page')
  await advanceTime((POLL_TRIES + 10) * POLL_EVERY_MS)
  expect(asked).toHaveLength(2)
  expect(app.address()).toBe('/my-main')
  await quiet()
  expect(toastTexts()).toEqual([])
})

test('[PAY-055] an answer that arrives after leaving the confirmation is ignored', async () => {
  const slow = holdCalls('post', ORDER)
  const { app, asked } = await openConfirm('', CONFIRM, slow.handler, statusReply('PAID'))
  await waitInStoppedTime(() => waitingHeading() !== null, 'the confirmation')
  await askedTimes(asked, 1)
  await app.router.navigate('/my-main')
  await waitInRunningTime(() => waitingHeading() === null, 'the other page')
  slow.release()
  await advanceTime(3000)
  expect(app.address()).toBe('/my-main')
  await quiet()
  expect(toastTexts()).toEqual([])
})

test('[PAY-015] polling pauses while the page is hidden, and sends a request when the page becomes visible', async () => {
  const { asked } = await openConfirm('pay:never')
  await waitInStoppedTime(() => waitingHeading() !== null, 'the confirmation')
  await askedTimes(asked, 1)
  const sight = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  fireEvent(document, new Event('visibilitychange'))
  await advanceTime(5000)
  expect(asked).toHaveLength(1)
  sight.mockRestore()
  fireEvent(document, new Event('visibilitychange'))
  fireEvent(window, new Event('pageshow'))
  await quiet()
  await advanceTime(50)
  expect(asked).toHaveLength(2)
})
