import type { ScreenState } from '#/shared/states/state.ts'

export const screenStates: readonly ScreenState[] = [
  { name: 'contracts', address: '/contract-list', as: 'rich' },
  { name: 'order-contract', address: '/order-contract?orderId=O711', as: 'rich' },
  { name: 'order-contract-empty', address: '/order-contract?orderId=O201', kind: 'empty', as: 'member' },
  { name: 'contract-pay', address: '/order-contract-pay', as: 'rich' },
]
