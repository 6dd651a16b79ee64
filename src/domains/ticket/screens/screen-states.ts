import type { ScreenState } from '#/shared/states/state.ts'

export const screenStates: readonly ScreenState[] = [
  { name: 'lottery', address: '/lottery/L1', as: 'member' },
  { name: 'lottery-reward', address: '/lottery/L1?mallOrderId=O201', as: 'member' },
  { name: 'lottery-over', address: '/lottery/L3', kind: 'expired', as: 'member' },
  { name: 'lottery-empty', address: '/lottery/L1', kind: 'empty', as: 'new' },
  { name: 'prizes', address: '/bonus-lists', as: 'rich' },
]
