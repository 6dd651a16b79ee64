import type { ScreenState } from '#/shared/states/state.ts'

export const screenStates: readonly ScreenState[] = [
  { name: 'summer-orders', address: '/summer-activity-order-list', as: 'rich' },
  { name: 'summer-order', address: '/summer-order-detail/SO1', as: 'rich' },
  { name: 'summer-order-refund', address: '/summer-order-detail/SO2', as: 'rich' },
  { name: 'summer-order-unpaid', address: '/summer-order-detail/SO4', kind: 'waiting', as: 'unpaid' },
  { name: 'summer-order-unknown', address: '/summer-order-detail/NOPE', kind: 'unknown', as: 'rich' },
]
