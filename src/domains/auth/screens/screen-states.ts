import type { ScreenState } from '#/shared/states/state.ts'

export const states: readonly ScreenState[] = [
  { name: 'login', address: '/login' },
  { name: 'invitation-unknown', address: '/invitation-login?invitationCode=NOBODY', kind: 'unknown' },
]
