import type { ScreenState } from '#/shared/states/state.ts'

export const screenStates: readonly ScreenState[] = [
  { name: 'patients', address: '/pt-contacts-selector', as: 'member' },
  { name: 'patient-selector', address: '/pt-contacts-selector?target=%2Fmy-main&patientId=P202', as: 'member' },
  { name: 'patient-new', address: '/add-patient/new', as: 'member' },
  { name: 'patient-edit', address: '/add-patient/P201', as: 'member' },
]
