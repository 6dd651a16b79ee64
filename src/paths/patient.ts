import { textOrNull } from '#/shared/lib/address.ts'

export const patientPaths = {
  patientForm: ['/add-patient/:id', { target: textOrNull }],
  patientSelector: ['/pt-contacts-selector', { target: textOrNull, patientId: textOrNull }],
} as const
