import { query } from '#/shared/api/query.ts'
import { insuranceApi } from './contract.ts'

/** A claim may go on meanwhile: read anew when the page is seen again. */
const watched = { refetchOnWindowFocus: 'always' as const }

export const policies = () => query(insuranceApi.policies, {})

export const policiesByContract = () => query(insuranceApi.byContract, {})

export const policiesOfContract = (id: string) => query(insuranceApi.ofContract, { path: { id } })

export const policyOf = (proBarcode: string, contractCode: string) => ({
  ...query(insuranceApi.policy, { path: { proBarcode, contractCode } }),
  ...watched,
})

export const myClaims = () => ({ ...query(insuranceApi.claims, { query: {} }), ...watched })

export const claimById = (id: string) => ({ ...query(insuranceApi.claims, { query: { id } }), ...watched })
