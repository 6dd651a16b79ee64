import * as z from 'zod/mini'
import { Title } from '#/shared/api/title.ts'
import { Edge, FlagOrNull, Id, listOf, open, nullableReply, shape, Text } from '#/shared/api/wire.ts'

const Participant = shape('ActivityParticipant', { id: Id, name: Title })

/** Specification §3 has id and content; all other fields are extensions that only some servers send. */
const ActivityEvent = shape(
  'ActivityEvent',
  {
    id: Text,
    content: Text,
    name: Title,
    mainPicture: Text,
    /** OVER also ends a campaign before the end of its period. */
    status: open(['NOT_STARTED', 'RUNNING', 'OVER']),
    startTime: Edge,
    endTime: Edge,
    /** The `actId` that the rewards and tickets of this campaign contain. */
    actId: Text,
    /** Facts about the person; null for visitors, and when the server does not send them. */
    invited: FlagOrNull,
    joined: FlagOrNull,
    won: FlagOrNull,
    participants: listOf(Participant),
  },
  'id',
  'content',
  'name',
)
export type ActivityEvent = z.infer<typeof ActivityEvent>

/** Null for a campaign that the server does not know. */
export const MaybeEvent = nullableReply(ActivityEvent)

export const EventQuery = z.object({ activityKey: z.string() })
