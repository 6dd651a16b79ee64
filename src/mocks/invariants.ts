import type { Db } from './db.ts'
import { checkBills } from './bills.ts'
import { nodeAmount } from './orders.ts'
import { checkRegistrations } from './event-registration/invariants.ts'
import { checkSamples } from './samples.ts'
import { balanceOf } from './points.ts'
import { checkReservations } from './visit-reservation/places.ts'
import { checkRenewals } from './cell-storage/renewals.ts'
import { checkSummer } from './summer/places.ts'
import { checkWallets } from './wallet.ts'

const repeats = <T>(rows: readonly T[], keyOf: (row: T) => string): boolean =>
  new Set(rows.map(keyOf)).size < rows.length

/** Checks all invariants after a request; returns the name of the first violated invariant, else null. */
export function checkInvariants(db: Db): string | null {
  for (const order of db.orders) {
    const sum = order.items.reduce((total, item) => total + item.amount, 0)
    if (sum !== order.total || order.total < 0) return `order ${order.id}: total`
    const paid = db.payOrders.filter((pay) => pay.orderId === order.id && pay.status === 'Completed')
    if (order.deposit === undefined) {
      const paidSum = paid.reduce((total, pay) => total + pay.amount, 0)
      if (paidSum > order.total) return `order ${order.id}: paid more than its total`
      if (order.status === 'PAID' && paid.length > 0 && paidSum !== order.total) return `order ${order.id}: paid amount`
    } else {
      if (repeats(paid, ({ node }) => node ?? 'WHOLE')) return `order ${order.id}: paid ${paid.length} times`
      if (paid.some((pay) => pay.amount !== nodeAmount(order, pay.node ?? 'WHOLE')))
        return `order ${order.id}: paid amount`
      if (order.deposit <= 0 || order.deposit >= order.total) return `order ${order.id}: deposit`
    }
  }
  const bills = checkBills(db)
  if (bills) return bills
  const samples = checkSamples(db) ?? checkReservations(db)
  if (samples) return samples
  const used = db.coupons.filter((coupon) => coupon.usedByOrder !== null)
  if (
    used.some(
      (coupon) =>
        !db.orders.some(
          (order) => order.id === coupon.usedByOrder && [order.couponId, order.balanceCouponId].includes(coupon.id),
        ),
    )
  )
    return 'coupon used without its order'
  if (
    repeats(
      db.coupons.filter((coupon) => coupon.templateId),
      ({ userId, templateId }) => `${userId} ${templateId}`,
    )
  )
    return 'a coupon claimed twice'
  if (repeats(db.draws, ({ ticketId }) => ticketId)) return 'a ticket drawn twice'
  if (repeats(db.rewards, ({ actId, orderId }) => `${actId} ${orderId}`)) return 'a reward given twice'
  if (db.goods.some((goods) => goods.specifications.some((item) => item.stock < 0))) return 'stock below 0'
  if (db.pointsGoods.some((goods) => goods.stock < 0)) return 'stock of points goods below 0'
  for (const order of db.pointsOrders) {
    const paid = db.pointsLogs.filter((row) => row.orderId === order.id && row.changeType === 'DECREASE_POINTS')
    if (paid.length !== 1 || paid[0]?.value !== order.points)
      return `points order ${order.id}: paid ${paid.length} times`
  }
  const other = checkWallets(db) ?? checkSummer(db) ?? checkRenewals(db)
  if (other) return other
  for (const user of db.users) if (balanceOf(db, user.id) < 0) return `points of ${user.id} below 0`
  for (const user of db.users)
    if (db.addresses.filter((address) => address.userId === user.id && address.isDefault).length > 1)
      return 'two default addresses'
  return checkRegistrations(db)
}
