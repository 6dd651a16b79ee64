import type { Order } from '#/domains/order/model.ts'
import { orderCan } from '#/domains/order/rules.ts'
import type { Pending } from '#/domains/pay-order/pending.ts'
import { knownTime } from '#/shared/lib/time/edges.ts'

/** The order that already unlocks a category, so that nobody pays for it twice (REPX-005). */
export interface OngoingUnlock {
  order: Order
  /** `confirming` means that a payment has started and is not settled, `paid` that the job has not started yet. */
  state: 'unpaid' | 'confirming' | 'paid'
}

type PendingPayments = readonly Pick<Pending, 'orderId'>[]

/** ms after which a paid order counts as fulfilled; items that are still locked then were added later. */
const PAID_LATELY_MS = 86_400_000

function stateOf(order: Order, pending: PendingPayments, now: number): OngoingUnlock['state'] | null {
  if (order.status === 'PAYING') return 'confirming'
  if (order.status === 'WAITING_FOR_PAYMENT')
    return pending.some(({ orderId }) => orderId === order.id) ? 'confirming' : 'unpaid'
  const lately = now - (knownTime(order.createdDate) ?? now) < PAID_LATELY_MS
  return orderCan('bindSample', order) && lately ? 'paid' : null
}

const withoutSpaces = (name: string): string => name.replace(/\s/g, '')

/**
 * The newest order of the same offer that is not finished. Offers for two people may have the same name, so an order
 * for another person does not count.
 * @param offer the name of the offer and of the report's owner; if the owner is unknown, orders for any person count.
 * @param pending the payments that were started on this phone and are not settled.
 * @param now epoch ms of the server.
 */
export function ongoingUnlock(
  orders: readonly Order[],
  offer: { name: string; owner: string },
  pending: PendingPayments,
  now: number,
): OngoingUnlock | null {
  for (const order of orders) {
    const owner = withoutSpaces(order.patient?.name ?? '')
    const foreign = owner !== '' && withoutSpaces(offer.owner) !== '' && owner !== withoutSpaces(offer.owner)
    const state = stateOf(order, pending, now)
    if (state && offer.name && order.goods?.name === offer.name && !foreign) return { order, state }
  }
  return null
}
