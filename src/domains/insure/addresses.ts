import { textOrNull } from '#/shared/lib/address.ts'

export const addresses = {
  /** `id`: the goods that bring the insurance. */
  goodsInsurance: ['/commodity-insurance', { id: textOrNull }],
  insured: '/insured-info/:id',
} as const
