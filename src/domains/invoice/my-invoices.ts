import type { Order } from '#/domains/order/model.ts'
import { isRefused } from '#/shared/api/blocks.ts'
import type { Page } from '#/shared/api/endpoint.ts'
import type { Invoice } from './model.ts'

export interface BilledOrder {
  order: Order
  invoice: Invoice
}

/** The invoice in an order. An invoice without a state is only the preference that the person gave with the order. */
export const invoiceIn = (order: Pick<Order, 'placementDetails'>): Invoice | null => {
  const invoice = order.placementDetails?.invoice ?? null
  return invoice?.state ? invoice : null
}

/** Whether the invoice of an order could not be read, so that the order may have one. */
export const isInvoiceUnreadable = (order: Pick<Order, 'placementDetails'>): boolean =>
  isRefused(order, 'placementDetails') || isRefused(order.placementDetails ?? {}, 'invoice')

/** The orders of a page that have an invoice, in the same order (decision 118). */
export const invoicesOf = ({ items, total }: Page<Order>): Page<BilledOrder> => ({
  items: items.flatMap((order) => {
    const invoice = invoiceIn(order)
    return invoice ? [{ order, invoice }] : []
  }),
  total,
})
