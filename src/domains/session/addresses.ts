import { flag, given } from '#/shared/lib/address.ts'

export const addresses = {
  login: ['/login', { target: given }],
  invitationLogin: ['/invitation-login', { target: given }],
  authStart: ['/auth-start', { target: given, authorize: flag }],
  invitationRegister: ['/invitation-register', { target: given }],
  medicalRegister: ['/medical-register', { target: given }],
  userAgreement: '/user-register-agreement',
  privacy: '/privacy-clause',
  partnerAgreement: ['/shared-economy-partner-agreement', { target: given }],
} as const
