import { call } from '#/shared/api/call.ts'
import { defineMutation } from '#/shared/api/mutation.ts'
import { pointsApi } from './api.ts'
import { canConfirm, isSameRedemption } from './order-rules.ts'

/** Redeems points goods; after a lost reply, it uses the order that the request has created. */
export const redeemGoods = defineMutation(pointsApi.create, {
  find: async ({ body }, since) => {
    const { items } = await call(pointsApi.orders, { query: { page: 0, size: 20 } })
    return items.find((order) => isSameRedemption(order, body, since)) ?? null
  },
  unknown: '暂时无法确认是否兑换成功，请先到“兑换记录”查看，不要重复兑换',
  stale: 'later',
})

/** Confirms the receipt (PTS-017). After a lost reply, an order that can no longer be confirmed counts as done. */
export const confirmReceipt = defineMutation(pointsApi.confirm, {
  find: async ({ body: { id } }) => {
    const order = await call(pointsApi.order, { path: { id } })
    return canConfirm(order) ? null : order
  },
  done: '已确认收货',
})
