import { call } from '#/shared/api/call.ts'
import { ApiError } from '#/shared/api/errors.ts'
import { serverNow } from '#/shared/lib/clock.ts'
import { orderApi } from './contract.ts'
import type { NewOrder, Order } from './model.ts'
import { isSameOrder } from './place-rules.ts'

export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown'
  override readonly message = '暂时无法确认订单是否提交成功，请先到“我的订单”查看，不要重复提交'
}

/** After a lost answer: the order that the lost request made, if it is there. */
async function findLost(wanted: NewOrder, since: number): Promise<Order | null> {
  try {
    const { items } = await call(orderApi.mine, { query: { page: 0, size: 20 }, body: {} })
    return items.find((order) => isSameOrder(order, wanted, since)) ?? null
  } catch {
    throw new OutcomeUnknown()
  }
}

/**
 * Places an order. When the answer is lost it looks first and speaks then: an order that was made is taken over,
 * one that was not can be placed again with the same key.
 * @throws ApiError in the catalogue's words; OutcomeUnknown when nothing can be found out.
 */
export async function placeOrder(wanted: NewOrder, onceKey: string): Promise<Order> {
  const since = serverNow()
  try {
    return await call(orderApi.create, { body: wanted }, { onceKey })
  } catch (error) {
    if (!(error instanceof ApiError) || !error.outcomeUnknown) throw error
    const made = await findLost(wanted, since)
    if (made) return made
    throw error
  }
}

/** The pay order of an order that is due, for the amount that the server told. */
export async function payOrderFor(orderId: string, amount: number): Promise<string> {
  const { id } = await call(
    orderApi.createPayOrder,
    { query: { mallOrderId: orderId, payAmount: amount } },
    { onceKey: `pay-order-${orderId}-${amount}` },
  )
  return id
}
