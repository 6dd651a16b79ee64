import * as z from 'zod/mini'
import { Prose } from '#/shared/api/prose.ts'
import {
  transform,
  union,
  Edge,
  Flag,
  Id,
  listOf,
  maybe,
  Money,
  Name,
  nullableReply,
  custom,
  Quantity,
  shape,
  Text,
} from '#/shared/api/wire.ts'

export { ById, Nothing } from '#/shared/api/wire.ts'

export const GroupQuery = z.object({ goodsId: z.string(), code: z.optional(z.string()) })

/** A member of a group: only a picture, never a name. */
const Member = shape('GroupMember', { picture: Text, mine: Flag })

/**
 * A group or, without an id, the offer to start a group. The specification names the calls but no fields (decision
 * 484), so a reply without fields is valid.
 */
export const GroupBuying = nullableReply(
  shape('GroupBuying', {
    id: maybe(Id),
    content: Prose,
    /** The number of people that completes the group; null when missing or below 2. */
    size: transform(Quantity, (size) => (size === null || size < 2 ? null : size)),
    /** The discount per piece in a complete group. */
    reduction: Money,
    members: listOf(Member),
    endTime: Edge,
  }),
)
export type GroupBuying = NonNullable<z.infer<typeof GroupBuying>>

/** A boolean, sent alone or in an object under one of these names. */
const answer = (name: 'canBuy' | 'canQuit') =>
  custom<boolean, boolean | Record<string, boolean | null | undefined>>(
    (value) => typeof value === 'boolean' || typeof value === 'object',
    false,
    (reply) => reply === true || (typeof reply === 'object' && (reply as Record<string, unknown>)[name] === true),
  )
export const CanBuy = answer('canBuy')
export const CanQuit = answer('canQuit')

export const GroupCode = union(
  Name,
  transform(shape('GroupCode', { shareCode: Name }), ({ shareCode }) => shareCode),
  (code) => code,
)
