import { query } from '#/shared/api/query.ts'
import { memberApi } from './api.ts'

export const memberLevel = () => query(memberApi.level, {})

export const fullProfile = () => query(memberApi.profile, {})
