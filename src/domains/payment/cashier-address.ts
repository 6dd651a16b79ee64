import { paths, type SearchOf, to } from '#/paths.ts'
import type { EdgeTime } from '#/shared/lib/time/instant.ts'

/**
 * Whether the cashier handles a standalone payment: a part of an order, or several bills. Then the app polls the
 * payment instead of an order, and marks no order as being paid (decisions 237 and 270).
 */
export const isStandalone = ({ by }: { by: string | null }): boolean => by === 'payment'

interface StandaloneOptions {
  orderId?: string
  /** The time until which the paid place is reserved; the cashier counts down to it. */
  heldUntil?: EdgeTime
}

/** The cashier of a standalone payment; it returns to the same address after success and failure. */
export const standaloneCashier = (
  payOrderId: string,
  back: string,
  { orderId, heldUntil }: StandaloneOptions = {},
): string =>
  to(
    paths.cashier,
    {},
    {
      id: payOrderId,
      orderId: orderId ?? null,
      by: 'payment',
      returnUrl: back,
      failUrl: back,
      heldUntil: knownEnd(heldUntil),
    },
  )

/** The end of a reservation, as a parameter of an address; null if it is unknown. */
export const knownEnd = (end: EdgeTime | undefined): number | null => (typeof end === 'number' ? end : null)

/**
 * The order of `/order-pay-input`, where the person types the amount to pay: `mallOrderId`, or `orderId` as on the other
 * order screens (decision 21).
 */
export const inputOrder = ({ mallOrderId, orderId }: SearchOf<typeof paths.orderPayInput>): string | null =>
  mallOrderId ?? orderId
