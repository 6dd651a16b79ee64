import { defineApi } from '#/shared/api/endpoint.ts'

export const contractApi = defineApi('contract', () => import('./model.ts'), {
  /** A POST that only reads (decision 278). */
  byExample: {
    method: 'POST',
    path: 'mallsales/api/user/contract/by-example',
    auth: 'user',
    query: 'PageQuery',
    body: 'ContractFilter',
    reply: 'Contract',
    list: true,
  },
  /** One payment for several bills (PAY-058, decision 270). */
  payTogether: {
    method: 'POST',
    path: 'mallsales/api/user/mall-orders/create-combined-pay-order',
    auth: 'user',
    body: 'CombinedPayment',
    reply: 'CombinedPayOrder',
    changes: ['contract', 'payment', 'pay-order'],
    idempotencyKey: true,
  },
})
