import { textOrNull } from '#/shared/lib/address.ts'

export const insurancePaths = {
  /** `contract`: only the policies of one contract. */
  insuranceClaims: ['/my-insurance-claims', { contract: textOrNull }],
  insurancePolicy: '/insurance-claims-detail/:proBarcode/:contractCode',
  insuranceClaim: '/insurance-application-detail/:id',
  /** The policy that the claim is for; `again`: the refused claim that is completed. */
  insuranceApply: ['/insurance-claims-apply', { proBarcode: textOrNull, contractCode: textOrNull, again: textOrNull }],
  /** `material`: the insured person's data that it is confirmed for. */
  liabilityNotice: ['/insurance-liability-change-notice', { material: textOrNull }],
  /** `id`: the goods that bring the insurance. */
  /** `material`: the saved answers that are given anew. */
  goodsInsurance: ['/commodity-insurance', { id: textOrNull, material: textOrNull }],
  insured: '/insured-info/:id',
} as const
