import type { Db } from './db.ts'
import type { BillRow, OrderRow, PayOrderRow } from './db-rows.ts'
import type { Knobs } from './knobs.ts'

/** Bills of a payment for several bills or for a part of an order. Such a payment has an outcome of its own. */

const billsIn = (db: Db, pay: PayOrderRow): BillRow[] => db.bills.filter((bill) => pay.billIds?.includes(bill.id))

const tradeWord: Record<BillRow['status'], string> = {
  WAITING_FOR_PAYMENT: '等待付款',
  WAITING_CPS_CALLBACK: '付款确认中',
  FINISH: '交易成功',
}

function setBills(db: Db, pay: PayOrderRow, status: BillRow['status'], tradeTime: number | null): void {
  for (const bill of billsIn(db, pay)) {
    bill.status = status
    bill.tradeStatus = tradeWord[status]
    bill.tradeTime = tradeTime
  }
}

/** Starts a payment of bills; it counts as paid unless the knob `pay` says otherwise. */
export function beginBills(db: Db, pay: PayOrderRow): void {
  if (pay.paidOutside !== false) setBills(db, pay, 'WAITING_CPS_CALLBACK', null)
}

/** The outcome of a started payment when it is read; null while it is not settled. */
export function ending(pay: PayOrderRow, knob: Knobs['pay']): 'Completed' | 'Failed' | null {
  if (pay.status !== 'StartedPayment' || pay.paidOutside === false || knob === 'never') return null
  pay.readsLeft -= 1
  if (pay.readsLeft > 0) return null
  return knob === 'closed' ? 'Failed' : 'Completed'
}

export function settleBills(db: Db, pay: PayOrderRow, now: number, knob: Knobs['pay']): void {
  const end = pay.billIds ? ending(pay, knob) : null
  if (!end) return
  pay.status = end
  if (end === 'Completed') pay.paidAt = now
  setBills(db, pay, end === 'Completed' ? 'FINISH' : 'WAITING_FOR_PAYMENT', end === 'Completed' ? now : null)
}

export function settlePart(pay: PayOrderRow, now: number, knob: Knobs['pay']): void {
  const end = pay.part ? ending(pay, knob) : null
  if (!end) return
  pay.status = end
  if (end === 'Completed') pay.paidAt = now
}

export const paidFor = (db: Db, orderId: string): number =>
  db.payOrders
    .filter((pay) => pay.orderId === orderId && pay.status === 'Completed')
    .reduce((total, pay) => total + pay.amount, 0)

export const dueFor = (db: Db, order: OrderRow): number => order.total - paidFor(db, order.id)

/** Invariant: each bill is paid once, for its amount. */
export function checkBills(db: Db): string | null {
  const paid = db.payOrders.filter((pay) => pay.billIds && pay.status === 'Completed')
  const ids = paid.flatMap((pay) => pay.billIds ?? [])
  if (new Set(ids).size < ids.length) return 'a bill paid twice'
  for (const pay of db.payOrders.filter((entry) => entry.billIds)) {
    const total = billsIn(db, pay).reduce((sum, bill) => sum + bill.settlementAmount, 0)
    if (total !== pay.amount) return `payment ${pay.id}: sum of its bills`
  }
  return paid.some((pay) => billsIn(db, pay).some((bill) => bill.status !== 'FINISH')) ? 'a paid bill is open' : null
}
