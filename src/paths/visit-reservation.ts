import { textOrNull } from '#/shared/lib/address.ts'

export const visitReservationPaths = {
  /** `id`: the reservation that is changed; `again`: one whose visitors are proposed for a new one. */
  reservation: ['/reservation', { id: textOrNull, again: textOrNull }],
  reservationInquiry: ['/reservation-inquiry', { id: textOrNull }],
  personalReservation: '/personal-reservation-form',
} as const
