import { textOrNull } from '#/shared/lib/address.ts'

/** `immjune` is spelt as specified (INS-007). */
export const cellStoragePaths = {
  immjuneStorage: '/immjune-storage/:id',
  immjuneStorageForm: ['/immjune-storage-form/:id', { patientId: textOrNull }],
  /** Both parameters identify a contract: by its own id, or by the id of its order. */
  renewForm: ['/renew-deposit-form', { id: textOrNull, orderId: textOrNull }],
  renewContract: '/renew-deposit-contract/:id',
} as const
