import type { claimStatuses, NewClaim } from '#/domains/insurance/model.ts'
import type { Gender } from '#/domains/user/model.ts'

export interface PolicyRow {
  userId: string
  proBarcode: string
  contractCode: string
  contractId: string
  contractName: string
  productName: string
  companyName: string
  insuredName: string
  /** `YYYY-MM-DD` */
  startDate: string
  endDate: string
  coverages: { name: string; amount: number; description: string }[]
  claimable: boolean
}

export interface ClaimRow extends NewClaim {
  id: string
  userId: string
  status: (typeof claimStatuses)[number]
  refuseReason: string
  expressCompany: string
  expressNumber: string
  paidAmount: number | null
  createdAt: number
  steps: { name: string; time: number }[]
}

export interface InsureMaterialRow {
  id: string
  userId: string
  goodsId: string
  answers: { id: string; answer: boolean }[]
  name: string
  gender: Gender
  birthday: string
  mobile: string
  identityCardType: 'CHINESE_IDENTITY_CARD' | 'MILITARY_ID' | 'PASSPORT'
  identityCard: string
  relation: string
  images: string[]
  submitted: boolean
}

export interface InsuranceTables {
  policies: PolicyRow[]
  claims: ClaimRow[]
  insureMaterials: InsureMaterialRow[]
}
