import { query } from '#/shared/api/query.ts'
import { addressApi } from './api.ts'

export const addressById = (id: string) => query(addressApi.one, { path: { id } })

export const myAddresses = () => query(addressApi.all, {})

/** The server's provinces, cities and districts; may be empty. */
export const divisions = () => query(addressApi.divisions, {})
