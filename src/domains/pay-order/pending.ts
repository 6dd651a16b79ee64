import * as z from 'zod/mini'
import { onOtherPerson } from '#/domains/user/store.ts'
import { pageStore } from '#/shared/lib/page-load/page-store.ts'
import { storedValue } from '#/shared/lib/storage.ts'

const Pending = z.object({
  orderId: z.nullable(z.string()),
  payOrderId: z.string(),
  of: z.enum(['order', 'other', 'payment']),
  confirmAt: z.string(),
  at: z.number(),
})
export type Pending = z.infer<typeof Pending>

/** After this many ms, a payment no longer counts as pending; the order shows its outcome. */
export const PENDING_MS = 1_800_000

// In localStorage, because the tab in WeChat is often closed together with WeChat's cashier.
const storedPending = storedValue<Pending | null>('local', 'pending-payment', z.nullable(Pending), null)

const isFresh = (pending: Pending, now: number): boolean => Math.abs(now - pending.at) < PENDING_MS

/** The pending payment when the app starts; null for a payment that is too old. */
export function pendingAt(now: number): Pending | null {
  const pending = storedPending.read()
  return pending && isFresh(pending, now) ? pending : null
}

/**
 * The pending payment: started and not settled. The payment is still stored after a visit to the payment service and
 * after the tab was closed.
 */
export const usePending = pageStore<{ pending: Pending | null }>(() => ({ pending: pendingAt(Date.now()) }))

/**
 * Whether the pending payment belongs to a cashier: it does if both have the same pay order or, for a payment of a whole
 * order, the same order, because the backend may make a new pay order for each visit.
 */
export const isSamePayment = (pending: Pending, asked: Pick<Pending, 'of' | 'payOrderId' | 'orderId'>): boolean =>
  pending.of === asked.of &&
  (pending.payOrderId === asked.payOrderId ||
    (asked.of !== 'payment' && asked.orderId !== null && pending.orderId === asked.orderId))

export function storePendingPayment(pending: Pending | null): void {
  if (pending) storedPending.write(pending)
  else storedPending.remove()
  usePending.setState({ pending })
}

// Another person on this phone must not see this payment.
onOtherPerson(() => storePendingPayment(null))
