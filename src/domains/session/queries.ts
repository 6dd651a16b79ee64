import { query } from '#/shared/api/query.ts'
import { sessionApi } from './contract.ts'

/** The signed-in person. */
export const me = () => query(sessionApi.me, {})
