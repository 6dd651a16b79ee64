import type { ScreenState } from '#/shared/states/state.ts'

export const screenStates: readonly ScreenState[] = [
  { name: 'pdf-view', address: '/pdf-view?file=%2Fdemo.pdf' },
  { name: 'pdf-view-empty', address: '/pdf-view', kind: 'empty' },
  { name: 'pdf-view-refused', address: '/pdf-view?file=https%3A%2F%2Fevil.example%2Fa.pdf', kind: 'refused' },
]
