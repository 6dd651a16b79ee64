import { textOrNull } from '#/shared/lib/address.ts'

export const addresses = {
  /** `id`: the goods that bring the insurance. */
  /** `material`: the saved answers that are given anew. */
  goodsInsurance: ['/commodity-insurance', { id: textOrNull, material: textOrNull }],
  insured: '/insured-info/:id',
} as const
