import { call } from '#/shared/api/call.ts'
import { defineMutation, defineMutationOf } from '#/shared/api/mutation.ts'
import { orderApi } from './api.ts'

export const cancelOrder = defineMutation(orderApi.cancel, {
  done: '订单已取消',
  keepAfterSuccess: true,
  find: async ({ path: { id } }) => ((await call(orderApi.one, { body: { id } })).status === 'CLOSED' ? {} : null),
})

/** Marks an order for payment by another person (PAYX-003). */
export const askOtherToPay = defineMutationOf(
  [orderApi.setOtherPayment],
  ({ orderId }: { orderId: string; shareCode: string }, sending) =>
    call(orderApi.setOtherPayment, { path: { id: orderId } }, sending),
  { intent: ({ orderId }) => orderId },
)

/** Reports to the backend that the payment of the order has started (PAY-021). */
export const markPaying = defineMutationOf(
  [orderApi.paying],
  ({ orderId }: { orderId: string; payOrderId: string }, sending) =>
    call(orderApi.paying, { path: { id: orderId } }, sending),
)
