import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Entries } from './blocks.ts'
import { call } from './call.ts'
import type { Domain, Endpoint, EndpointRow, InputOf, Page, ReadRow, ReplyOf } from './endpoint.ts'

export const queryKeyOf = (endpoint: Endpoint, input: unknown) => [endpoint.domain, endpoint.id, input] as const

/**
 * The key prefix of all reads of a domain. Screens never write a key themselves, so the compiler finds every use of a
 * renamed domain.
 */
export const domainKey = (domain: Domain): readonly [Domain] => [domain]

/** The key of all reads of one row. */
export const rowKey = ({ domain, id }: Pick<Endpoint, 'domain' | 'id'>) => [domain, id] as const

/** The read of one row as react-query options; its key comes from the row. */
export function query<R extends EndpointRow, M>(endpoint: Endpoint<R, M> & { row: ReadRow<R> }, input: InputOf<R, M>) {
  return queryOptions({
    queryKey: queryKeyOf(endpoint as unknown as Endpoint, input),
    queryFn: ({ signal }): Promise<ReplyOf<R, M>> => call(endpoint, input, { signal }),
  })
}

/** Returns the entries of a list without pages; pass it as the query option `select`. */
export const entriesOf = <T>({ items }: Page<T>): Entries<T> => items

export const PAGE_SIZE = 20

/** How many entries the server sent, including those that could not be read. */
export const sentCount = ({ items }: Page<unknown>): number => items.length + (items.refused?.length ?? 0)

/**
 * Whether another page may follow: by the total if the server sent one, else by whether the last page is full
 * (API-008).
 */
export function nextPage(pages: readonly Page<unknown>[], size: number): number | undefined {
  const last = pages.at(-1)
  if (!last || sentCount(last) === 0) return undefined
  const seen = pages.reduce((count, page) => count + sentCount(page), 0)
  const more = last.total === null ? sentCount(last) >= size : seen < last.total
  return more ? pages.length : undefined
}

export type Paged<R, M> = Omit<InputOf<R, M>, 'query'> & { query?: Record<string, unknown> }

/** A paged list as react-query options; pages are counted from 0. */
export function infiniteQuery<R extends EndpointRow & { list: true }, M>(
  endpoint: Endpoint<R, M> & { row: ReadRow<R> },
  input: Paged<R, M>,
  size = PAGE_SIZE,
) {
  return infiniteQueryOptions({
    queryKey: [...queryKeyOf(endpoint as unknown as Endpoint, input), 'pages'] as const,
    queryFn: ({ signal, pageParam }): Promise<ReplyOf<R, M>> =>
      call(endpoint, { ...input, query: { ...input.query, page: pageParam, size } } as unknown as InputOf<R, M>, {
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: (_last, all) => nextPage(all as Page<unknown>[], size),
  })
}
