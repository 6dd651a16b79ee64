import { text } from '#/shared/lib/address.ts'

export const counselorPaths = {
  counselorCode: '/get-code-pay-counselor',
  findCounselor: '/find-counselor',
  /** `keyword`: work number or mobile number of a counselor (decision 164). */
  foundCounselor: ['/find-counselor-result', { keyword: text }],
} as const
