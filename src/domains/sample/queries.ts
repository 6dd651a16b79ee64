import { query } from '#/shared/api/query.ts'
import { sampleApi } from './contract.ts'

/** The samples of the signed-in person with their stages. */
export const sampleProgress = () => query(sampleApi.progress, { body: { page: 0, size: 50 } })
