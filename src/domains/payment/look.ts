import { orderApi } from '#/domains/order/contract.ts'
import { dueNode } from '#/domains/order/payment-nodes.ts'
import { call } from '#/shared/api/call.ts'
import { paymentApi } from './contract.ts'
import { payOrderStep, type PayStep, payStep } from './rules.ts'

/** What is paid: an own order as a whole, somebody else's, or a payment that stands for itself (a part, several bills). */
export type PaidFor = 'order' | 'other' | 'payment'

/** Which payment is asked about. */
export interface Asked {
  of: PaidFor
  /** The order that is paid; null where the payment stands for itself and no order is known. */
  orderId: string | null
  /** The pay order in question, where it is known: an order with deposit and balance has one for each. */
  payOrderId: string | null
}

/** The own order as a whole; of one that is paid in two parts, the part that is being paid. */
async function lookAtOwn({ orderId, payOrderId }: Asked, signal: AbortSignal) {
  const order = await call(orderApi.one, { body: { id: orderId ?? '' } }, { signal })
  const step = payStep(order.status)
  if (step !== 'wait' || dueNode(order) === 'WHOLE' || !payOrderId) return step
  return payOrderStep((await call(paymentApi.order, { path: { id: payOrderId } }, { signal })).status)
}

/** What became of a payment, by the backend's word: the own order, else only what was paid. */
export async function lookAt(asked: Asked, signal: AbortSignal): Promise<PayStep> {
  if (asked.of === 'order') return lookAtOwn(asked, signal)
  const path = { id: (asked.of === 'other' ? asked.orderId : asked.payOrderId) ?? '' }
  if (asked.of === 'other') return payOrderStep((await call(paymentApi.otherOrder, { path }, { signal })).status)
  return payOrderStep((await call(paymentApi.order, { path }, { signal })).status)
}
