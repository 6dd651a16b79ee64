import { textOrNull } from '#/shared/lib/address.ts'

export const contractPaths = {
  orderContract: ['/order-contract', { orderId: textOrNull }],
  orderContractPay: ['/order-contract-pay', { orderId: textOrNull }],
  contractList: '/contract-list',
  contractBinding: '/my-contract-binding',
} as const
