import type { ScreenState } from '#/shared/states/state.ts'

export const screenStates: readonly ScreenState[] = [
  { name: 'consult', address: '/commodity-consult-detail?id=G001' },
  { name: 'consult-form', address: '/commodity-consult-info?id=G001' },
  { name: 'consult-sent', address: '/commodity-consult-success?sent=true' },
  { name: 'consult-not-sent', address: '/commodity-consult-success', kind: 'refused' },
]
