import { afterEach, expect, test, vi } from 'vitest'
import { PENDING_MS, pendingAt, rememberPayment, usePending } from './pending.ts'

afterEach(() => {
  rememberPayment(null)
  vi.unstubAllGlobals()
})

const pending = { orderId: 'O1', confirmAt: '/order-pay-detail?confirm=1', at: 5_000_000 }

test('a payment that was begun is kept for half an hour, until it is settled', () => {
  rememberPayment(pending)
  expect(usePending.getState().pending).toEqual(pending)
  expect(pendingAt(pending.at + PENDING_MS - 1)).toEqual(pending)
  expect(pendingAt(pending.at + PENDING_MS)).toBeNull()
  // A clock that was set back does not keep it for ever.
  expect(pendingAt(pending.at - PENDING_MS)).toBeNull()
  rememberPayment(null)
  expect(pendingAt(pending.at)).toBeNull()
  expect(usePending.getState().pending).toBeNull()
})
