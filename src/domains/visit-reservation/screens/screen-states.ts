import type { ScreenState } from '#/shared/states/state.ts'

export const screenStates: readonly ScreenState[] = [
  { name: 'reservation', address: '/reservation' },
  { name: 'reservation-change', address: '/reservation?id=RV202', as: 'member' },
  { name: 'reservation-again', address: '/reservation?again=RV203', as: 'member' },
  { name: 'reservation-inquiry', address: '/reservation-inquiry' },
  { name: 'reservations', address: '/reservation-inquiry', as: 'member' },
  { name: 'reservation-ticket', address: '/reservation-inquiry?id=RV201', as: 'member' },
  { name: 'reservation-unpaid', address: '/reservation-inquiry?id=RV202', kind: 'waiting', as: 'member' },
  { name: 'reservation-expired', address: '/reservation-inquiry?id=RV203', kind: 'expired', as: 'member' },
  { name: 'reservation-cancelled', address: '/reservation-inquiry?id=RV204', kind: 'expired', as: 'member' },
  { name: 'reservation-unknown', address: '/reservation-inquiry?id=NOPE', kind: 'unknown' },
]
