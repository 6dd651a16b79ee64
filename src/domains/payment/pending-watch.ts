import { lookAt } from './look.ts'
import { PENDING_MS, type Pending, rememberPayment } from './pending.ts'
import { realClock, realPage, startPolling } from './poll.ts'

/** How often a page beside the payment asks what became of it (ms). */
export const WATCH_EVERY_MS = 5000

/**
 * Asks about a payment from any other page, and forgets it once it is settled or too old to wait for.
 * @returns how to stop.
 */
export function watchPending({ of, orderId, payOrderId }: Pending, clock = realClock, page = realPage): () => void {
  return startPolling({
    every: WATCH_EVERY_MS,
    tries: PENDING_MS / WATCH_EVERY_MS,
    clock,
    page,
    // Without an answer, or with one that nobody understands, it is still unsettled.
    ask: (signal) =>
      lookAt({ of, orderId, payOrderId }, signal).then(
        (step) => (step === 'unknown' ? 'wait' : step),
        () => 'wait' as const,
      ),
    onEnd: () => rememberPayment(null),
  })
}
