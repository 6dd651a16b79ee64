import { type Pending, usePending } from '#/domains/pay-order/pending.ts'
import type { Order } from '../model.ts'

/** The payment of the order, or of a part of it, that this phone has started and whose outcome is still unknown. */
export const usePendingPayment = ({ id }: Pick<Order, 'id'>): Pending | null =>
  usePending(({ all }) => all.find(({ orderId }) => orderId === id) ?? null)
