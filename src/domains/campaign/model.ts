import * as z from 'zod/mini'
import { FlagOrNot, Id, Instant, listOf, open, orNothing, shape, Text } from '#/shared/api/wire.ts'

const Participant = shape('ActivityParticipant', { id: Id, name: Text })

/** Specification §3 has id and content; everything else is an extra that only some servers send. */
const ActivityEvent = shape(
  'ActivityEvent',
  {
    id: Text,
    content: Text,
    name: Text,
    mainPicture: Text,
    /** OVER also ends a campaign before its time. */
    status: open(['NOT_STARTED', 'RUNNING', 'OVER']),
    startTime: Instant,
    endTime: Instant,
    /** The act that rewards name. */
    actId: Text,
    /** About the person: null for visitors, and where the server does not say. */
    invited: FlagOrNot,
    joined: FlagOrNot,
    won: FlagOrNot,
    participants: listOf(Participant),
  },
  'id',
  'content',
  'name',
)
export type ActivityEvent = z.infer<typeof ActivityEvent>

/** Nothing for a campaign that the server does not know. */
export const MaybeEvent = orNothing(ActivityEvent)

export const EventQuery = z.object({ activityKey: z.string() })
