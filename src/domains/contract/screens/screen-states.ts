import type { ScreenState } from '#/shared/states/state.ts'

export const states: readonly ScreenState[] = [
  { name: 'contracts', address: '/contract-list', as: 'rich' },
  { name: 'contracts-empty', address: '/contract-list', kind: 'empty', as: 'new' },
  { name: 'order-contract', address: '/order-contract?orderId=O711', as: 'rich' },
  { name: 'order-contract-empty', address: '/order-contract?orderId=O201', kind: 'empty', as: 'member' },
  { name: 'contract-pay', address: '/order-contract-pay', as: 'rich' },
  { name: 'contract-pay-empty', address: '/order-contract-pay', kind: 'empty', as: 'new' },
]
