import { payOrderOnce } from '#/domains/payment/pay-order.ts'
import { paths, to } from '#/paths.ts'
import { call } from '#/shared/api/call.ts'
import { ApiError } from '#/shared/api/errors.ts'
import { serverNow } from '#/shared/lib/clock.ts'
import { orderApi } from './contract.ts'
import type { NewOrder, NewUnlock, Order } from './model.ts'
import { dueAmount, dueNode, type PayNode } from './payment-nodes.ts'
import { cashierOf, isSameOrder, isSameUnlock } from './place-rules.ts'

export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown'
  override readonly message = '暂时无法确认订单是否提交成功，请先到“我的订单”查看，不要重复提交'
}

/** One order that is about to be placed: how it is sent, and how it is known again after a lost answer. */
export interface Placing {
  /** The same for the same order, however often it is tapped. */
  intent: string
  /** Cents that the person saw. */
  expectedTotal: number
  send: (onceKey: string) => Promise<Order>
  isIt: (order: Order, since: number) => boolean
  /** Asks whether it is still wanted, where something has changed by itself. */
  agree?: () => Promise<boolean>
  /** What was typed for it, and is not needed any more once it is placed. */
  draft?: string
}

/** The name under which the choices of an order are kept while a person is led away. */
export const orderDraft = (goodsId: string): string => `order ${goodsId}`

export const placing = (wanted: NewOrder): Placing => ({
  intent: `order-${JSON.stringify(wanted)}`,
  expectedTotal: wanted.expectedTotal,
  send: (onceKey) => call(orderApi.create, { body: wanted }, { onceKey }),
  isIt: (order, since) => isSameOrder(order, wanted, since),
  draft: orderDraft(wanted.goodsId),
})

/** @param name of what the options offer: the order that a lost answer made bears it. */
export const placingUnlock = (wanted: NewUnlock, name: string): Placing => ({
  intent: `unlock-${JSON.stringify(wanted)}`,
  expectedTotal: wanted.expectedTotal,
  send: (onceKey) => call(orderApi.unlock, { body: wanted }, { onceKey }),
  isIt: (order, since) => isSameUnlock(order, name, wanted.expectedTotal, since),
})

/** After a lost answer: the order that the lost request made, if it is there. */
async function findLost({ isIt }: Placing, since: number): Promise<Order | null> {
  try {
    const { items } = await call(orderApi.mine, { query: { page: 0, size: 20 }, body: {} })
    return items.find((order) => isIt(order, since)) ?? null
  } catch {
    throw new OutcomeUnknown()
  }
}

/**
 * Places an order. When the answer is lost it looks first and speaks then: an order that was made is taken over,
 * one that was not can be placed again with the same key.
 * @throws ApiError in the catalogue's words; OutcomeUnknown when nothing can be found out.
 */
export async function placeOrder(wanted: Placing, onceKey: string): Promise<Order> {
  const since = serverNow()
  try {
    return await wanted.send(onceKey)
  } catch (error) {
    if (!(error instanceof ApiError) || !error.outcomeUnknown) throw error
    const made = await findLost(wanted, since)
    if (made) return made
    throw error
  }
}

/** Which part of an order is paid, and with which coupon; nothing to say for one that is paid at once. */
interface Part {
  node?: PayNode
  couponId?: string | null
  /** What is due when only a part of it is paid: the same part once more is another payment. */
  of?: number
}

/** The pay order of an order that is due, for the amount that the server told. */
export function payOrderFor(
  orderId: string,
  amount: number,
  { node = 'WHOLE', couponId = null, of = amount }: Part = {},
): Promise<string> {
  const query = { mallOrderId: orderId, payAmount: amount, ...(couponId ? { couponId } : {}) }
  // Deposit and balance may be the same amount.
  return payOrderOnce(`pay-order-${orderId}`, { ...query, node, of }, (onceKey) =>
    call(orderApi.createPayOrder, { query }, { onceKey }),
  )
}

/** Where a made order leads: to its cashier. What costs nothing is not paid, and without a pay order its page helps. */
export async function afterPlacing(
  made: Order,
  expectedTotal: number,
  returnUrl = to(paths.orderDetail, { id: made.id }),
): Promise<string> {
  const due = dueAmount(made) ?? expectedTotal
  if (due <= 0) return returnUrl
  return payOrderFor(made.id, due, { node: dueNode(made) }).then(
    (payOrderId) => cashierOf(payOrderId, made.id, returnUrl),
    () => to(paths.orderDetail, { id: made.id }),
  )
}
