import { textOrNull } from '#/shared/lib/address.ts'

export const visitReservationPaths = {
  /** `id`: the reservation to change; `again`: the reservation whose visitors are suggested for a new reservation. */
  reservation: ['/reservation', { id: textOrNull, again: textOrNull }],
  reservationInquiry: ['/reservation-inquiry', { id: textOrNull }],
  personalReservation: '/personal-reservation-form',
} as const
