import { textOrNull } from '#/shared/lib/address.ts'

/** `immjune` is spelt as specified (INS-007). */
export const cellStoragePaths = {
  immjuneStorage: '/immjune-storage/:id',
  immjuneStorageForm: ['/immjune-storage-form/:id', { patientId: textOrNull }],
  renewForm: ['/renew-deposit-form', { id: textOrNull }],
  renewContract: '/renew-deposit-contract/:id',
} as const
