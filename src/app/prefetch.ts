import type { QueryClient } from '@tanstack/react-query'
import type { StartedRead } from '#/shared/lib/screen.ts'

/** Starts a read unless it is cached; the screen that uses it shows its failure. */
export function prefetch(client: QueryClient, read: StartedRead): void {
  const start = 'initialPageParam' in read ? client.infiniteQuery(read as never) : client.query(read as never)
  start.catch(() => undefined)
}
