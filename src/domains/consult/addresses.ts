import { textOrNull } from '#/shared/lib/address.ts'

export const addresses = {
  /** `id`: the goods; without it consulting in general. */
  consultDetail: ['/commodity-consult-detail', { id: textOrNull }],
  consultInfo: ['/commodity-consult-info', { id: textOrNull }],
  consultSuccess: '/commodity-consult-success',
} as const
