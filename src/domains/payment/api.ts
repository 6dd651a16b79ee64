import { defineApi } from '#/shared/api/endpoint.ts'

export const paymentApi = defineApi('payment', () => import('./model.ts'), {
  channels: {
    method: 'GET',
    path: 'pay/api/payment/channels/{id}',
    auth: 'user',
    reply: 'PayChannel',
    list: true,
    errorText: '获取支付渠道失败',
  },
  /** The channels for a payment without an order: several contract bills paid together. */
  allChannels: {
    method: 'GET',
    path: 'pay/api/payment/channels',
    auth: 'user',
    reply: 'PayChannel',
    list: true,
    errorText: '获取支付渠道失败',
  },
  organisationChannels: {
    method: 'GET',
    path: 'pay/api/public/payment/channels/organization/{id}',
    auth: 'public',
    reply: 'PayChannel',
    list: true,
    errorText: '获取支付渠道失败',
  },
  /** The parts of a shared order that another payer may see. */
  otherOrder: { method: 'GET', path: 'pay/api/orders/otherPayment/{id}', auth: 'user', reply: 'OtherPayOrder' },
  /** The order of a payment; empty when it covers several bills (decision 274). */
  orderBehind: {
    method: 'GET',
    path: 'mallsales/api/user/mall-orders/payment-mall-order/{id}',
    auth: 'user',
    reply: 'OrderBehind',
  },
  reservationOrder: {
    method: 'GET',
    path: 'mallsales/api/public/reservation/find/payOrder/{id}',
    auth: 'public',
    reply: 'ReservationPayOrder',
  },
  publicStart: {
    method: 'POST',
    path: 'pay/api/public/payment/start',
    auth: 'public',
    body: 'StartBody',
    reply: 'Started',
    changes: [],
    idempotencyKey: true,
  },
  start: {
    method: 'POST',
    path: 'pay/api/payment/start',
    auth: 'user',
    body: 'StartBody',
    reply: 'Started',
    // The groups of the data that is paid for. These groups are invalidated when the payment has ended, not when it
    // starts.
    changes: [
      'order',
      'payment',
      'pay-order',
      'contract',
      'report',
      'event-registration',
      'visit-reservation',
      'cell-storage',
      'summer',
    ],
    idempotencyKey: true,
  },
})
