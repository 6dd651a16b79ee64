import { couponDiscount } from '#/domains/coupon/discount.ts'
import { bestCoupon } from '#/domains/coupon/rules.ts'
import type { Coupon } from '#/domains/coupon/model.ts'
import { cents } from '#/shared/lib/money.ts'
import { type Db, nextId } from './db.ts'
import type { CouponRow, OrderRow, PayOrderRow } from './db-rows.ts'
import { renewPaid } from './cell-storage/renewals.ts'
import { couponWire, fitsGoods } from './wire.ts'

export const toCoupon = (row: CouponRow): Coupon => ({
  ...row,
  thresholdOfAmount: cents(row.thresholdOfAmount),
  couponBelong: 'MALL',
  claimed: true,
})

export const heldBy = (db: Db, userId: string, goodsId: string): CouponRow[] =>
  db.coupons.filter((coupon) => coupon.userId === userId && coupon.usedByOrder === null && fitsGoods(coupon, goodsId))

export type Node = 'WHOLE' | 'DEPOSIT' | 'BALANCE'

export const nodeOf = (order: OrderRow): Node =>
  order.deposit === undefined ? 'WHOLE' : order.depositPaid ? 'BALANCE' : 'DEPOSIT'

export function nodeAmount(order: OrderRow, node: Node): number {
  if (node === 'WHOLE' || order.deposit === undefined) return order.total
  return node === 'DEPOSIT' ? order.deposit : order.total - order.deposit
}

export function addPayOrder(
  db: Db,
  { id: orderId, userId }: OrderRow,
  amount: number,
  of: Partial<PayOrderRow> = {},
): PayOrderRow {
  const status = 'WaitingForPayment' as const
  const pay = {
    id: nextId(db, 'PAY'),
    orderId,
    userId,
    amount,
    status,
    channel: null,
    readsLeft: 0,
    paidAt: null,
    ...of,
  }
  db.payOrders.push(pay)
  return pay
}

export function markPaidIfFree(order: OrderRow, now: number): void {
  if (order.total > 0) return
  order.status = 'PAID'
  order.history.push({ orderStatus: 'PAID', time: now })
}

/** Settles a payment; after the deposit, the order waits for its balance. */
export function complete(db: Db, order: OrderRow, pay: PayOrderRow, now: number): void {
  pay.status = 'Completed'
  pay.paidAt = now
  if (pay.node === 'DEPOSIT') {
    order.depositPaid = true
    order.status = 'WAITING_FOR_PAYMENT'
    return
  }
  const coupon = db.coupons.find((entry) => entry.id === pay.couponId)
  if (coupon) {
    const off = nodeAmount(order, 'BALANCE') - pay.amount
    Object.assign(order, { balanceCouponId: coupon.id, total: order.total - off })
    order.items.push({ name: coupon.name, amount: -off })
    coupon.usedByOrder = order.id
  }
  order.status = 'PAID'
  order.history.push({ orderStatus: 'PAID', time: now })
  renewPaid(db, order.id)
}

export const balanceWith = (order: OrderRow, coupon: CouponRow): number => {
  const balance = cents(nodeAmount(order, 'BALANCE'))
  return balance - couponDiscount(toCoupon(coupon), balance)
}

export const PAID = ['PAID', 'SHIPPED', 'RECEIVED', 'COMPLETED']

/** Whether an order is in a tab of /order-list. The tabs SIGNED and PREPAID are not an order status (ORD-016). */
export function inListTab(order: OrderRow, tab: string | undefined): boolean {
  if (!tab) return true
  const signed = order.signed === true
  if (tab === 'SIGNED') return signed
  return tab === 'PREPAID'
    ? !signed && (order.depositPaid === true || PAID.includes(order.status))
    : order.status === tab
}

export function balanceWire(db: Db, order: OrderRow, now: number) {
  if (nodeOf(order) !== 'BALANCE' || !order.balanceAllowsCoupon) return {}
  const held = heldBy(db, order.userId, order.goodsId)
  const best = bestCoupon(held.map(toCoupon), cents(nodeAmount(order, 'BALANCE')), now)
  return {
    balancePaymentAllowCoupon: true,
    balancePaymentSelectableCoupons: held.map((coupon) => couponWire(coupon, true)),
    balancePaymentDefaultCouponId: best?.id ?? null,
  }
}

/** The patient of a user's last order or sample, as the default for the next order. */
export function lastPatient(db: Db, userId: string) {
  const orders = db.orders.filter((order) => order.userId === userId && order.patientId)
  const samples = db.samples.filter((sample) => sample.userId === userId)
  const id = orders.at(-1)?.patientId ?? samples.at(-1)?.patientId
  return db.patients.find((patient) => patient.id === id && patient.userId === userId) ?? null
}

/** The user's newest order that can contain a tube of a package. */
export function orderOfTube(db: Db, userId: string, packageId: string): string | null {
  const fits = db.orders.filter(
    (order) =>
      order.userId === userId &&
      PAID.includes(order.status) &&
      db.goods.find((goods) => goods.id === order.goodsId)?.reportPackageId === packageId,
  )
  return fits.sort((a, b) => b.createdAt - a.createdAt)[0]?.id ?? null
}
