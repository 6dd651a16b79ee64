import { textOrNull } from '#/shared/lib/address.ts'

export const invoicePaths = {
  orderInvoice: ['/order-invoice', { orderId: textOrNull }],
  invoiceForm: ['/create-invoice-form', { orderId: textOrNull }],
  myInvoices: '/my-invoices',
  emailFill: ['/email-fill', { target: textOrNull }],
} as const
