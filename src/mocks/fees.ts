import { ending } from './bills.ts'
import { type Db, nextId } from './db.ts'
import type { Fee, PayOrderRow } from './db-rows.ts'
import type { Knobs } from './knobs.ts'
import { depositPaid } from './event-registration/booking.ts'
import { paidVisit } from './visit-reservation/places.ts'
import { settleSummer } from './summer/places.ts'

/** Payments without an order: for a registration's deposit, a visit, a summer activity. */

/** Applies a paid fee, even to an expired or cancelled subject. Called once for each payment. */
export const feeEndings: Record<Fee['kind'], (db: Db, id: string, now: number) => void> = {
  registration: depositPaid,
  reservation: paidVisit,
  summer: settleSummer,
}

/** Creates an open payment; `amount` in cents. */
export function addFee(db: Db, { amount, userId, ...fee }: Fee & { amount: number; userId: string }): PayOrderRow {
  const pay: PayOrderRow = {
    id: nextId(db, 'PAY'),
    orderId: '',
    userId,
    amount,
    status: 'WaitingForPayment',
    channel: null,
    readsLeft: 0,
    paidAt: null,
    fee,
  }
  db.payOrders.push(pay)
  return pay
}

export const feeOf = (db: Db, kind: Fee['kind'], id: string): PayOrderRow | undefined =>
  db.payOrders.findLast(({ fee }) => fee?.kind === kind && fee.id === id)

/** Settles a started payment when it is read. */
export function settleFee(db: Db, pay: PayOrderRow, now: number, knob: Knobs['pay']): void {
  const end = pay.fee ? ending(pay, knob) : null
  if (!end || !pay.fee) return
  pay.status = end
  if (end !== 'Completed') return
  pay.paidAt = now
  feeEndings[pay.fee.kind](db, pay.fee.id, now)
}
