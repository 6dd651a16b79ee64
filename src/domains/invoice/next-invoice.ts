import type { Order } from '#/domains/order/model.ts'
import { invoiceIn, isInvoiceUnreadable } from './my-invoices.ts'
import { invoiceStep } from './rules.ts'

/**
 * The orders that can have an invoice but have none yet (GOODS-018), in the order of the list.
 * @param without the id of the order on the screen, which is left out.
 */
export const withoutInvoice = (orders: readonly Order[], without: string | null): Order[] =>
  orders.filter(
    (order) =>
      order.id !== without &&
      !isInvoiceUnreadable(order) &&
      invoiceStep({ ...order, invoice: invoiceIn(order) }) === 'ask',
  )
