import { given } from '#/shared/lib/address.ts'

/** `immjune` is spelt as specified (INS-007). */
export const addresses = {
  immjuneStorage: '/immjune-storage/:id',
  immjuneStorageForm: ['/immjune-storage-form/:id', { patientId: given }],
  renewForm: ['/renew-deposit-form', { id: given }],
  renewContract: '/renew-deposit-contract/:id',
} as const
