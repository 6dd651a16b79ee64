import { call } from '#/shared/api/call.ts'
import { write, writeOf } from '#/shared/api/write.ts'
import { orderApi } from './contract.ts'

export const cancelOrder = write(orderApi.cancel, { done: '订单已取消', lasting: true })

/** Opens an order for another payer (PAYX-003). */
export const askOtherToPay = writeOf(
  [orderApi.setOtherPayment],
  ({ orderId }: { orderId: string; shareCode: string }, onceKey) =>
    call(orderApi.setOtherPayment, { path: { id: orderId } }, { onceKey }),
  { intent: ({ orderId }) => orderId },
)

/** Tells the backend that the order's payment has started (PAY-021). */
export const flagPaying = writeOf([orderApi.paying], ({ orderId }: { orderId: string; payOrderId: string }, onceKey) =>
  call(orderApi.paying, { path: { id: orderId } }, { onceKey }),
)
