import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'
import type { Endpoint, EndpointRow, InputOf, Page, ReadRow, ReplyOf } from './endpoint.ts'
import { ApiError } from './errors.ts'
import { query } from './query.ts'

const isGone = (error: unknown): boolean => error instanceof ApiError && (error.status === 404 || error.status === 410)

/** The reply of a read, or null if the record has been deleted. Any other error is thrown again. */
export async function nullIfGone<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (isGone(error)) return null
    throw error
  }
}

/** A record does not exist, or this person may not read it. */
export type Inaccessible = 'gone' | 'forbidden'

/** The reply of a read, or the reason why this person may not see the record. Any other error is thrown again. */
export async function orInaccessible<T>(answer: Promise<T>): Promise<T | Inaccessible> {
  try {
    return await answer
  } catch (error) {
    if (isGone(error)) return 'gone'
    if (error instanceof ApiError && error.kind === 'forbidden') return 'forbidden'
    throw error
  }
}

/**
 * The read of a record that may have been deleted. Its data is then null, and the screen shows a text and a link
 * instead.
 */
export const queryOrNull = <R extends EndpointRow, M>(
  endpoint: Endpoint<R, M> & { row: ReadRow<R> },
  input: InputOf<R, M>,
) =>
  queryOptions({
    queryKey: query(endpoint, input).queryKey,
    queryFn: ({ signal }): Promise<ReplyOf<R, M> | null> => nullIfGone(call(endpoint, input, { signal })),
  })

/**
 * Finds out whether a deletion whose reply was lost has taken effect: true if the entry is no longer in its list, null
 * if the entry is still there.
 * @throws Error if the entry may be one of the unreadable entries.
 */
export function findDeletion({ items }: Page<{ id: unknown }>, id: string): object | null {
  if (items.some((one) => one.id === id)) return null
  if (items.refused) throw new Error('unreadable entries')
  return {}
}
