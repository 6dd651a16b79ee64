import { paths, to } from '#/paths.ts'
import type { NewOrder, Order } from './model.ts'
import { orderAmount } from './rules.ts'

/** Clocks differ by seconds; an order made this much before the tap still counts as made by it. */
const CLOCK_SLACK_MS = 5000

/** Whether an order of the list is the one that a lost request made. */
export function isSameOrder(order: Order, wanted: NewOrder, since: number): boolean {
  return (
    order.status === 'WAITING_FOR_PAYMENT' &&
    order.goods?.goodsId === wanted.goodsId &&
    order.goods.number === wanted.number &&
    orderAmount(order) === wanted.expectedTotal &&
    (order.createdDate ?? 0) >= since - CLOCK_SLACK_MS
  )
}

/** The cashier of a pay order; success leads to the order (PAY-019), failure to its default. */
export const cashierOf = (payOrderId: string, orderId: string): string =>
  to(paths.cashier, {}, { id: payOrderId, orderId, returnUrl: to(paths.orderDetail, { id: orderId }) })
