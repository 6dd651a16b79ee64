import type { Db } from './db.ts'

/** What must hold after every request, whatever was asked; the name of the first broken law, else null. */
export function checkLaws(db: Db): string | null {
  for (const order of db.orders) {
    const sum = order.items.reduce((total, item) => total + item.amount, 0)
    if (sum !== order.total || order.total < 0) return `order ${order.id}: total`
    const paid = db.payOrders.filter((pay) => pay.orderId === order.id && pay.status === 'Completed')
    if (paid.length > 1) return `order ${order.id}: paid ${paid.length} times`
    if (paid[0] && paid[0].amount !== order.total) return `order ${order.id}: paid amount`
  }
  const used = db.coupons.filter((coupon) => coupon.usedByOrder !== null)
  if (
    used.some((coupon) => !db.orders.some((order) => order.id === coupon.usedByOrder && order.couponId === coupon.id))
  )
    return 'coupon used without its order'
  if (db.goods.some((goods) => goods.specifications.some((item) => item.stock < 0))) return 'stock below 0'
  for (const user of db.users)
    if (db.addresses.filter((address) => address.userId === user.id && address.isDefault).length > 1)
      return 'two default addresses'
  return null
}
