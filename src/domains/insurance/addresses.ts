import { textOrNull } from '#/shared/lib/address.ts'

export const addresses = {
  /** `contract`: only the policies of one contract. */
  insuranceClaims: ['/my-insurance-claims', { contract: textOrNull }],
  insurancePolicy: '/insurance-claims-detail/:proBarcode/:contractCode',
  insuranceClaim: '/insurance-application-detail/:id',
  /** The policy that the claim is for; `again`: the refused claim that is completed. */
  insuranceApply: ['/insurance-claims-apply', { proBarcode: textOrNull, contractCode: textOrNull, again: textOrNull }],
  /** `material`: the insured person's data that it is confirmed for. */
  liabilityNotice: ['/insurance-liability-change-notice', { material: textOrNull }],
} as const
