import type { QueryClient } from '@tanstack/react-query'
import { invalidate } from '#/shared/api/mutation.ts'
import { lookUpPayment } from './lookup.ts'
import { startPay } from '../mutations.ts'
import { PENDING_MS, type Pending, removePendingPayment } from '#/domains/pay-order/pending.ts'
import { realClock, realPage, startPolling } from './poll.ts'

/** Polling interval on screens other than the cashier, in ms. */
export const WATCH_EVERY_MS = 5000

/**
 * Polls a pending payment on screens other than the cashier. When the payment is settled or too old, it is deleted, and
 * the screen reads its orders again.
 * @returns a function that stops polling.
 */
export function watchPending({ of, orderId, payOrderId }: Pending, client: QueryClient): () => void {
  return startPolling({
    every: WATCH_EVERY_MS,
    tries: PENDING_MS / WATCH_EVERY_MS,
    clock: realClock,
    page: realPage,
    // After a failed lookup, or with an unknown state, the payment is still unsettled.
    ask: (signal) =>
      lookUpPayment({ of, orderId, payOrderId }, signal).then(
        (step) => (step === 'unknown' ? 'wait' : step),
        () => 'wait' as const,
      ),
    onEnd: () => {
      removePendingPayment({ of, orderId, payOrderId })
      void invalidate(client, startPay.changes)
    },
  })
}
