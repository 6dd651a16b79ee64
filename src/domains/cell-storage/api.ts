import { defineApi } from '#/shared/api/endpoint.ts'

export const cellStorageApi = defineApi('cell-storage', () => import('./model.ts'), {
  deposits: {
    method: 'GET',
    path: 'mallsales/api/user/mall-orders/get-renew-deposit-orders',
    auth: 'user',
    reply: 'RenewDepositOrder',
    list: true,
  },
  deposit: {
    method: 'GET',
    path: 'mallsales/api/user/mall-orders/get-renew-deposit-orders/{id}',
    auth: 'user',
    reply: 'RenewDepositOrder',
  },
})
