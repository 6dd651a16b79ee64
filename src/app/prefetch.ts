import type { QueryClient } from '@tanstack/react-query'
import type { StartedRead } from '#/shared/lib/screen.ts'

export const isMissing = (client: QueryClient, { queryKey }: StartedRead): boolean =>
  client.getQueryData(queryKey) === undefined

/**
 * Starts a read unless it is cached. The promise settles with the read and never rejects: the screen that uses the read
 * shows its error.
 */
export function prefetch(client: QueryClient, read: StartedRead): Promise<unknown> {
  const start = 'initialPageParam' in read ? client.infiniteQuery(read as never) : client.query(read as never)
  return start.catch(() => undefined)
}
