import { query } from '#/shared/api/query.ts'
import { counselorApi } from './api.ts'

/** The counselor with this work number or mobile number; null when nobody has it (ROLE-005). */
export const counselorBy = (keyword: string) => query(counselorApi.message, { query: { keyword } })
