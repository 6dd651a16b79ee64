import * as z from 'zod/mini'
import { Id, maybe, open, custom, shape, Text } from '#/shared/api/wire.ts'
import { CHINA_OFFSET_MINUTES, parseInstant } from '#/shared/lib/time/instant.ts'

export { Nothing } from '#/shared/api/wire.ts'

/** Our own choice: the specification gives no types (MISC-001). */
export const milestoneTypes = ['BIRTH', 'STUDY', 'WORK', 'MARRIAGE', 'CHILD', 'HEALTH', 'OTHER'] as const

/** The year 1800 as epoch ms; older dates are refused. */
const OLDEST = -5_364_662_400_000

/** Milestones may be before 1970, so epoch ms may be negative here, unlike elsewhere. */
function dayIn(value: unknown): string {
  const old = typeof value === 'number' && value <= 0 && value >= OLDEST ? value : null
  const time = old ?? parseInstant(value)
  return time === null ? '' : new Date(time + CHINA_OFFSET_MINUTES * 60_000).toISOString().slice(0, 10)
}

/** A day in China, `YYYY-MM-DD`; empty when it is missing or unreadable. */
const LifeDay = custom<string, unknown>((value) => value === '' || dayIn(value) !== '', '', dayIn)

export const Milestone = shape(
  'Milestone',
  {
    /** A milestone without an id is read-only. */
    id: maybe(Id),
    type: open(milestoneTypes, 'OTHER'),
    content: Text,
    time: LifeDay,
  },
  'content',
  'time',
)
export type Milestone = z.infer<typeof Milestone>

/** Without `familyRelationId`: the milestones of the signed-in person. */
export const MilestoneQuery = z.object({ familyRelationId: z.optional(z.string()) })

export const NewMilestone = z.object({ type: z.enum(milestoneTypes), content: z.string(), time: z.string() })
export type NewMilestone = z.infer<typeof NewMilestone>
