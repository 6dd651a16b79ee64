import * as z from 'zod/mini'
import type { PersistedFields } from '#/shared/form/persisted.ts'
import { notInFuture, required, type Rule, text } from '#/shared/form/validators.ts'
import { type Milestone, milestoneTypes } from '../model.ts'
import { MILESTONE_LENGTH, typeOf } from '../rules.ts'

const notTooLong: Rule = (value, field) =>
  value.length > MILESTONE_LENGTH ? `${field}最多${MILESTONE_LENGTH}个字` : null

/** The order of the fields is the order of the error messages. */
export const MilestoneForm = z.object({
  type: z.enum(milestoneTypes),
  content: text('内容', required, notTooLong),
  time: text('日期', required, notInFuture),
})
export type MilestoneValues = z.infer<typeof MilestoneForm>

/** Only the type survives a reload: content and date are personal. */
export const keptMilestone: PersistedFields<MilestoneValues> = {
  fields: z.object({ type: z.enum(milestoneTypes) }),
  lost: { content: '内容', time: '日期' },
}

export const milestoneValues = (milestone: Milestone | null): MilestoneValues => ({
  type: milestone ? typeOf(milestone) : 'OTHER',
  content: milestone?.content ?? '',
  time: milestone?.time ?? '',
})
