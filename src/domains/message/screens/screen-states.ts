import type { ScreenState } from '#/shared/states/state.ts'

export const screenStates: readonly ScreenState[] = [
  { name: 'messages', address: '/my-message', as: 'rich' },
  { name: 'messages-unread', address: '/my-message', as: 'member' },
  { name: 'message', address: '/my-message-detail/MSG28', as: 'member' },
  { name: 'message-unknown', address: '/my-message-detail/MSG999', kind: 'unknown', as: 'member' },
]
