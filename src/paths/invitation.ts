import { oneOf } from '#/shared/lib/address.ts'

export const invitationPaths = {
  myInvitation: '/my-invitation',
  myInvitationNew: '/my-invitation-new',
  myInvitationList: '/my-invitation-list-new',
  myShare: ['/my-share', { view: oneOf(['LOG']) }],
  myExtensionDefault: '/my-extension',
  myExtension: '/my-extension/:type',
} as const
