import { query } from '#/shared/api/query.ts'
import { milestoneApi } from './api.ts'

export const myMilestones = () => query(milestoneApi.list, { query: {} })

export const milestonesOf = (familyRelationId: string) => query(milestoneApi.list, { query: { familyRelationId } })
