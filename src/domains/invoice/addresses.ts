import { given } from '#/shared/lib/address.ts'

export const addresses = {
  orderInvoice: ['/order-invoice', { orderId: given }],
  invoiceForm: ['/create-invoice-form', { orderId: given }],
  myInvoices: '/my-invoices',
  emailFill: ['/email-fill', { target: given }],
} as const
