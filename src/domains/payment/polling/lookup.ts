import { payOrderApi } from '#/domains/pay-order/api.ts'
import { orderApi } from '#/domains/order/api.ts'
import { dueNode } from '#/domains/order/amount/payment-nodes.ts'
import { call } from '#/shared/api/call.ts'
import { paymentApi } from '../api.ts'
import { payOrderStep, type PayStep, payStep } from '../rules.ts'

/** The person's own order as a whole, another person's order, or a standalone payment (a part, several bills). */
type PaidFor = 'order' | 'other' | 'payment'

export interface PaymentRef {
  of: PaidFor
  /** The id of the paid order; null for a standalone payment without a known order. */
  orderId: string | null
  /**
   * The pay order, if known. An order with deposit and balance has one pay order for the deposit and one for the
   * balance.
   */
  payOrderId: string | null
}

/** Reads the outcome for an order of the person; with deposit and balance, for the part that is being paid. */
async function lookUpOwn({ orderId, payOrderId }: PaymentRef, signal: AbortSignal) {
  const order = await call(orderApi.one, { body: { id: orderId ?? '' } }, { signal })
  const step = payStep(order.status)
  if (step !== 'wait' || dueNode(order) === 'WHOLE' || !payOrderId) return step
  return payOrderStep((await call(payOrderApi.get, { path: { id: payOrderId } }, { signal })).status)
}

/** Reads the outcome of a payment: from the order if it is the person's own, else from the pay order. */
export async function lookUpPayment(asked: PaymentRef, signal: AbortSignal): Promise<PayStep> {
  if (asked.of === 'order') return lookUpOwn(asked, signal)
  const path = { id: (asked.of === 'other' ? asked.orderId : asked.payOrderId) ?? '' }
  if (asked.of === 'other') return payOrderStep((await call(paymentApi.otherOrder, { path }, { signal })).status)
  return payOrderStep((await call(payOrderApi.get, { path }, { signal })).status)
}
