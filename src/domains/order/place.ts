import { payOrderWrite } from '#/domains/payment/pay-order.ts'
import { paths, to } from '#/paths.ts'
import { call } from '#/shared/api/call.ts'
import { sendWrite, type Write, writeOf } from '#/shared/api/write.ts'
import { orderApi } from './contract.ts'
import type { NewOrder, NewUnlock, Order } from './model.ts'
import { dueAmount, dueNode, type PayNode } from './payment-nodes.ts'
import { cashierOf, isSameOrder, isSameUnlock } from './place-rules.ts'

/** One order that is about to be placed: how it is sent, and how it is known again after a lost answer. */
export interface Placing {
  /** The same for the same order, however often it is tapped. */
  intent: NewOrder | NewUnlock
  /** Cents that the person saw. */
  expectedTotal: number
  send: (onceKey: string | undefined) => Promise<Order>
  isIt: (order: Order, since: number) => boolean
  /** Asks whether it is still wanted, where something has changed by itself. */
  agree?: () => Promise<boolean>
  /** What was typed for it, and is not needed any more once it is placed. */
  draft?: string
}

/** The name under which the choices of an order are kept while a person is led away. */
export const orderDraft = (goodsId: string): string => `order ${goodsId}`

export const placing = (wanted: NewOrder): Placing => ({
  intent: wanted,
  expectedTotal: wanted.expectedTotal,
  send: (onceKey) => call(orderApi.create, { body: wanted }, { onceKey }),
  isIt: (order, since) => isSameOrder(order, wanted, since),
  draft: orderDraft(wanted.goodsId),
})

/** @param name of what the options offer: the order that a lost answer made bears it. */
export const placingUnlock = (wanted: NewUnlock, name: string): Placing => ({
  intent: wanted,
  expectedTotal: wanted.expectedTotal,
  send: (onceKey) => call(orderApi.unlock, { body: wanted }, { onceKey }),
  isIt: (order, since) => isSameUnlock(order, name, wanted.expectedTotal, since),
})

/** Places an order, or takes over the one that a lost request has made. */
export const placeOrder: Write<Placing, Order> = writeOf(
  [orderApi.create, orderApi.unlock],
  (wanted, onceKey) => wanted.send(onceKey),
  {
    intent: ({ intent }) => intent,
    find: async ({ isIt }, since) => {
      const { items } = await call(orderApi.mine, { query: { page: 0, size: 20 }, body: {} })
      return items.find((order) => isIt(order, since)) ?? null
    },
    unknown: '暂时无法确认订单是否提交成功，请先到“我的订单”查看，不要重复提交',
    stale: 'later',
    refused: ['order'],
  },
)

/** Which part of an order is paid, and with which coupon; nothing to say for one that is paid at once. */
interface Part {
  node?: PayNode
  couponId?: string | null
  /** What is due when only a part of it is paid: the same part once more is another payment. */
  of?: number
}

/** A payment of an order: for the amount that the server told. */
export interface OrderPayment extends Part {
  orderId: string
  amount: number
}

/** Makes the pay order of an order that is due. */
export const payOrderOf = payOrderWrite<OrderPayment>(
  orderApi.createPayOrder,
  ({ orderId, amount, couponId }, onceKey) => {
    const query = { mallOrderId: orderId, payAmount: amount, ...(couponId ? { couponId } : {}) }
    return call(orderApi.createPayOrder, { query }, { onceKey })
  },
  {
    among: ({ orderId }) => `pay-order-${orderId}`,
    // Deposit and balance may be the same amount.
    intent: ({ amount, node = 'WHOLE', couponId = null, of = amount }) => ({ amount, node, couponId, of }),
    stale: 'later',
    refused: ['order'],
  },
)

/** Where a made order leads: to its cashier. What costs nothing is not paid, and without a pay order its page helps. */
export async function afterPlacing(
  made: Order,
  expectedTotal: number,
  returnUrl = to(paths.orderDetail, { id: made.id }),
): Promise<string> {
  const due = dueAmount(made) ?? expectedTotal
  if (due <= 0) return returnUrl
  return sendWrite(payOrderOf, { orderId: made.id, amount: due, node: dueNode(made) }).then(
    ({ id }) => cashierOf(id, made.id, returnUrl),
    () => to(paths.orderDetail, { id: made.id }),
  )
}
