import { orGone } from '#/shared/api/gone.ts'
import { query } from '#/shared/api/query.ts'
import { watched } from '#/shared/api/watched.ts'
import { insuranceApi } from './api.ts'

export const policies = () => query(insuranceApi.policies, {})

export const policiesByContract = () => query(insuranceApi.byContract, {})

export const policiesOfContract = (id: string) => query(insuranceApi.ofContract, { path: { id } })

/** Null when it is gone (INS-002). */
export const policyOf = (proBarcode: string, contractCode: string) => ({
  ...orGone(insuranceApi.policy, { path: { proBarcode, contractCode } }),
  ...watched,
})

/** A claim may go on meanwhile. */
export const myClaims = () => ({ ...query(insuranceApi.claims, { query: {} }), ...watched })

/** A list of one, or null when it is gone. */
export const claimById = (id: string) => ({ ...orGone(insuranceApi.claims, { query: { id } }), ...watched })
