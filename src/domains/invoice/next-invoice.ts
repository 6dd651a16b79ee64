import type { Order } from '#/domains/order/model.ts'
import { invoiceIn } from './my-invoices.ts'
import { invoiceStep } from './rules.ts'

/**
 * The orders for which no invoice was asked for yet and one can be (GOODS-018), in the order of the list.
 * @param without the order that is on the screen.
 */
export const withoutInvoice = (orders: readonly Order[], without: string | null): Order[] =>
  orders.filter((order) => order.id !== without && invoiceStep({ ...order, invoice: invoiceIn(order) }) === 'ask')
