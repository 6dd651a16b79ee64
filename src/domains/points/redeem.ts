import { call } from '#/shared/api/call.ts'
import { ApiError } from '#/shared/api/errors.ts'
import { serverNow } from '#/shared/lib/clock.ts'
import { pointsApi } from './contract.ts'
import type { NewPointsOrder, PointsOrder } from './model.ts'
import { canConfirm, isSameRedemption } from './order-rules.ts'

export class RedeemUnknown extends Error {
  override readonly name = 'RedeemUnknown'
  override readonly message = '暂时无法确认是否兑换成功，请先到“兑换记录”查看，不要重复兑换'
}

const isUnknown = (error: unknown): boolean => error instanceof ApiError && error.outcomeUnknown

/** After a lost answer: the order that the lost request made, if it is there. */
async function findLost(wanted: NewPointsOrder, since: number): Promise<PointsOrder | null> {
  try {
    const { items } = await call(pointsApi.orders, { query: { page: 0, size: 20 } })
    return items.find((order) => isSameRedemption(order, wanted, since)) ?? null
  } catch {
    throw new RedeemUnknown()
  }
}

/**
 * Redeems points goods. When the answer is lost it looks first and speaks then: an order that was made is taken over,
 * one that was not can be made again with the same key.
 * @throws ApiError in the catalogue's words; RedeemUnknown when nothing can be found out.
 */
export async function redeem(wanted: NewPointsOrder, onceKey: string): Promise<PointsOrder> {
  const since = serverNow()
  try {
    return await call(pointsApi.create, { body: wanted }, { onceKey })
  } catch (error) {
    if (!isUnknown(error)) throw error
    const made = await findLost(wanted, since)
    if (made) return made
    throw error
  }
}

/**
 * Confirms the receipt (PTS-017). A lost answer is looked up: an order that cannot be confirmed any more is confirmed.
 * @throws ApiError in the catalogue's words.
 */
export async function confirmReceipt(id: string): Promise<void> {
  try {
    await call(pointsApi.confirm, { body: { id } }, { onceKey: `confirm-${id}` })
  } catch (error) {
    if (!isUnknown(error)) throw error
    const order = await call(pointsApi.order, { path: { id } }).catch(() => null)
    if (!order || canConfirm(order)) throw error
  }
}
