import type { QueryClient } from '@tanstack/react-query'
import type { StartedRead } from '#/shared/lib/screen.ts'

export const isUncached = (client: QueryClient, { queryKey }: StartedRead): boolean =>
  client.getQueryData(queryKey) === undefined

/**
 * Starts a read unless its cached data is fresh. The promise never rejects: the screen that uses the read shows its
 * error.
 */
export function prefetch(client: QueryClient, read: StartedRead): Promise<unknown> {
  // StartedRead leaves out the types of the data, because one row lists reads of different data.
  const start = 'initialPageParam' in read ? client.infiniteQuery(read as never) : client.query(read as never)
  return start.catch(() => undefined)
}
