import { query } from '#/shared/api/query.ts'
import { insureApi } from './contract.ts'

export const healthQuestions = () => query(insureApi.questions, {})

export const materialById = (id: string) => query(insureApi.one, { path: { id } })
