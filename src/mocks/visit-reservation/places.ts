import { kindOf } from '#/domains/visit-reservation/party-rules.ts'
import { dayAfter, dayOf } from '#/shared/lib/time/calendar.ts'
import type { Db } from '../db.ts'
import type { ReservationRow } from './rows.ts'

export const TIMES = ['09:30', '10:30', '14:00', '15:30']
/** Places at each time. */
export const CAPACITY = 8
/** For how many ms places are held for a payment. */
export const HOLD_MS = 15 * 60_000
const DAYS = 21

export const TYPES = [
  { visitorType: 'ADULT', visitorTypeName: '成人', price: 5000 },
  { visitorType: 'CHILD', visitorTypeName: '儿童', price: 0 },
  { visitorType: 'STUDENT', visitorTypeName: '学生', price: 2550 },
  { visitorType: 'DEPOSITOR', visitorTypeName: '储户', price: 0 },
]

/** The days from tomorrow on, in China; the third day is closed. */
export const offeredDays = (now: number): { date: string; open: boolean }[] =>
  Array.from({ length: DAYS }, (_, index) => ({ date: dayAfter(dayOf(now), index + 1), open: index !== 2 }))

/** The payment of a visit; it exists once it was read. */
const payOf = (db: Db, id: string) => db.payOrders.findLast(({ fee }) => fee?.kind === 'reservation' && fee.id === id)

/** Whether a visit takes places: it is paid, free, or held for a payment. */
const holds = (row: ReservationRow): boolean => ['WAIT_FOR_PAY', 'SUCCESS', 'USED'].includes(row.status)

/** The free places at a time; the reservation `but` is not counted, because it moves. */
export const freePlaces = (db: Db, date: string, time: string, but?: string): number =>
  CAPACITY -
  db.reservations
    .filter((row) => row.date === date && row.time === time && row.id !== but && holds(row))
    .reduce((taken, { visitors }) => taken + visitors.length, 0)

/** Releases visits that were not paid in time. A started payment may still arrive. */
export function releaseExpired(db: Db, now: number): void {
  for (const row of db.reservations) {
    if (row.status !== 'WAIT_FOR_PAY' || row.expireTime === null || now < row.expireTime) continue
    row.status = 'EXPIRED'
    const pay = payOf(db, row.id)
    if (pay?.status === 'WaitingForPayment') pay.status = 'SystemCancelled'
  }
}

/** Applies a payment that arrives in time, late, or after a cancellation. Without a place, the payment is refunded. */
export function paidVisit(db: Db, id: string, now: number): void {
  releaseExpired(db, now)
  const row = db.reservations.find((entry) => entry.id === id)
  if (!row || row.paidAt !== null) return
  row.paidAt = now
  const late = row.status === 'EXPIRED' && freePlaces(db, row.date, row.time) >= row.visitors.length
  if (row.status === 'WAIT_FOR_PAY' || late) row.status = 'SUCCESS'
  else row.refundAmount = row.amount
}

export function cancelRow(db: Db, row: ReservationRow): void {
  const pay = payOf(db, row.id)
  if (pay?.status === 'WaitingForPayment') pay.status = 'UserCancelled'
  if (row.paidAt !== null) row.refundAmount = row.amount
  row.status = 'CANCEL'
}

/** Invariant of the visits; returns the first violation, else null. */
export function checkReservations(db: Db): string | null {
  for (const row of db.reservations) {
    if (freePlaces(db, row.date, row.time) < 0) return `${row.date} ${row.time}: a place sold twice`
    const paid = payOf(db, row.id)?.status === 'Completed'
    const kept = ['SUCCESS', 'USED'].includes(row.status) || row.refundAmount === row.amount
    if (paid && !kept) return `reservation ${row.id}: paid and lost`
    if (row.amount !== row.visitors.reduce((total, { price }) => total + price, 0))
      return `reservation ${row.id}: amount`
  }
  return null
}

export const typeOf = (visitorType: string) => TYPES.find((type) => type.visitorType === visitorType)

export const isDepositorType = (visitorType: string): boolean => {
  const type = typeOf(visitorType)
  return type !== undefined && kindOf(type) === 'depositor'
}
