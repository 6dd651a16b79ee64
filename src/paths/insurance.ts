import { textOrNull } from '#/shared/lib/address.ts'

export const insurancePaths = {
  /** `contract`: shows only the policies of this contract. */
  insuranceClaims: ['/my-insurance-claims', { contract: textOrNull }],
  insurancePolicy: '/insurance-claims-detail/:proBarcode/:contractCode',
  insuranceClaim: '/insurance-application-detail/:id',
  /** `proBarcode`, `contractCode`: the policy of the claim; `again`: the refused claim to complete. */
  insuranceApply: ['/insurance-claims-apply', { proBarcode: textOrNull, contractCode: textOrNull, again: textOrNull }],
  /** `material`: the insured person's data to confirm. */
  liabilityNotice: ['/insurance-liability-change-notice', { material: textOrNull }],
  /** `id`: the goods that include the insurance. */
  /** `material`: the saved answers to change. */
  goodsInsurance: ['/commodity-insurance', { id: textOrNull, material: textOrNull }],
  insured: '/insured-info/:id',
} as const
