import { defineApi } from '#/shared/api/endpoint.ts'

/** Pay orders and their payments. The calls that start a payment belong to the domain payment. */
export const payOrderApi = defineApi('pay-order', () => import('./model.ts'), {
  get: { method: 'GET', path: 'pay/api/orders/{id}', auth: 'user', reply: 'PayOrder' },
  /** The payments of an order, one or several, by the order's id (decision 275). */
  ofOrder: {
    method: 'GET',
    path: 'mallsales/api/user/mall-orders/payment/{id}',
    auth: 'user',
    reply: 'Payment',
    list: true,
  },
})
