import { useEffect, useReducer } from 'react'
import { serverNow } from '#/shared/lib/time/clock.ts'
import { nextEdge, type Span } from '#/shared/lib/time/edges.ts'

/** A timer cannot run longer than 24 days; it also wakes this often in case the phone slept. */
const LONGEST_WAIT_MS = 3_600_000

/**
 * The server's time. Re-renders in the millisecond at which one of these windows opens or closes, so that the screen is
 * always up to date (GOODS-010).
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
