import type { ScreenState } from '#/shared/states/state.ts'

export const milestoneStates: readonly ScreenState[] = [
  { name: 'milestones', address: '/milepost-detail?id=MS503', as: 'reported' },
  { name: 'family-milestones', address: '/family-milepost-detail/FR504', as: 'reported' },
  { name: 'family-milestones-empty', address: '/family-milepost-detail/FR501', kind: 'empty', as: 'reported' },
]
