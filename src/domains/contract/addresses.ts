import { given } from '#/shared/lib/address.ts'

export const addresses = {
  orderContract: ['/order-contract', { orderId: given }],
  orderContractPay: ['/order-contract-pay', { orderId: given }],
  contractList: '/contract-list',
  contractBinding: '/my-contract-binding',
} as const
