import * as z from 'zod/mini'
import { blockOf, entriesOf } from './blocks.ts'
import type { Page } from './endpoint.ts'
import { totalOf } from './transport.ts'

/** How a list reply is found in what backends send (docs/adr/017-tolerant-wire.md). */

interface EntryList {
  entries: readonly unknown[]
  /** The total beside the entries, unchecked. */
  total?: unknown
}

type Json = Readonly<Record<string, unknown>>

/** The fields in which backends wrap the entries of a list. */
const WRAPPERS = ['data', 'content', 'records', 'list', 'rows', 'items']

/** The fields of an entry; null when it is no object. */
function fieldsOf(schema: z.core.$ZodType): Json | null {
  const about = blockOf(schema)
  if (about?.kind === 'of') return fieldsOf(about.from)
  if (about?.kind === 'union') return fieldsOf(about.full)
  if (about?.kind === 'lazy') return fieldsOf(about.make())
  return about?.kind === 'shape' ? about.fields : null
}

/** Whether a wrapper reports a failure: then its empty list says nothing. */
const isFailure = ({ success, code }: Json): boolean =>
  success === false || (code !== undefined && ![0, 200].includes(Number(code)))

/** A bare entry, a list of one: it has a field of the entry, and the schema accepts it. */
function alone(schema: z.core.$ZodType, fields: Json | null, data: Json): EntryList | null {
  const isEntry = !fields || Object.keys(data).some((name) => name in fields)
  return isEntry && z.safeParse(schema, data).success ? { entries: [data] } : null
}

function found(schema: z.core.$ZodType, data: unknown, wrapped = false): EntryList | null {
  if (Array.isArray(data)) return { entries: data }
  if (typeof data !== 'object') return null
  // An empty body counts as null.
  if (data === null) return wrapped ? null : { entries: [] }
  const fields = fieldsOf(schema)
  const reply = data as Json
  const names = WRAPPERS.filter((name) => typeof reply[name] === 'object' && reply[name] !== null)
  // An entry may have a field with the name of a wrapper.
  const entry = names.every((name) => fields && name in fields) ? alone(schema, fields, reply) : null
  const [name] = names
  if (entry || name === undefined || names.length > 1) return entry
  const inside = found(schema, reply[name], true)
  if (!inside || (inside.entries.length === 0 && isFailure(reply))) return null
  return {
    total: reply['total'] ?? reply['totalElements'] ?? reply['totalCount'] ?? inside.total,
    entries: inside.entries,
  }
}

/** The entries of a list reply, unparsed; null when the reply contains no list. */
export const entriesIn = (schema: z.core.$ZodType, data: unknown): readonly unknown[] | null =>
  found(schema, data)?.entries ?? null

/**
 * A list reply: an array, an array in one of the usual wrappers, a bare entry, or null for no entries.
 * @param total the total of the header; null when it was not sent. A total below the number of entries is ignored.
 * @returns null when the reply contains no list.
 */
export function readList(schema: z.core.$ZodType, data: unknown, total: number | null): Page<unknown> | null {
  const list = found(schema, data)
  if (!list) return null
  const items = entriesOf(schema, list.entries)
  const all = total ?? totalOf(String(list.total))
  return { items, total: all !== null && all >= list.entries.length ? all : null }
}

/**
 * Whether a list must not be shown, because none of its entries could be read: it would look empty. Of a further page
 * the screen shows the number of the missing entries, and the pages after it.
 */
export const isUnreadable = ({ items }: Page<unknown>, query: unknown): boolean =>
  items.length === 0 && items.refused !== undefined && !((query as { page?: number } | undefined)?.page ?? 0)
