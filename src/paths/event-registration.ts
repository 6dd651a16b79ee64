import { textOrNull, toSharer } from '#/shared/lib/address.ts'

export const eventRegistrationPaths = {
  mySchedule: '/my-schedule',
  /** With `registrationId`, the screen shows the result of that registration. */
  signForm: ['/sign-form', { id: textOrNull, sharingCode: toSharer, registrationId: textOrNull }],
  storageReservation: '/immune-cell-storage-reservation/:id',
  storageInfo: '/immune-cell-storage-info-form/:id',
} as const
