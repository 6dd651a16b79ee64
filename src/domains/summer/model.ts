import * as z from 'zod/mini'
import { Gender, genders } from '#/domains/user/model.ts'
import { Day } from '#/shared/api/day.ts'
import {
  Amount,
  union,
  Edge,
  Id,
  Instant,
  listOf,
  maybe,
  Money,
  Name,
  NumberReply,
  open,
  nullableReply,
  Quantity,
  shape,
  Text,
} from '#/shared/api/wire.ts'
import { visitorIdentityTypes } from '#/shared/lib/idcard.ts'

export const ageGroups = ['HIGH', 'LOW'] as const
export const summerStatuses = ['WAIT_FOR_PAY', 'SUCCESS', 'CANCEL', 'REFUND'] as const

/** The number of free places and the end of the sign-up; null when unknown. */
export const SummerFreeCount = union(
  NumberReply,
  shape('SummerFreeCount', { count: Quantity, endTime: Edge }),
  (count) => ({ count, endTime: null }),
)
export type SummerFreeCount = z.infer<typeof SummerFreeCount>

export const BirthdayQuery = z.object({ birthday: z.string() })
/** If the reply is empty or has no group, no group fits the child. */
export const SummerAgeGroup = nullableReply(
  union(Name, shape('SummerAgeGroup', { ageGroup: open(ageGroups) }), (ageGroup) => ({
    ageGroup: ageGroup as (typeof ageGroups)[number],
  })),
)

export const GroupQuery = z.object({ ageGroup: z.string() })
/**
 * A day of a group; an entry without a day is refused. `free` is null if the server does not send the number of free
 * places.
 */
export const SummerGroupDate = shape(
  'SummerGroupDate',
  { date: Day, ageGroup: open(ageGroups), free: Quantity },
  'date',
)
export type SummerGroupDate = z.infer<typeof SummerGroupDate>

export const CountQuery = z.object({ count: z.int() })
/** A reply without an amount is refused, because the amount of a payment is never guessed. */
export const SummerMoney = union(Amount, shape('SummerMoney', { amount: Amount }), (amount) => ({ amount }))

const Child = shape('SummerChild', {
  name: Text,
  gender: Gender,
  /** The day of the activity (decision 159). */
  date: Day,
  identityCardType: open(visitorIdentityTypes, 'CHINESE_IDENTITY_CARD'),
})

export const SummerOrder = shape('SummerOrder', {
  id: Id,
  children: listOf(Child),
  guardian: maybe(shape('SummerGuardian', { name: Text, mobile: Text })),
  paymentDetails: maybe(shape('SummerPayment', { amount: Money, channel: Text, time: Edge })),
  ageGroup: open(ageGroups),
  status: open(summerStatuses),
  createdDate: Instant,
  expireTime: Edge,
  payOrderId: maybe(Id),
})
export type SummerOrder = z.infer<typeof SummerOrder>

export const FindQuery = z.object({
  id: z.optional(z.string()),
  page: z.optional(z.int()),
  size: z.optional(z.int()),
})

const NewChild = z.object({
  name: z.string(),
  gender: z.enum(genders),
  date: z.string(),
  identityCardType: z.enum(visitorIdentityTypes),
  identityCard: z.string(),
  birthday: z.string(),
})
export type NewChild = z.infer<typeof NewChild>

export const NewSummerOrder = z.object({
  children: z.array(NewChild),
  guardian: z.object({ name: z.string(), mobile: z.string() }),
  ageGroup: z.string(),
  date: z.string(),
  /** The total shown to the person; the backend refuses the order when its own total differs. */
  expectedTotal: z.int(),
})
export type NewSummerOrder = z.infer<typeof NewSummerOrder>
