import { spanPhase } from '#/shared/lib/time/edges.ts'
import type { EdgeTime } from '#/shared/lib/time/instant.ts'
import { useServerNow } from '#/shared/ui/use-server-now.ts'

/** Whether the time limit has passed or cannot be read; updated when it passes. False without a limit. */
export function useClosed(endTime: EdgeTime): boolean {
  const limit = { startTime: null, endTime }
  return spanPhase(limit, useServerNow([limit])) !== 'open'
}
