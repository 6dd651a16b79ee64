import * as z from 'zod/mini'
import { Flag, Id, Instant, listOf, maybe, Text } from '#/shared/api/wire.ts'
import { Cents } from '#/shared/lib/money.ts'

export { ById, Nothing } from '#/shared/api/wire.ts'

/** Goods, and the code of a group that somebody else has started. */
export const GroupQuery = z.object({ goodsId: z.string(), code: z.optional(z.string()) })

/** Who is in a group: a picture at most, never a name. */
const Member = z.object({ picture: Text, mine: Flag })

/**
 * A group, or without an id the offer to start one. The specification names the calls and no field (decision 484);
 * a reply without fields is a normal answer.
 */
export const GroupBuying = maybe(
  z.object({
    id: maybe(Id),
    content: Text,
    /** How many people make it complete. */
    size: z.catch(z.int().check(z.minimum(2)), 2),
    /** What each piece costs less once it is complete. */
    reduction: maybe(Cents),
    members: listOf(Member),
    endTime: Instant,
  }),
)
export type GroupBuying = NonNullable<z.infer<typeof GroupBuying>>

/** A yes or no, bare or under one of the calls' own names. */
const answer = (name: 'canBuy' | 'canQuit') =>
  z.pipe(
    z.optional(z.nullable(z.union([z.boolean(), z.object({ [name]: Flag })]))),
    z.transform((reply): boolean =>
      typeof reply === 'object' && reply !== null ? reply[name] === true : reply === true,
    ),
  )
export const CanBuy = answer('canBuy')
export const CanQuit = answer('canQuit')

/** The code, bare or under its name. */
export const GroupCode = z.pipe(
  z.union([z.string(), z.object({ shareCode: z.string() })]),
  z.transform((reply) => (typeof reply === 'string' ? reply : reply.shareCode)),
)
