import { payOrderMutation } from '#/domains/pay-order/create.ts'
import { storePayOrder } from '#/domains/pay-order/created-pay-orders.ts'
import { paths, to } from '#/paths.ts'
import { call } from '#/shared/api/call.ts'
import { sendMutation, type Mutation, type Sending, defineMutationOf } from '#/shared/api/mutation.ts'
import { orderApi } from '../api.ts'
import type { NewOrder, NewUnlock, Order } from '../model.ts'
import { recentOrders } from '../queries.ts'
import { dueAmount, dueNode, type PayNode } from '../amount/payment-nodes.ts'
import { cashierOf, isSameOrder, isSameUnlock, isUnpaidFor } from './place-rules.ts'

/** A new order: the function that sends it, and the function that finds it after a lost reply. */
export interface OrderPlacement {
  intent: NewOrder | NewUnlock
  /** The total shown to the person, in cents. */
  expectedTotal: number
  send: (sending: Sending) => Promise<Order>
  isIt: (order: Order, since: number) => boolean
  /**
   * The goods. Only given if the person may change the order after a lost reply, for example because a reload has
   * emptied the form. An unpaid order for the same goods is then found although its other data differs.
   */
  goodsId?: string
  /** Asks for confirmation of changes of the amount that the person has not caused. */
  agree?: () => Promise<boolean>
  /** The names of the drafts to delete after the order was placed. */
  drafts?: readonly string[]
}

export const orderPlacement = (mutation: NewOrder): OrderPlacement => ({
  intent: mutation,
  expectedTotal: mutation.expectedTotal,
  send: (sending) => call(orderApi.create, { body: mutation }, sending),
  isIt: (order, since) => isSameOrder(order, mutation, since),
  goodsId: mutation.goodsId,
})

/** @param name the name of the offer; the order of a lost request has the same name. */
export const unlockPlacement = (mutation: NewUnlock, name: string): OrderPlacement => ({
  intent: mutation,
  expectedTotal: mutation.expectedTotal,
  send: (sending) => call(orderApi.unlock, { body: mutation }, sending),
  isIt: (order, since) => isSameUnlock(order, name, mutation.expectedTotal, since),
})

export interface PlacedOrder {
  order: Order
  /** False if an earlier request, whose reply was lost, has ordered the same goods in another way. */
  asWanted: boolean
}

/**
 * Places an order. If the reply is lost, the order that the request has created is used; while the outcome is unknown,
 * no second order for the same goods is created.
 */
export const placeOrder: Mutation<OrderPlacement, PlacedOrder> = defineMutationOf(
  [orderApi.create, orderApi.unlock],
  async (wanted, sending) => ({ order: await wanted.send(sending), asWanted: true }),
  {
    intent: ({ intent }) => intent,
    same: ({ intent, goodsId }) => goodsId ?? intent,
    find: async ({ isIt, goodsId }, since) => {
      const { items } = await call(orderApi.mine, recentOrders)
      const wanted = items.find((order) => isIt(order, since))
      const order = wanted ?? items.find((one) => goodsId && isUnpaidFor(one, goodsId, since))
      return order ? { order, asWanted: order === wanted } : null
    },
    unknown: '暂时无法确认订单是否提交成功，请先到“我的订单”查看，不要重复提交',
    stale: 'later',
  },
)

/** The part of an order that is due, and its coupon; empty for a single payment. */
interface Part {
  node?: PayNode
  couponId?: string | null
  /**
   * The total amount due if only a part is paid. The total is part of the intent, so that paying the same part a second
   * time is another intent.
   */
  of?: number
}

export interface OrderPayment extends Part {
  orderId: string
  amount: number
}

export const payOrderOf = payOrderMutation<OrderPayment>(
  orderApi.createPayOrder,
  async ({ orderId, amount, couponId }, sending) => {
    const query = { mallOrderId: orderId, payAmount: amount, ...(couponId ? { couponId } : {}) }
    const made = await call(orderApi.createPayOrder, { query }, sending)
    storePayOrder(orderId, made.id)
    return made
  },
  {
    exclusiveGroup: ({ orderId }) => `pay-order-${orderId}`,
    // Deposit and balance may have the same amount.
    intent: ({ amount, node = 'WHOLE', couponId = null, of = amount }) => ({ amount, node, couponId, of }),
    stale: 'later',
  },
)

/**
 * The next screen after an order was placed: its cashier; `returnUrl` if it costs nothing; the order itself if it has
 * no pay order or is not the order that the person has just asked for.
 */
export async function addressAfterPlacing(
  { order, asWanted }: PlacedOrder,
  expectedTotal: number,
  returnUrl = to(paths.orderDetail, { id: order.id }),
  failUrl?: string,
): Promise<string> {
  if (!asWanted) return to(paths.orderDetail, { id: order.id })
  const due = dueAmount(order) ?? expectedTotal
  if (due <= 0) return returnUrl
  return sendMutation(payOrderOf, { orderId: order.id, amount: due, node: dueNode(order) }).then(
    ({ id }) => cashierOf(id, order.id, returnUrl, failUrl),
    () => to(paths.orderDetail, { id: order.id }),
  )
}
