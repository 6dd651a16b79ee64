import type { ScreenState } from '#/shared/states/state.ts'

export const screenStates: readonly ScreenState[] = [
  { name: 'address-new', address: '/order-create-receiving-address-form', as: 'new' },
  { name: 'address-edit', address: '/order-create-receiving-address-form/A201', as: 'member' },
]
