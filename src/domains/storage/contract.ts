import { defineApi } from '#/shared/api/endpoint.ts'

export const storageApi = defineApi('storage', () => import('./model.ts'), {
  deposits: {
    method: 'GET',
    path: 'get-renew-deposit-orders',
    at: '/mallsales/api/user/mall-orders/get-renew-deposit-orders',
    auth: 'user',
    reply: 'RenewDepositOrder',
    list: true,
  },
  deposit: {
    method: 'GET',
    path: 'get-renew-deposit-orders/{id}',
    at: '/mallsales/api/user/mall-orders/get-renew-deposit-orders/{id}',
    auth: 'user',
    reply: 'RenewDepositOrder',
  },
})
