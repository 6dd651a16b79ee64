import type { Order } from './model.ts'
import { isPointsOrder } from './points-order.ts'
import { mayHaveSamples, orderCan } from './rules.ts'
import { refundHolds } from './order-status-tone.ts'

export type OrderAction = 'pay' | 'bindSample' | 'cancel' | 'express' | 'buyAgain'

type Acted = Pick<
  Order,
  'status' | 'sourceType' | 'goods' | 'isBalanceWaitingPayment' | 'expressDetails' | 'refundmentDetails'
>

export interface OfferedActions {
  /** The one thing to do next; null when there is none. */
  first: 'pay' | 'bindSample' | null
  /** At most two. */
  more: readonly OrderAction[]
}

/**
 * What an order offers, in lists and on its own page: to pay or cancel what is due, to bind the sample of what
 * is paid, to see where a sent one is, to buy the same again. While money goes back, and after it did, nothing is paid,
 * cancelled or bound. No call confirms a receipt.
 */
export function offeredActions(order: Acted): OfferedActions {
  if (isPointsOrder(order)) return { first: null, more: [] }
  const held = refundHolds(order.refundmentDetails)
  const pays = !held && orderCan('pay', order)
  const binds = !held && orderCan('bindSample', order) && mayHaveSamples(order.goods)
  const more: [OrderAction, boolean][] = [
    ['cancel', !held && orderCan('cancel', order)],
    ['express', orderCan('bindSample', order) && Boolean(order.expressDetails?.number)],
    ['buyAgain', orderCan('buyAgain', order) && Boolean(order.goods?.goodsId)],
  ]
  return {
    first: pays ? 'pay' : binds ? 'bindSample' : null,
    more: more.flatMap(([action, offered]) => (offered ? [action] : [])),
  }
}
