import type * as z from 'zod/mini'
import { entriesOf } from './blocks.ts'
import type { Page } from './endpoint.ts'
import { findList } from './list-envelope.ts'
import { totalOf } from './transport.ts'

/**
 * A list reply: an array, an array in one of the usual wrappers, a bare entry, or null for no entries.
 * @param total the total of the header; null when it was not sent. A total below the number of entries is ignored.
 * @returns null when the reply contains no list.
 */
export function readList(schema: z.core.$ZodType, data: unknown, total: number | null): Page<unknown> | null {
  const list = findList(schema, data)
  if (!list) return null
  const items = entriesOf(schema, list.entries)
  const all = total ?? totalOf(String(list.total))
  return { items, total: all !== null && all >= list.entries.length ? all : null }
}

/**
 * Whether a list must be shown as a failure, because none of its entries could be read and it would look empty. A later
 * page without a readable entry is not a failure: the screen shows the number of unreadable entries and loads the
 * following pages.
 */
export const isUnreadable = ({ items }: Page<unknown>, query: unknown): boolean =>
  items.length === 0 && items.refused !== undefined && !((query as { page?: number } | undefined)?.page ?? 0)
