import { query } from '#/shared/api/query.ts'
import { levelApi } from './contract.ts'

export const memberLevel = () => query(levelApi.level, {})
