import { queryOrNull } from '#/shared/api/gone.ts'
import { query } from '#/shared/api/query.ts'
import { refetchWhenVisible } from '#/shared/api/refetch-when-visible.ts'
import { insuranceApi } from './api.ts'

export const policies = () => query(insuranceApi.policies, {})

export const policiesByContract = () => query(insuranceApi.byContract, {})

export const policiesOfContract = (id: string) => query(insuranceApi.ofContract, { path: { id } })

/** The policy with these numbers; null when it does not exist (INS-002). */
export const policyOf = (proBarcode: string, contractCode: string) => ({
  ...queryOrNull(insuranceApi.policy, { path: { proBarcode, contractCode } }),
  ...refetchWhenVisible,
})

/** Refetched when the page becomes visible: the state of a claim may have changed. */
export const myClaims = () => ({ ...query(insuranceApi.claims, { query: {} }), ...refetchWhenVisible })

/** One claim, which the server sends as a list of one; null if it does not exist. */
export const claimById = (id: string) => ({
  ...queryOrNull(insuranceApi.claims, { query: { id } }),
  ...refetchWhenVisible,
})
