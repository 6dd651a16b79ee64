import type { ScreenState } from '#/shared/states/state.ts'

export const screenStates: readonly ScreenState[] = [
  { name: 'schedule', address: '/my-schedule', as: 'rich' },
  { name: 'schedule-visit', address: '/my-schedule', as: 'member' },
  { name: 'sign-form', address: '/sign-form?id=E1', as: 'member' },
  { name: 'sign-form-deposit', address: '/sign-form?id=E2', as: 'member' },
  { name: 'sign-form-full', address: '/sign-form?id=E3', kind: 'sold-out', as: 'member' },
  { name: 'sign-form-over', address: '/sign-form?id=E4', kind: 'expired', as: 'member' },
  { name: 'sign-form-early', address: '/sign-form?id=E5', kind: 'waiting', as: 'member' },
  { name: 'sign-form-hall', address: '/sign-form?id=E6', as: 'member' },
  { name: 'sign-form-result', address: '/sign-form?id=E6&registrationId=RG21', as: 'member' },
  { name: 'sign-form-unpaid', address: '/sign-form?registrationId=RG73', kind: 'waiting', as: 'rich' },
  { name: 'sign-form-unknown', address: '/sign-form?id=NOPE', kind: 'unknown', as: 'member' },
  { name: 'storage-reservation', address: '/immune-cell-storage-reservation/E9', as: 'member' },
  { name: 'storage-info', address: '/immune-cell-storage-info-form/RG22', as: 'member' },
  { name: 'storage-info-unknown', address: '/immune-cell-storage-info-form/NOPE', kind: 'unknown', as: 'member' },
]
