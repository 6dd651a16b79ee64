import { paths, type SearchOf, to } from '#/paths.ts'

/**
 * Whether the cashier handles a standalone payment: a part of an order, or several bills. Then the payment itself is
 * looked up instead of an order, and no order is flagged as paying (decisions 237 and 270).
 */
export const isAlone = ({ by }: { by: string | null }): boolean => by === 'payment'

/** The cashier of a standalone payment; it returns to the same address after success and failure. */
export const aloneCashier = (payOrderId: string, back: string, orderId: string | null = null): string =>
  to(paths.cashier, {}, { id: payOrderId, orderId, by: 'payment', returnUrl: back, failUrl: back })

/** The order that the typed amount is for: `mallOrderId`, or `orderId` as on the other order screens (decision 21). */
export const inputOrder = ({ mallOrderId, orderId }: SearchOf<typeof paths.orderPayInput>): string | null =>
  mallOrderId ?? orderId
