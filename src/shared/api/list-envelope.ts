import * as z from 'zod/mini'
import { blockOf, type Entries, entriesOf, isEmptyValue, withRefused } from './blocks.ts'

/**
 * Finds the entries of a list (a whole reply or a field) in the envelopes that backends use
 * (docs/adr/017-tolerant-wire.md).
 */

interface EntryList {
  entries: readonly unknown[]
  /** The total that the wrapper contains, unchecked. */
  total?: unknown
}

type Json = Readonly<Record<string, unknown>>

/** The fields in which backends wrap the entries of a list. */
const WRAPPER_KEYS = ['data', 'content', 'records', 'list', 'rows', 'items']

/** The fields of an entry; null when the entry is not an object. */
function fieldsOf(schema: z.core.$ZodType): Json | null {
  const about = blockOf(schema)
  if (about?.kind === 'of') return fieldsOf(about.from)
  if (about?.kind === 'union') return fieldsOf(about.full)
  if (about?.kind === 'lazy') return fieldsOf(about.make())
  return about?.kind === 'shape' ? about.fields : null
}

/** Whether a wrapper reports a failure; an empty list in such a wrapper does not mean that there are no entries. */
const isFailure = ({ success, code }: Json): boolean =>
  success === false || (code !== undefined && ![0, 200].includes(Number(code)))

/**
 * A single entry instead of an array counts as a list of one, if it has a field of the entry and the schema accepts it.
 */
function singleEntry(schema: z.core.$ZodType, fields: Json | null, data: Json): EntryList | null {
  const isEntry = !fields || Object.keys(data).some((name) => name in fields)
  return isEntry && z.safeParse(schema, data).success ? { entries: [data] } : null
}

/** The list in a sent value, with its total; null if the value contains no list. */
export function findList(schema: z.core.$ZodType, data: unknown, wrapped = false): EntryList | null {
  if (Array.isArray(data)) return { entries: data }
  if (typeof data !== 'object') return null
  // A null reply, or an empty body, is a list without entries; a null inside a wrapper is not a list.
  if (data === null) return wrapped ? null : { entries: [] }
  const fields = fieldsOf(schema)
  const reply = data as Json
  const names = WRAPPER_KEYS.filter((name) => typeof reply[name] === 'object' && reply[name] !== null)
  // An entry itself may have a field with the name of a wrapper, such as `data`.
  const entry = names.every((name) => fields && name in fields) ? singleEntry(schema, fields, reply) : null
  const [name] = names
  if (entry || name === undefined || names.length > 1) return entry
  const inside = findList(schema, reply[name], true)
  if (!inside || (inside.entries.length === 0 && isFailure(reply))) return null
  return {
    total: reply['total'] ?? reply['totalElements'] ?? reply['totalCount'] ?? inside.total,
    entries: inside.entries,
  }
}

/** The entries of a list, unparsed; null if the sent value contains no list. */
export const listEntries = (schema: z.core.$ZodType, data: unknown): readonly unknown[] | null =>
  findList(schema, data)?.entries ?? null

/**
 * The entries of a list inside an entry, unparsed. Such a list may be sent like a whole reply, or as one plain value;
 * an empty plain value gives no entry. Null for an object without a list.
 */
export function nestedEntries(item: z.core.$ZodType, value: unknown): readonly unknown[] | null {
  const sent = typeof value === 'object' ? listEntries(item, value) : value === undefined ? [] : [value]
  return sent && blockOf(item)?.kind === 'identity' ? sent.filter((entry) => !isEmptyValue(entry)) : sent
}

/** Reads a list inside an entry; an object without a list is one refused entry. */
export function readNestedList<T extends z.core.$ZodType>(item: T, value: unknown): Entries<z.core.output<T>> {
  const sent = nestedEntries(item, value)
  return sent ? entriesOf(item, sent) : withRefused([], [JSON.stringify(value)])
}
