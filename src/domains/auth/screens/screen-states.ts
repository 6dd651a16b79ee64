import type { ScreenState } from '#/shared/states/state.ts'

export const states: readonly ScreenState[] = [
  { name: 'login', address: '/login' },
  { name: 'agreement', address: '/user-register-agreement' },
  { name: 'privacy', address: '/privacy-clause' },
  { name: 'partner-agreement', address: '/shared-economy-partner-agreement' },
  { name: 'invitation-unknown', address: '/invitation-login?invitationCode=NOBODY', kind: 'unknown' },
  { name: 'invitation-register', address: '/invitation-register' },
  { name: 'medical-register', address: '/medical-register' },
]
