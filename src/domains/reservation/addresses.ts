import { given } from '#/shared/lib/address.ts'

export const addresses = {
  /** `id`: the reservation that is changed; `again`: one whose visitors are proposed for a new one. */
  reservation: ['/reservation', { id: given, again: given }],
  reservationInquiry: ['/reservation-inquiry', { id: given }],
  personalReservation: '/personal-reservation-form',
} as const
