import type { ScreenState } from '#/shared/states/state.ts'

export const screenStates: readonly ScreenState[] = [
  { name: 'my-anonymous', address: '/my-main', kind: 'signed-out' },
  { name: 'my', address: '/my-main', as: 'parent' },
  { name: 'my-counted', address: '/my-main', as: 'rich' },
  { name: 'setting', address: '/my-setting', as: 'member' },
  { name: 'setting-baby', address: '/my-setting', as: 'parent' },
]
