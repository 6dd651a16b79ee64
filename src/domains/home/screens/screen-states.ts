import type { ScreenState } from '#/shared/states/state.ts'

export const screenStates: readonly ScreenState[] = [
  { name: 'home', address: '/Home/hot' },
  { name: 'home-signed-in', address: '/Home/hot', as: 'unpaid' },
  { name: 'home-empty', address: '/Home/hot', kind: 'empty', knobs: 'fault:mall.search=empty' },
]
