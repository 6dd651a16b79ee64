import * as z from 'zod/mini'
import { maxCharacters } from '#/shared/form/character-count.ts'
import type { PersistedFields } from '#/shared/form/persisted.ts'
import { notInFuture, required, text } from '#/shared/form/validators.ts'
import { type Milestone, milestoneTypes } from '../model.ts'
import { MILESTONE_LENGTH, typeOf } from '../rules.ts'

/** The order of the fields is the order of the error messages. */
export const MilestoneForm = z.object({
  type: z.enum(milestoneTypes),
  content: text('内容', required, maxCharacters(MILESTONE_LENGTH)),
  time: text('日期', required, notInFuture),
})
export type MilestoneValues = z.infer<typeof MilestoneForm>

/** Only the type survives a reload: content and date are personal. */
export const persistedMilestoneFields: PersistedFields<MilestoneValues> = {
  fields: z.object({ type: z.enum(milestoneTypes) }),
  lost: { content: '内容', time: '日期' },
}

export const milestoneValues = (milestone: Milestone | null): MilestoneValues => ({
  type: milestone ? typeOf(milestone) : 'OTHER',
  content: milestone?.content ?? '',
  time: milestone?.time ?? '',
})
