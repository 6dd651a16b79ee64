import { query } from '#/shared/api/query.ts'
import { healthApi } from './api.ts'
import type { RecordType } from './rules.ts'

export const myRecords = (recordType: RecordType) => query(healthApi.mine, { query: { recordType } })

export const recordById = (id: string) => query(healthApi.one, { path: { id } })

/** Baby info of the signed-in person; null if there is none. */
export const myBaby = () => query(healthApi.baby, {})
