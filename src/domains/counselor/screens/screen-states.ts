import type { ScreenState } from '#/shared/states/state.ts'

export const screenStates: readonly ScreenState[] = [
  { name: 'found-counselor', address: '/find-counselor-result?keyword=W1108' },
  { name: 'found-nobody', address: '/find-counselor-result?keyword=W9999', kind: 'empty' },
]
