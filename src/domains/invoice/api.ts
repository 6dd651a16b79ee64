import { defineApi } from '#/shared/api/endpoint.ts'

export const invoiceApi = defineApi('invoice', () => import('./model.ts'), {
  /** The latest invoice of an order, by the order's id; empty when none was requested (ORDX-009, decision 273). */
  ofOrder: { method: 'GET', path: 'mallsales/api/user/mall-orders/invoice/{id}', auth: 'user', reply: 'MaybeInvoice' },
  create: {
    method: 'POST',
    path: 'mallsales/api/user/mall-order-invoice/create',
    auth: 'user',
    body: 'NewInvoice',
    reply: 'Invoice',
    changes: ['invoice', 'order'],
    idempotencyKey: true,
  },
  /** The specification only names this call: the path is our own choice (decision 460). */
  receipt: {
    method: 'GET',
    path: 'mallsales/api/user/mall-orders/receipt/{id}',
    mayBeMissing: true,
    auth: 'user',
    reply: 'MaybeReceipt',
  },
})
