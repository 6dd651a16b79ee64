import { defineApi } from '#/shared/api/endpoint.ts'

export const orderApi = defineApi('order', () => import('./model.ts'), {
  options: {
    method: 'POST',
    path: 'mallsales/api/user/mall-orders/get-order-options',
    auth: 'user',
    body: 'OptionsBody',
    reply: 'OrderOptions',
  },
  /** The price of unlocking a category of a report (specification §7). */
  unlockOptions: {
    method: 'POST',
    path: 'mallsales/api/user/mall-orders/unlock/get-order-options',
    auth: 'user',
    body: 'UnlockTarget',
    reply: 'OrderOptions',
  },
  /** An order that unlocks a category of a report once it is paid. */
  unlock: {
    method: 'POST',
    path: 'mallsales/api/user/mall-orders/unlock',
    auth: 'user',
    body: 'NewUnlock',
    reply: 'Order',
    changes: ['order', 'coupon'],
    idempotencyKey: true,
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
  /** The list of /order-list (decision 112). */
  orders: {
    method: 'POST',
    path: 'mallsales/api/user/mall-orders/get-orders',
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
    changes: ['order', 'coupon', 'mall', 'cell-storage'],
    idempotencyKey: true,
  },
  createPayOrder: {
    method: 'POST',
    path: 'mallsales/api/user/mall-orders/create-pay-order',
    auth: 'user',
    query: 'PayOrderQuery',
    reply: 'PayOrderCreated',
    changes: ['order', 'payment', 'pay-order'],
    idempotencyKey: true,
  },
  paying: {
    method: 'POST',
    path: 'mallsales/api/user/mall-orders/order-paying/{id}',
    auth: 'user',
    reply: 'Nothing',
    changes: ['order'],
    idempotencyKey: true,
  },
  /** A GET that writes: only after a tap and a confirmation (docs/risks.md). */
  cancel: {
    method: 'GET',
    path: 'mallsales/api/user/mall-orders/cancel-order/{id}',
    auth: 'user',
    reply: 'Nothing',
    changes: ['order', 'coupon', 'mall', 'cell-storage'],
    idempotencyKey: true,
  },
  /** The specification only names this call; the path is our own choice (decision 137). */
  setOtherPayment: {
    method: 'POST',
    path: 'mallsales/api/user/mall-orders/set-other-payment/{id}',
    auth: 'user',
    reply: 'Nothing',
    changes: ['order'],
    idempotencyKey: true,
  },
})
