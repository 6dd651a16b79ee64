import { defineApi } from '#/shared/api/endpoint.ts'

export const paymentApi = defineApi('payment', () => import('./model.ts'), {
  order: { method: 'GET', path: '/pay/api/orders/{id}', auth: 'user', reply: 'PayOrder' },
  channels: {
    method: 'GET',
    path: '/pay/api/payment/channels/{id}',
    auth: 'user',
    reply: 'PayChannel',
    list: true,
    errorText: '获取支付渠道失败',
  },
  start: {
    method: 'POST',
    path: '/pay/api/payment/start',
    auth: 'user',
    body: 'StartBody',
    reply: 'Started',
    changes: ['payment'],
    once: true,
  },
})
