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
const storedPending = storedValue<readonly Pending[]>('local', 'pending-payments', z.array(Pending), [])

const isFresh = (pending: Pending, now: number): boolean => Math.abs(now - pending.at) < PENDING_MS

/** The pending payments when the app starts, without payments that are too old. */
export const pendingAt = (now: number): readonly Pending[] => storedPending.read().filter((one) => isFresh(one, now))

/**
 * The pending payments, the latest last: started and not settled. They are still stored after a visit to the payment
 * service and after the tab was closed.
 */
export const usePending = pageStore<{ all: readonly Pending[] }>(() => ({ all: pendingAt(Date.now()) }))

type PaymentKey = Pick<Pending, 'of' | 'orderId'> & { payOrderId: string | null }

/**
 * Whether the pending payment belongs to a cashier: it does if both have the same pay order or, for a payment of a whole
 * order, the same order, because the backend may make a new pay order for each visit.
 */
export const isSamePayment = (pending: Pending, asked: PaymentKey): boolean =>
  pending.of === asked.of &&
  (pending.payOrderId === asked.payOrderId ||
    (asked.of !== 'payment' && asked.orderId !== null && pending.orderId === asked.orderId))

function write(all: readonly Pending[]): void {
  if (all.length > 0) storedPending.write(all)
  else storedPending.remove()
  usePending.setState({ all })
}

const others = (asked: PaymentKey): Pending[] => usePending.getState().all.filter((one) => !isSamePayment(one, asked))

/** Adds a payment as the latest. A payment that is already pending is replaced. */
export const storePendingPayment = (pending: Pending): void => write([...others(pending), pending])

export const removePendingPayment = (asked: PaymentKey): void => write(others(asked))

export const removePendingPayments = (): void => write([])

// Another person on this phone must not see these payments.
onOtherPerson(removePendingPayments)
