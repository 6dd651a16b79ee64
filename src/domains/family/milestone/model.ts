import * as z from 'zod/mini'
import { Day } from '#/shared/api/day.ts'
import { editable } from '#/shared/api/editable.ts'
import { Id, maybe, open, shape, Text } from '#/shared/api/wire.ts'

export { Nothing } from '#/shared/api/wire.ts'

/** Our own choice: the specification gives no types (MISC-001). */
export const milestoneTypes = ['BIRTH', 'STUDY', 'WORK', 'MARRIAGE', 'CHILD', 'HEALTH', 'OTHER'] as const

export const Milestone = editable(
  shape(
    'Milestone',
    {
      /** A milestone without an id is read-only. */
      id: maybe(Id),
      type: open(milestoneTypes, 'OTHER'),
      content: Text,
      time: Day,
    },
    'content',
    'time',
  ),
)
export type Milestone = z.infer<typeof Milestone>

/** Without `familyRelationId`, the milestones belong to the signed-in person. */
export const MilestoneQuery = z.object({ familyRelationId: z.optional(z.string()) })

export const NewMilestone = z.object({ type: z.enum(milestoneTypes), content: z.string(), time: z.string() })
export type NewMilestone = z.infer<typeof NewMilestone>
/** The body of a change; fields that could not be read and were not entered are left out. */
export const ChangedMilestone = z.partial(NewMilestone)
