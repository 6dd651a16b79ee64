import { given } from '#/shared/lib/address.ts'

export const addresses = {
  patientForm: ['/add-patient/:id', { target: given }],
  patientSelector: ['/pt-contacts-selector', { target: given, patientId: given }],
} as const
