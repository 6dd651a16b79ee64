import * as z from 'zod/mini'
import {
  as,
  either,
  Flag,
  Id,
  Instant,
  listOf,
  maybe,
  Money,
  Name,
  orNothing,
  own,
  shape,
  Text,
  Whole,
} from '#/shared/api/wire.ts'

export { ById, Nothing } from '#/shared/api/wire.ts'

/** Goods, and the code of a group that somebody else has started. */
export const GroupQuery = z.object({ goodsId: z.string(), code: z.optional(z.string()) })

/** Who is in a group: a picture at most, never a name. */
const Member = shape('GroupMember', { picture: Text, mine: Flag })

/**
 * A group, or without an id the offer to start one. The specification names the calls and no field (decision 484);
 * a reply without fields is a normal answer.
 */
export const GroupBuying = orNothing(
  shape('GroupBuying', {
    id: maybe(Id),
    content: Text,
    /** How many people make it complete; null when nobody said. */
    size: as(Whole, (size) => (size === null || size < 2 ? null : size)),
    /** What each piece costs less once it is complete. */
    reduction: Money,
    members: listOf(Member),
    endTime: Instant,
  }),
)
export type GroupBuying = NonNullable<z.infer<typeof GroupBuying>>

/** A yes or no, bare or under one of the calls' own names. */
const answer = (name: 'canBuy' | 'canQuit') =>
  own<boolean, boolean | Record<string, boolean | null | undefined>>(
    (value) => typeof value === 'boolean' || typeof value === 'object',
    false,
    (reply) => reply === true || (typeof reply === 'object' && (reply as Record<string, unknown>)[name] === true),
  )
export const CanBuy = answer('canBuy')
export const CanQuit = answer('canQuit')

/** The code, bare or under its name. */
export const GroupCode = either(
  Name,
  as(shape('GroupCode', { shareCode: Name }), ({ shareCode }) => shareCode),
  (code) => code,
)
