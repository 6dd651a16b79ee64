import { orderApi } from '#/domains/order/api.ts'
import type { OrderPlacement } from '#/domains/order/place/place-order.ts'
import { isSameUnlock } from '#/domains/order/place/place-rules.ts'
import { call } from '#/shared/api/call.ts'
import type { Renewal } from './model.ts'
import { renewalOrder } from './rules.ts'

/** The order of a renewal offer; it has the name of the offer. */
export function renewalPlacement(depositId: string, offer: Renewal): OrderPlacement {
  const wanted = renewalOrder(depositId, offer)
  return {
    intent: wanted,
    expectedTotal: wanted.expectedTotal,
    send: (sending) => call(orderApi.create, { body: wanted }, sending),
    isIt: (order, since) => isSameUnlock(order, offer.name, wanted.expectedTotal, since),
  }
}
