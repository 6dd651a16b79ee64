import * as z from 'zod/mini'
import {
  transform,
  union,
  Flag,
  Id,
  Instant,
  listOf,
  maybe,
  Money,
  Name,
  orNothing,
  custom,
  shape,
  Text,
  Whole,
} from '#/shared/api/wire.ts'

export { ById, Nothing } from '#/shared/api/wire.ts'

/** The goods, and the code of a group started by somebody else. */
export const GroupQuery = z.object({ goodsId: z.string(), code: z.optional(z.string()) })

/** A member of a group: at most a picture, never a name. */
const Member = shape('GroupMember', { picture: Text, mine: Flag })

/**
 * A group or, without an id, the offer to start one. The specification names the calls without fields (decision 484),
 * so a reply without fields is valid.
 */
export const GroupBuying = orNothing(
  shape('GroupBuying', {
    id: maybe(Id),
    content: Text,
    /** How many people complete the group; null when missing. */
    size: transform(Whole, (size) => (size === null || size < 2 ? null : size)),
    /** The discount per piece once it is complete. */
    reduction: Money,
    members: listOf(Member),
    endTime: Instant,
  }),
)
export type GroupBuying = NonNullable<z.infer<typeof GroupBuying>>

/** A boolean, bare or under one of the names of the calls. */
const answer = (name: 'canBuy' | 'canQuit') =>
  custom<boolean, boolean | Record<string, boolean | null | undefined>>(
    (value) => typeof value === 'boolean' || typeof value === 'object',
    false,
    (reply) => reply === true || (typeof reply === 'object' && (reply as Record<string, unknown>)[name] === true),
  )
export const CanBuy = answer('canBuy')
export const CanQuit = answer('canQuit')

/** The code, bare or under its name. */
export const GroupCode = union(
  Name,
  transform(shape('GroupCode', { shareCode: Name }), ({ shareCode }) => shareCode),
  (code) => code,
)
