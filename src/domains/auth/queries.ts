import { config } from '#/config.ts'
import { query } from '#/shared/api/query.ts'
import { authApi } from './api.ts'

export const agreementOf = () => query(authApi.agreement, {})
export const privacyOf = () => query(authApi.privacy, { path: { id: config.privacyPolicyId } })
