import * as z from 'zod/mini'
import { type Block, block, type Entries, copyRefused, type Plain, isEmptyValue, withRefusedParts } from './blocks.ts'
import { readNestedList } from './list-envelope.ts'
import { type EdgeTime, parseInstant } from '#/shared/lib/time/instant.ts'
import { UNREADABLE } from '#/shared/lib/unreadable.ts'
import { type Cents, toCents } from '#/shared/lib/money.ts'
import { type Points, toPoints } from '#/shared/lib/points.ts'

/**
 * The building blocks of replies (docs/adr/017-tolerant-wire.md). Each field has one of three kinds, which its block
 * determines. Without an *identity* field, the entry is refused. A *tolerant* field reads any value as far as possible,
 * else it has the default. An *open* field has known values, and any other text unchanged. Replies consist of these
 * blocks only, which a test checks. Requests are plain zod, because the app writes them itself.
 */

/** Accepts any value at run time. With the input type, the compiler checks the replies of the mock backend. */
type Reading<Out, In> = z.ZodMiniPipe<
  z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniType<In, In>>>,
  z.ZodMiniTransform<Out, In | null | undefined>
>

function reading<Out, In>(about: Block, read: (value: unknown) => Out): Reading<Out, In> {
  const schema = z.pipe(z.optional(z.unknown()), z.transform(read))
  return block(schema as unknown as Reading<Out, In>, about)
}

/** A field that reads any value as far as possible; its value is `fallback` when `read` returns undefined. */
export const tolerant = <Out, In>(plain: Plain, fallback: Out, read: (value: unknown) => Out | undefined) =>
  reading<Out, In>({ kind: 'tolerant', plain, fallback }, (value) => read(value) ?? fallback)

/** A whole number above 2^53 has already lost its last digits, so its text would be a wrong number. */
const hasItsDigits = (value: number): boolean =>
  Number.isFinite(value) && (Number.isSafeInteger(value) || !Number.isInteger(value))

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : typeof value === 'number' && hasItsDigits(value) ? String(value) : undefined

/** Long decimals arrive as text (read-json.ts); 16 digits before the point are refused, not rounded. */
const numberOf = (value: unknown): number | undefined => {
  const number =
    typeof value === 'string' && /^-?\d{1,15}(\.\d+)?(e[+-]?\d{1,2})?$/i.test(value.trim()) ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

const wholeOf = (value: unknown): number | undefined => {
  const number = numberOf(value)
  // -0 is 0.
  return number !== undefined && Number.isSafeInteger(number) ? number + 0 : undefined
}

/** An amount with a decimal point or an exponent is refused, even 99.00: it may be yuan. read-json.ts keeps both. */
const amountOf = (value: unknown): number =>
  (typeof value === 'string' && /[.e]/i.test(value) ? undefined : wholeOf(value)) ?? Number.NaN

const flagOf = (value: unknown): boolean | undefined => {
  if (value === true || value === 'true' || value === 1 || value === '1') return true
  return value === false || value === 'false' || value === 0 || value === '0' ? false : undefined
}

function flagOr<T>(fallback: T, unreadable: T) {
  return reading<boolean | T, boolean>({ kind: 'tolerant', plain: 'yes or no', fallback, unreadable }, (value) =>
    isEmptyValue(value) ? fallback : (flagOf(value) ?? unreadable),
  )
}

/** An id; a number becomes a string. */
export const Id = block(z.pipe(z.union([z.string().check(z.minLength(1)), z.int()]), z.transform(String)), {
  kind: 'identity',
  plain: 'id',
})

/** A required text: without it, the entry is refused. */
export const Name = block(
  z.pipe(z.union([z.string().check(z.minLength(1)), z.number().check(z.refine(hasItsDigits))]), z.transform(String)),
  { kind: 'identity', plain: 'text' },
)

const required = <Out, In>(
  plain: 'money' | 'points' | 'whole number' | 'yes or no',
  read: (value: unknown) => Out | null,
) =>
  block(
    z.pipe(
      z.transform(read),
      z.custom<Awaited<Out> | null>((value) => value !== null),
    ) as unknown as z.ZodMiniPipe<z.ZodMiniType<In, In>, z.ZodMiniTransform<Out, In>>,
    { kind: 'identity', plain },
  )

/** A required amount in cents. */
export const Amount = required<Cents, number>('money', (value) => toCents(amountOf(value)))

/** Required points. */
export const PointsAmount = required<Points, number>('points', (value) => toPoints(amountOf(value)))

/** A number that is the whole reply. */
export const NumberReply = required<number, number>('whole number', (value) => wholeOf(value) ?? null)

/** A boolean that is the whole reply. */
export const BooleanReply = required<boolean, boolean>('yes or no', (value) => flagOf(value) ?? null)

/** An optional text, empty by default. A number becomes a text. */
export const Text = tolerant<string, string>('text', '', textOf)

/** A text; null when missing. */
export const TextOrNull = tolerant<string | null, string>('text', null, textOf)

/**
 * An optional boolean.
 * @param unreadable the value to use if the sent value cannot be read: choose the value that allows less.
 */
export const flag = (fallback: boolean, unreadable = fallback) => flagOr<boolean>(fallback, unreadable)

/** An optional boolean; false by default. */
export const Flag = flag(false)

/** A boolean, false when missing, for which neither value is safe: a value that cannot be read is UNREADABLE. */
export const FlagOrUnreadable = flagOr<boolean | typeof UNREADABLE>(false, UNREADABLE)

/** A boolean; null when missing, false when it cannot be read. */
export const FlagOrClosed = flagOr<boolean | null>(null, false)

/** A boolean; null when missing. */
export const FlagOrNull = tolerant<boolean | null, boolean>('yes or no', null, flagOf)

/** A whole number; null when missing. */
export const WholeNumber = tolerant<number | null, number>('whole number', null, wholeOf)

/** A count, never below 0. */
export const count = (fallback: number) =>
  tolerant<number, number>('whole number', fallback, (value) => {
    const number = wholeOf(value)
    return number === undefined ? undefined : Math.max(number, 0)
  })

/** A count; 0 when missing. */
export const Count = count(0)

/**
 * A stock, a quota, or a number of free places. Null when missing, which means no limit. An unreadable quantity does
 * not mean no limit: check it with `isRefused`.
 */
export const Quantity = tolerant<number | null, number>('quantity', null, wholeOf)

/** Any number; null when missing. */
export const Decimal = tolerant<number | null, number>('number', null, numberOf)

/**
 * Cents; null when missing or not a whole number: a price is never guessed. An unreadable amount does not count as
 * absent: check it with `isRefused`.
 */
export const Money = tolerant<Cents | null, number>('money', null, (value) => toCents(amountOf(value)))

/** Points; null when missing or not a whole number. */
export const PointsOrNull = tolerant<Points | null, number>('points', null, (value) => toPoints(amountOf(value)))

const timeOrUnreadable = (plain: 'edge' | 'time') =>
  reading<EdgeTime, unknown>({ kind: 'tolerant', plain, fallback: null, unreadable: UNREADABLE }, (value) =>
    value === null || value === undefined || value === '' ? null : (parseInstant(value) ?? UNREADABLE),
  )

/**
 * The start or end of a period, such as the period of a coupon, a promotion or a reserved place, in epoch ms. Null when
 * missing. A value that cannot be read is UNREADABLE, so that the rules for periods (shared/lib/time/edges.ts) must
 * handle it.
 */
export const Edge = timeOrUnreadable('edge')

/**
 * A time, in epoch ms; null when missing. A value that cannot be read is UNREADABLE, which is shown as 时间未知, so that
 * the rules that compare or sort it must handle it (`knownTime`).
 */
export const Instant = timeOrUnreadable('time')

/** A field whose value is ignored; only its presence counts. */
export const Anything = tolerant<unknown, unknown>('anything', null, (value) => value)

declare const another: unique symbol
/** A value that is not in the list of this release; its text is kept. */
export type UnknownValue = string & { readonly [another]: true }

/**
 * Known values, and any other text unchanged; a missing value becomes the empty text, or `missing`. A value that is not
 * a text counts as an unknown word and not as missing.
 */
export function open<const V extends string>(values: readonly V[], missing?: V): Reading<V | UnknownValue, V> {
  const fallback = (missing ?? '') as V | UnknownValue
  return reading<V | UnknownValue, V>({ kind: 'open', values }, (value) =>
    value === null || value === undefined || value === ''
      ? fallback
      : ((textOf(value) ?? UNREADABLE) as V | UnknownValue),
  )
}

/** A state whose absence allows an action. An empty text is not an absent state but an unknown word. */
export function openState<const V extends string>(values: readonly V[]): Reading<V | UnknownValue, V> {
  const read = open(values)
  return reading<V | UnknownValue, V>({ kind: 'open', values, isEmptyUnknown: true }, (value) =>
    value === '' ? (UNREADABLE as UnknownValue) : z.parse(read, value),
  )
}

/** A field with a custom parser, for values that backends send in several forms. `read` never throws. */
export const custom = <Out, In>(accepts: (value: unknown) => boolean, fallback: Out, read: (value: unknown) => Out) =>
  reading<Out, In>({ kind: 'custom', accepts, fallback }, (value) =>
    value === null || value === undefined ? fallback : read(value),
  )

type Out<T extends z.core.$ZodType> = z.core.output<T>
type In<T extends z.core.$ZodType> = z.core.input<T>

/** An optional list, empty by default, in any envelope of a list reply; a single entry is a list of one. */
export const listOf = <T extends z.core.$ZodType>(item: T) =>
  reading<Entries<Out<T>>, readonly In<T>[]>({ kind: 'list', item }, (value) => readNestedList(item, value))

/**
 * An optional part; null when it is missing or refused. The entry that contains it has a list of its refused parts,
 * because a part that could not be read does not count as absent (`isRefused`).
 */
export const maybe = <T extends z.core.$ZodType>(part: T) =>
  reading<Out<T> | null, In<T>>({ kind: 'part', part }, (value) => {
    const result = z.safeParse(part, value)
    return result.success ? result.data : null
  })

const hasOneOf = (names: readonly string[]) => (value: unknown) =>
  names.length === 0 || names.some((name) => !isEmptyValue((value as Record<string, unknown>)[name]))

/**
 * The fields of an entity, under the names of the specification.
 * @param identity fields of which one must be set; otherwise the entry is refused.
 */
export const shape = <const F extends z.core.$ZodShape>(
  entity: string,
  fields: F,
  ...identity: (keyof F & string)[]
): z.ZodMiniObject<F> =>
  block(withRefusedParts(z.object(fields).check(z.refine(hasOneOf(identity))) as z.ZodMiniObject<F>, fields), {
    kind: 'shape',
    entity,
    fields,
    identity,
  })

/** An entry with an additional check; the entry is refused when the check fails. */
export const checked = <T extends z.core.$ZodType>(from: T, holds: (value: Out<T>) => boolean) =>
  block(
    z.pipe(
      from,
      z.custom<Out<T>>((value) => holds(value)),
    ),
    { kind: 'of', from },
  )

/** Accepts a short form of an entry as well as the full form: for example a name instead of an object with a name. */
export const union = <P extends z.core.$ZodType, T extends z.core.$ZodType>(
  plain: P,
  full: T,
  make: (value: Out<P>) => Out<T>,
) => {
  const schema = z.union([z.pipe(plain, z.transform(make)), full]) as unknown as z.ZodMiniType<Out<T>, In<P> | In<T>>
  return block(schema, { kind: 'union', plain, full })
}

/** Converts data to the app's own form. `make` never throws. */
export const transform = <T extends z.core.$ZodType, R>(from: T, make: (value: Out<T>) => R) =>
  block(
    z.pipe(
      from,
      z.transform((value: Out<T>) => copyRefused(value, make(value))),
    ),
    { kind: 'of', from },
  )

/** A shape that contains itself. */
export const lazy = <T extends z.core.$ZodType>(make: () => T) => block(z.lazy(make), { kind: 'lazy', make })

/** A whole reply that may be empty, which gives null. Any other shape is unreadable. */
export const nullableReply = <T extends z.core.$ZodType>(part: T) => {
  const schema = z.pipe(
    z.optional(z.nullable(part)),
    z.transform((value): Out<T> | null => value ?? null),
  )
  return block(schema, { kind: 'of', from: part })
}

/** A reply that is ignored. */
export const Nothing = block(z.unknown(), { kind: 'nothing' })

/** Body or query that consists of an id. */
export const ById = z.object({ id: z.string() })

export const PageQuery = z.object({ page: z.int(), size: z.int(), sort: z.optional(z.string()) })
