import { query } from '#/shared/api/query.ts'
import { levelApi } from './level-contract.ts'

export const memberLevel = () => query(levelApi.level, {})
