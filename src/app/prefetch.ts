import type { QueryClient } from '@tanstack/react-query'
import type { StartedRead } from '#/shared/lib/screen.ts'

/** Whether nothing can be shown for a read yet. */
export const isMissing = (client: QueryClient, { queryKey }: StartedRead): boolean =>
  client.getQueryData(queryKey) === undefined

/** Starts a read unless it is cached; the screen that uses it shows its failure. Ends with the read, never fails. */
export function prefetch(client: QueryClient, read: StartedRead): Promise<unknown> {
  const start = 'initialPageParam' in read ? client.infiniteQuery(read as never) : client.query(read as never)
  return start.catch(() => undefined)
}
