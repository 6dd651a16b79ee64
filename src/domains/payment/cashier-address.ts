import { paths, to } from '#/paths.ts'

/**
 * Whether the payment of a cashier's address stands for itself: a part of an order, or several bills. Then the payment
 * tells what became of it, not an order, and no order is flagged as paying (decisions 237 and 270).
 */
export const isAlone = (search: URLSearchParams): boolean => search.get('by') === 'payment'

/** The cashier of a payment that stands for itself; it returns to the same place whatever becomes of it. */
export const aloneCashier = (payOrderId: string, back: string, orderId: string | null = null): string =>
  to(paths.cashier, {}, { id: payOrderId, orderId, by: 'payment', returnUrl: back, failUrl: back })

/** The order whose amount is typed in: `mallOrderId`, or `orderId` as on the other order pages (decision 21). */
export const inputOrder = (search: URLSearchParams): string | null => search.get('mallOrderId') || search.get('orderId')
