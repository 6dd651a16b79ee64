import type { ScreenState } from '#/shared/states/state.ts'

export const screenStates: readonly ScreenState[] = [
  { name: 'login', address: '/login' },
  { name: 'invitation-unknown', address: '/invitation-login?invitationCode=NOBODY', kind: 'unknown' },
]
