import { useEffect, useReducer } from 'react'
import { serverNow } from '#/shared/lib/clock.ts'
import { nextEdge, type Span } from '#/shared/lib/edges.ts'

/** A timer cannot run for more than 24 days; a phone that slept is also looked after this often. */
const LONGEST_WAIT_MS = 3_600_000

/**
 * The server's time. The part is drawn anew in the millisecond at which one of these windows opens or has closed: it
 * changes while it is looked at (GOODS-010).
 */
export function useServerNow(windows: readonly (Span | null | undefined)[]): number {
  const [count, again] = useReducer((before: number) => before + 1, 0)
  const now = serverNow()
  const next = nextEdge(windows, now)
  useEffect(() => {
    if (next === null) return undefined
    const timer = setTimeout(again, Math.min(Math.max(next - serverNow(), 0), LONGEST_WAIT_MS))
    return () => clearTimeout(timer)
  }, [next, count])
  return now
}
