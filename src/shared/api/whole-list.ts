import { queryOptions } from '@tanstack/react-query'
import { withRefused } from './blocks.ts'
import { call } from './call.ts'
import type { Endpoint, EndpointRow, Page, ReadRow, ReplyOf } from './endpoint.ts'
import { queryKeyOf, nextPage, type Paged } from './query.ts'

/**
 * Reads of whole lists and of single entries in them. No first screen needs these reads, so they are not in query.ts.
 */

/** Entries per request when a whole list is loaded: few enough that parsing one reply is a short task. */
const WHOLE_SIZE = 500
const MAX_PAGES = 100

/** Merges several pages into one. */
export const mergePages = <T>(read: readonly Page<T>[]): Page<T> => ({
  items: withRefused(
    read.flatMap(({ items }) => items),
    read.flatMap(({ items }) => items.refused ?? []),
  ),
  total: null,
})

type EntryOf<R extends EndpointRow, M> = ReplyOf<R, M> extends Page<infer T> ? T : never

/** Loads a list page after page, until `isLast` or until the list ends; at most 50,000 entries. */
async function readPages(
  endpoint: Endpoint,
  input: Paged<EndpointRow, unknown>,
  signal: AbortSignal,
  isLast: (page: Page<unknown>) => boolean = () => false,
): Promise<Page<unknown>[]> {
  const read: Page<unknown>[] = []
  for (let page: number | undefined = 0; page !== undefined && page < MAX_PAGES; page = nextPage(read, WHOLE_SIZE)) {
    const query = { ...input.query, page, size: WHOLE_SIZE }
    const reply = (await call(endpoint, { ...input, query }, { signal })) as Page<unknown>
    read.push(reply)
    if (isLast(reply)) break
  }
  return read
}

/**
 * One entry of a list, for lists without a call that reads a single entry: pages are loaded until one contains the
 * entry. Returns a page with only this entry, or an empty page. Entries of the loaded pages that could not be read are
 * still counted.
 */
export function listEntry<R extends EndpointRow & { list: true }, M>(
  endpoint: Endpoint<R, M> & { row: ReadRow<R> },
  input: Paged<R, M>,
  id: string,
) {
  const hasId = (entry: unknown): boolean => (entry as { id?: unknown }).id === id
  return queryOptions({
    queryKey: [...queryKeyOf(endpoint as unknown as Endpoint, input), 'entry', id] as const,
    queryFn: async ({ signal }): Promise<Page<EntryOf<R, M>>> => {
      const read = await readPages(endpoint as unknown as Endpoint, input, signal, ({ items }) => items.some(hasId))
      const { items, total } = mergePages(read)
      return { items: withRefused(items.filter(hasId).slice(0, 1) as EntryOf<R, M>[], items.refused ?? []), total }
    },
  })
}

/** Loads a whole list. */
export function wholeList<R extends EndpointRow & { list: true }, M>(
  endpoint: Endpoint<R, M> & { row: ReadRow<R> },
  input: Paged<R, M>,
) {
  type Entry = EntryOf<R, M>
  return queryOptions({
    queryKey: [...queryKeyOf(endpoint as unknown as Endpoint, input), 'whole'] as const,
    queryFn: async ({ signal }): Promise<Page<Entry>> =>
      mergePages((await readPages(endpoint as unknown as Endpoint, input, signal)) as Page<Entry>[]),
    select: ({ items }: Page<Entry>) => items,
    // Comparing tens of thousands of entries with the entries of the previous read would be a long task.
    structuralSharing: false,
  })
}
