import { defineApi } from '#/shared/api/endpoint.ts'

export const orderApi = defineApi('order', () => import('./model.ts'), {
  options: {
    method: 'POST',
    path: 'mallsales/api/user/mall-orders/get-order-options',
    auth: 'user',
    body: 'OptionsBody',
    reply: 'OrderOptions',
  },
  mine: {
    method: 'POST',
    path: 'mallsales/api/user/mall-orders/get-user-orders',
    auth: 'user',
    query: 'PageQuery',
    body: 'OrderFilter',
    reply: 'Order',
    list: true,
  },
  one: {
    method: 'POST',
    path: 'mallsales/api/user/mall-orders/get-user-order',
    auth: 'user',
    body: 'ById',
    reply: 'Order',
  },
  create: {
    method: 'POST',
    path: 'mallsales/api/user/mall-orders',
    auth: 'user',
    body: 'NewOrder',
    reply: 'Order',
    changes: ['order', 'coupon', 'mall'],
    once: true,
  },
  createPayOrder: {
    method: 'POST',
    path: 'mallsales/api/user/mall-orders/create-pay-order',
    auth: 'user',
    query: 'PayOrderQuery',
    reply: 'PayOrderCreated',
    changes: ['payment'],
    once: true,
  },
  paying: {
    method: 'POST',
    path: 'mallsales/api/user/mall-orders/order-paying/{id}',
    auth: 'user',
    reply: 'Nothing',
    changes: ['order'],
    once: true,
  },
  /** A GET that writes: only after a tap and a question (docs/risks.md). */
  cancel: {
    method: 'GET',
    path: 'cancel-order/{id}',
    at: '/mallsales/api/user/mall-orders/cancel-order/{id}',
    auth: 'user',
    reply: 'Nothing',
    changes: ['order', 'coupon', 'mall'],
    once: true,
  },
})
