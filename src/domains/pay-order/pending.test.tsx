import { afterEach, expect, test } from 'vitest'
import { beginSession, endSession, expireSession } from '#/domains/user/store.ts'
import { pendingAt, removePendingPayment, removePendingPayments, storePendingPayment, usePending } from './pending.ts'

afterEach(() => removePendingPayments())

const pending = {
  orderId: 'O1',
  payOrderId: 'PAY1',
  of: 'order',
  confirmAt: '/order-pay-detail?confirm=1',
  at: 5_000_000,
} as const

test('a started payment stays pending for half an hour, or until it is finished', () => {
  const halfAnHour = 1_800_000
  storePendingPayment(pending)
  expect(usePending.getState().all).toEqual([pending])
  expect(pendingAt(pending.at + halfAnHour - 1)).toEqual([pending])
  expect(pendingAt(pending.at + halfAnHour)).toEqual([])
  // If the clock was set back, the payment must not stay pending forever.
  expect(pendingAt(pending.at - halfAnHour)).toEqual([])
  removePendingPayments()
  expect(pendingAt(pending.at)).toEqual([])
  expect(usePending.getState().all).toEqual([])
  expect(localStorage.getItem('app:pending-payments')).toBeNull()
})

test('the same person still has the pending payment after logging in again', () => {
  beginSession('T1', 'U1')
  storePendingPayment(pending)
  expireSession('T1')
  beginSession('T2', 'U1')
  expect(usePending.getState().all).toEqual([pending])
  endSession()
})

test.each([
  ['the person signs out', endSession],
  ['another person signs in', () => beginSession('T2', 'U2')],
])('if %s, the previous person’s pending payment is removed', (_, leave) => {
  beginSession('T1', 'U1')
  storePendingPayment(pending)
  leave()
  expect(usePending.getState().all).toEqual([])
  expect(pendingAt(pending.at)).toEqual([])
  endSession()
})

test('a second pending payment does not replace the first, and each is removed by itself', () => {
  const second = { ...pending, orderId: 'O2', payOrderId: 'PAY2' }
  storePendingPayment(pending)
  storePendingPayment(second)
  // The same payment, started again, is stored once.
  storePendingPayment({ ...second, at: pending.at + 1 })
  expect(usePending.getState().all).toEqual([pending, { ...second, at: pending.at + 1 }])
  removePendingPayment({ of: 'order', orderId: 'O2', payOrderId: null })
  expect(usePending.getState().all).toEqual([pending])
})
