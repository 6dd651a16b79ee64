import { afterEach, expect, test } from 'vitest'
import { beginSession, endSession, expireSession } from '#/domains/user/store.ts'
import { pendingAt, storePendingPayment, usePending } from './pending.ts'

afterEach(() => storePendingPayment(null))

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
  expect(usePending.getState().pending).toEqual(pending)
  expect(pendingAt(pending.at + halfAnHour - 1)).toEqual(pending)
  expect(pendingAt(pending.at + halfAnHour)).toBeNull()
  // If the clock was set back, the payment must not stay pending forever.
  expect(pendingAt(pending.at - halfAnHour)).toBeNull()
  storePendingPayment(null)
  expect(pendingAt(pending.at)).toBeNull()
  expect(usePending.getState().pending).toBeNull()
  expect(localStorage.getItem('app:pending-payment')).toBeNull()
})

test('the same person still has the pending payment after logging in again', () => {
  beginSession('T1', 'U1')
  storePendingPayment(pending)
  expireSession('T1')
  beginSession('T2', 'U1')
  expect(usePending.getState().pending).toEqual(pending)
  endSession()
})

test.each([
  ['the person signs out', endSession],
  ['another person signs in', () => beginSession('T2', 'U2')],
])('if %s, the previous person’s pending payment is removed', (_, leave) => {
  beginSession('T1', 'U1')
  storePendingPayment(pending)
  leave()
  expect(usePending.getState().pending).toBeNull()
  expect(pendingAt(pending.at)).toBeNull()
  endSession()
})
