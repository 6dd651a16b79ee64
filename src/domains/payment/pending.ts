import * as z from 'zod/mini'
import { create } from 'zustand'
import { stored } from '#/shared/lib/storage.ts'

const Pending = z.object({ orderId: z.string(), confirmAt: z.string(), at: z.number() })
export type Pending = z.infer<typeof Pending>

/** After this nobody waits for a payment any more: the order tells what became of it (ms). */
export const PENDING_MS = 1_800_000

const kept = stored<Pending | null>('session', 'pending-payment', z.nullable(Pending), null)

const isFresh = (pending: Pending, now: number): boolean => Math.abs(now - pending.at) < PENDING_MS

/** What a tab still waits for when it is loaded; an old one is told by its order. */
export function pendingAt(now: number): Pending | null {
  const pending = kept.read()
  return pending && isFresh(pending, now) ? pending : null
}

/** The payment that was begun in this tab and is not settled; survives leaving for the payment service and a reload. */
export const usePending = create<{ pending: Pending | null }>(() => ({ pending: pendingAt(Date.now()) }))

export function rememberPayment(pending: Pending | null): void {
  if (pending) kept.write(pending)
  else kept.remove()
  usePending.setState({ pending })
}
