import { isRefused } from '#/shared/api/blocks.ts'
import type { Order } from '../model.ts'
import { isPointsOrder } from '../points-order.ts'
import { mayHaveSamples, orderCan } from '../rules.ts'
import { isRefundActive } from './order-status-tone.ts'

export type OrderAction = 'pay' | 'bindSample' | 'cancel' | 'express' | 'buyAgain'

type Acted = Pick<
  Order,
  'status' | 'sourceType' | 'goods' | 'isBalanceWaitingPayment' | 'expressDetails' | 'refundmentDetails'
>

export interface OfferedActions {
  first: 'pay' | 'bindSample' | null
  more: readonly OrderAction[]
}

/**
 * The actions of an order, in lists and on its own screen: pay or cancel an unpaid order, bind the sample of a paid
 * order, show the delivery of a shipped order, buy again. During and after a refund, and if a refund could not be read,
 * the order can be neither paid nor cancelled, and its sample cannot be bound. There is no call that confirms the
 * receipt.
 */
export function offeredActions(order: Acted): OfferedActions {
  if (isPointsOrder(order)) return { first: null, more: [] }
  const held = isRefused(order, 'refundmentDetails') || isRefundActive(order.refundmentDetails)
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
