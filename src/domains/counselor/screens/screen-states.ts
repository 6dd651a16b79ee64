import type { ScreenState } from '#/shared/states/state.ts'

export const states: readonly ScreenState[] = [
  { name: 'counselor-code', address: '/get-code-pay-counselor' },
  { name: 'find-counselor', address: '/find-counselor' },
  { name: 'found-counselor', address: '/find-counselor-result?keyword=W1108' },
  { name: 'found-nobody', address: '/find-counselor-result?keyword=W9999', kind: 'empty' },
]
