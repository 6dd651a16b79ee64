export const addresses = {
  personalReservation: '/personal-reservation-form',
} as const
