import { flag, textOrNull } from '#/shared/lib/address.ts'

export const consultPaths = {
  /** `id`: the goods to ask about; without `id`, the consultation is about no goods in particular. */
  consultDetail: ['/commodity-consult-detail', { id: textOrNull, counselor: textOrNull }],
  /** `counselor`: the work number of the chosen counselor. */
  consultInfo: ['/commodity-consult-info', { id: textOrNull, counselor: textOrNull }],
  /** `sent`: a request has just been sent. */
  consultSuccess: ['/commodity-consult-success', { sent: flag }],
} as const
