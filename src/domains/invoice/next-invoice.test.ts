import { expect, test } from 'vitest'
import { Order } from '#/domains/order/model.ts'
import { withoutInvoice } from './next-invoice.ts'

const order = (id: string, status: string, invoice: object | null, provideInvoice = true) =>
  Order.parse({ id, orderStatus: status, goods: { name: id, provideInvoice }, placementDetails: { invoice } })

test('[GOODS-018] only paid orders that allow an invoice and have no invoice are listed', () => {
  const orders = [
    order('due', 'WAITING_FOR_PAYMENT', null),
    order('paid', 'PAID', null),
    order('asked', 'RECEIVED', { state: 'PENDING' }),
    order('failed', 'RECEIVED', { state: 'FAILURE' }),
    order('received', 'RECEIVED', null),
    order('no invoices', 'COMPLETED', null, false),
    order('closed', 'CLOSED', null),
  ]
  expect(withoutInvoice(orders, null).map(({ id }) => id)).toEqual(['paid', 'received'])
  expect(withoutInvoice(orders, 'paid').map(({ id }) => id)).toEqual(['received'])
  expect(withoutInvoice([], null)).toEqual([])
})
