import { queryOrNull } from '#/shared/api/gone.ts'
import { query } from '#/shared/api/query.ts'
import { insuranceApplicationApi } from './api.ts'

export const healthQuestions = () => query(insuranceApplicationApi.questions, {})

/** The data of one insured person; null when it does not exist. */
export const materialById = (id: string) => queryOrNull(insuranceApplicationApi.one, { path: { id } })
