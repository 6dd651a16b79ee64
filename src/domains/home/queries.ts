import { query } from '#/shared/api/query.ts'
import { homeApi } from './api.ts'

export const activities = () => ({ ...query(homeApi.activities, {}), staleTime: 300_000 })
