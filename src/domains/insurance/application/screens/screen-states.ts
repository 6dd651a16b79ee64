import type { ScreenState } from '#/shared/states/state.ts'

export const applicationStates: readonly ScreenState[] = [
  { name: 'health-questions', address: '/commodity-insurance?id=G003', as: 'member' },
  { name: 'insured', address: '/insured-info/IM701', as: 'rich' },
  { name: 'insured-gone', address: '/insured-info/NOPE', kind: 'unknown', as: 'rich' },
]
