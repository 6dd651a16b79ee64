import * as z from 'zod/mini'

/** Metadata of the building blocks of replies (wire.ts). This file is small, because the entry chunk contains it. */

export type Plain =
  | 'text'
  | 'prose'
  | 'yes or no'
  | 'money'
  | 'points'
  | 'whole number'
  | 'quantity'
  | 'number'
  | 'time'
  | 'edge'
  | 'day'
  | 'anything'

/**
 * Metadata of a block, for the count of tolerated deviations, the mock backend and tests. A missing value becomes
 * `fallback`. A value that does not fit becomes `unreadable` if that is set, else `fallback`.
 */
export type Block =
  | { kind: 'identity'; plain: 'id' | 'text' | 'money' | 'points' | 'whole number' | 'yes or no' }
  | { kind: 'tolerant'; plain: Plain; fallback: unknown; unreadable?: unknown }
  | { kind: 'open'; values: readonly string[]; isEmptyUnknown?: boolean }
  | { kind: 'custom'; accepts: (value: unknown) => boolean; fallback: unknown }
  | { kind: 'list'; item: z.core.$ZodType }
  | { kind: 'part'; part: z.core.$ZodType }
  | { kind: 'shape'; entity: string; fields: Readonly<Record<string, z.core.$ZodType>>; identity: readonly string[] }
  | { kind: 'union'; plain: z.core.$ZodType; full: z.core.$ZodType }
  | { kind: 'of'; from: z.core.$ZodType }
  | { kind: 'lazy'; make: () => z.core.$ZodType }
  | { kind: 'nothing' }

const blocks = new WeakMap<z.core.$ZodType, Block>()

/** The block that made a schema, or null. */
export const blockOf = (schema: z.core.$ZodType): Block | null => blocks.get(schema) ?? null

/** Registers a schema as a block. */
export function block<T extends z.core.$ZodType>(schema: T, about: Block): T {
  blocks.set(schema, about)
  return schema
}

/** Whether a value is null, undefined, an empty text or an empty list. */
export const isEmptyValue = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** Whether a bare text, number or boolean can be a whole reply of this kind. */
export function acceptsPlainReply(schema: z.core.$ZodType): boolean {
  const about = blockOf(schema)
  if (about?.kind === 'of') return acceptsPlainReply(about.from)
  return about !== null && ['identity', 'tolerant', 'open', 'custom', 'union', 'nothing'].includes(about.kind)
}

/**
 * Whether an object has fields, but none of its schema: it is no entry without values, and nothing of it could be read.
 */
export function isForeign(schema: z.core.$ZodType, value: unknown): boolean {
  const about = blockOf(schema)
  if (about?.kind === 'of') return isForeign(about.from, value)
  if (about?.kind !== 'shape' || typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const names = Object.keys(value)
  return names.length > 0 && !names.some((name) => name in about.fields)
}

/**
 * The readable entries of a list. If entries were refused, an extra property of the array contains them as JSON, so
 * that an entry that is broken in two reads is counted once. Copies by `map` and `filter` do not have this property.
 * TanStack Query accepts an array with an extra property.
 */
export type Entries<T> = T[] & { refused?: readonly string[] }

/** The list with its refused entries as JSON; without refused entries, the property is not set. */
export const withRefused = <T>(entries: T[], refused: readonly string[]): Entries<T> =>
  refused.length > 0 ? Object.assign(entries, { refused }) : entries

const asJson = (value: unknown): string => JSON.stringify(value) ?? ''

/** The readable entries of a list; a broken entry is left out and counted. */
export function entriesOf<T extends z.core.$ZodType>(item: T, values: readonly unknown[]): Entries<z.core.output<T>> {
  const kept: z.core.output<T>[] = []
  const refused: string[] = []
  for (const value of values) {
    const result = z.safeParse(item, value)
    if (result.success) kept.push(result.data)
    else refused.push(asJson(value))
  }
  return withRefused(kept, refused)
}

/**
 * The parts, sums and quantities of an entry that were sent and could not be read: name → sent value as JSON. The
 * property is missing if all of them could be read.
 */
export interface Refused {
  refused?: Readonly<Record<string, string>>
}

/** Whether a part, a sum or a quantity is null because it could not be read and not because it is absent. */
export const isRefused = (entry: object, part: string): boolean => (entry as Refused).refused?.[part] !== undefined

/** Whether any part, sum or quantity of an entry could not be read. */
export const hasRefused = (entry: object): boolean => (entry as Refused).refused !== undefined

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Backends in PHP send an empty object for an absent part. */
const isSent = (value: unknown): boolean =>
  !isEmptyValue(value) && !(isObject(value) && Object.keys(value).length === 0)

/**
 * Returns a function that checks whether the sent value of a field cannot be read. The field must be a part, a sum of
 * money or points, or a quantity; a conversion of such a field counts, too.
 * @returns null for any other field.
 */
function unreadableCheck(field: z.core.$ZodType): ((sent: unknown) => boolean) | null {
  const about = blockOf(field)
  if (about?.kind === 'of') return unreadableCheck(about.from)
  if (about?.kind === 'part') return (sent) => !z.safeParse(about.part, sent).success
  return about?.kind === 'tolerant' && /money|points|quantity/.test(about.plain)
    ? (sent) => z.safeParse(field, sent).data === null
    : null
}

type Fields = Readonly<Record<string, unknown>>

/**
 * Reads an entry with its schema, and adds values that are computed from both its sent and its read form. A refused
 * entry stays refused.
 */
export const withComputedFields = (
  entry: z.core.$ZodType,
  add: (read: Fields, sent: Fields) => Fields,
): z.ZodMiniType =>
  z.transform((sent: unknown, context) => {
    const result = z.safeParse(entry, sent)
    if (result.success) return add(result.data as Fields, sent as Fields)
    context.issues.push({ code: 'custom', message: 'refused', input: sent })
    return z.NEVER
  })

/** The same schema; an entry that it reads also lists its refused parts. */
export function withRefusedParts<T extends z.core.$ZodType>(entry: T, fields: z.core.$ZodShape): T {
  const parts = Object.entries(fields).filter(([, field]) => unreadableCheck(field))
  if (parts.length === 0) return entry
  const names = withComputedFields(entry, (read, sent) => {
    const refused = parts
      .filter(([name, field]) => read[name] === null && isSent(sent[name]) && unreadableCheck(field)?.(sent[name]))
      .map(([name]) => [name, asJson(sent[name])])
    return refused.length > 0 ? { ...read, refused: Object.fromEntries(refused) as Refused['refused'] } : read
  })
  return names as unknown as T
}

/** Copies the refused parts of an entry to the value that was made from it. */
export const copyRefused = <R>(entry: unknown, made: R): R =>
  isObject(entry) && 'refused' in entry && isObject(made) && !Array.isArray(made) && !Array.isArray(entry)
    ? { ...made, refused: { ...(made as Refused).refused, ...(entry as Refused).refused } }
    : made
