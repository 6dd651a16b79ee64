import { flag, textOrNull } from '#/shared/lib/address.ts'

export const consultPaths = {
  /** `id`: the goods; without it consulting in general. */
  consultDetail: ['/commodity-consult-detail', { id: textOrNull, counselor: textOrNull }],
  /** `counselor`: the work number of whom one has chosen. */
  consultInfo: ['/commodity-consult-info', { id: textOrNull, counselor: textOrNull }],
  /** `sent`: a request has just been sent. */
  consultSuccess: ['/commodity-consult-success', { sent: flag }],
} as const
