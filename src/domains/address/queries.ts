import { query } from '#/shared/api/query.ts'
import { addressApi } from './contract.ts'

export const addressById = (id: string) => query(addressApi.one, { path: { id } })
