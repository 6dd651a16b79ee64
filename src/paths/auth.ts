import { flag, textOrNull } from '#/shared/lib/address.ts'

export const authPaths = {
  login: ['/login', { target: textOrNull }],
  invitationLogin: ['/invitation-login', { target: textOrNull }],
  authStart: ['/auth-start', { target: textOrNull, authorize: flag }],
  invitationRegister: ['/invitation-register', { target: textOrNull }],
  medicalRegister: ['/medical-register', { target: textOrNull }],
  userAgreement: '/user-register-agreement',
  privacy: '/privacy-clause',
  partnerAgreement: ['/shared-economy-partner-agreement', { target: textOrNull }],
} as const
