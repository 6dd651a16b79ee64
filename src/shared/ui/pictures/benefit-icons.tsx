/** Icons of coupons, points and prizes, in a file of their own so that the first screens do not load them. */

import { icon } from '../shell-icons.tsx'

/** A ticket: notches above and below, a star. */
export const TicketIcon = icon(
  'M7 3.5h3a2 2 0 0 0 4 0h3a2 2 0 0 1 2 2v13a2 2 0 0 1-2 2h-3a2 2 0 0 0-4 0H7a2 2 0 0 1-2-2v-13a2 2 0 0 1 2-2ZM12 8l1.2 2.5 2.8.4-2 1.9.5 2.7-2.5-1.3-2.5 1.3.5-2.7-2-1.9 2.8-.4Z',
)
/** Points: a pile of coins without a currency. */
export const PointsIcon = icon(
  'M12 4c-4.1 0-7.5 1.3-7.5 3S7.9 10 12 10s7.5-1.3 7.5-3S16.1 4 12 4ZM4.5 7v5c0 1.7 3.4 3 7.5 3s7.5-1.3 7.5-3V7M4.5 12v5c0 1.7 3.4 3 7.5 3s7.5-1.3 7.5-3v-5',
)
/** An invoice: a sheet with a torn edge and an amount. */
export const InvoiceIcon = icon(
  'M5.5 3.5h13V20l-2.2-1.5L14.2 20 12 18.5 9.8 20l-2.1-1.5L5.5 20ZM9.5 7l2.5 3 2.5-3M12 10v5M9.5 11h5M9.5 13h5',
)
/** No prize: a friendly face. */
export const ThanksIcon = icon(
  'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 1 0 0-17ZM8.5 14c.8 1.3 2 2 3.5 2s2.7-.7 3.5-2M9 9.5h.01M15 9.5h.01',
)
