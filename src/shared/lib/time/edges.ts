import type { EdgeTime } from './instant.ts'
import { UNREADABLE } from '../unreadable.ts'

/** A time window; a missing start or end is open, an unreadable one is neither open nor missing (ADR 008). */
export interface Span {
  startTime: EdgeTime
  endTime: EdgeTime
}

/** The text for an edge that cannot be read. */
export const UNKNOWN_TIME = '时间未知'

export type SpanPhase = 'early' | 'open' | 'over' | 'unknown'

/**
 * Before, within (both edges count, a missing edge is open) or after a window. An unreadable edge never opens it:
 * unknown, unless the other edge alone decides.
 */
export function spanPhase({ startTime, endTime }: Span, now: number): SpanPhase {
  if (typeof startTime === 'number' && now < startTime) return 'early'
  if (typeof endTime === 'number' && now > endTime) return 'over'
  return startTime === UNREADABLE || endTime === UNREADABLE ? 'unknown' : 'open'
}

/**
 * Whether something that is held until an end is still held: over in the first millisecond of the end, open without
 * one.
 */
export function holdPhase(end: EdgeTime, now: number): Exclude<SpanPhase, 'early'> {
  if (end === UNREADABLE) return 'unknown'
  return end !== null && now >= end ? 'over' : 'open'
}

/** A hold is read again this many ms after its end, when the server has released it. */
const RELEASED_MS = 2000
/** An hour: a timer for more than 24 days would run at once. */
const LONGEST_WAIT_MS = 3_600_000

/**
 * ms until a hold is read again, shortly after its end; false when it has no end, or was over before. For
 * `refetchInterval`.
 */
export function untilReleased(end: EdgeTime, now: number): number | false {
  const left = typeof end === 'number' ? end + RELEASED_MS - now : 0
  return left > 0 && Math.min(left, LONGEST_WAIT_MS)
}

/** A time for rules that need a number; null when it is missing or cannot be read. */
export const knownTime = (time: EdgeTime): number | null => (typeof time === 'number' ? time : null)

const CLOCK_SLACK_MS = 5000
/** The tolerance for records that nobody makes twice in a minute. */
export const MINUTE_SLACK_MS = 60_000

/**
 * Whether a record may be the result of a request that was sent at `since`, with a tolerance, because the clocks of
 * servers differ. A record without a known time is not.
 */
export const madeSince = (made: EdgeTime, since: number, slack = CLOCK_SLACK_MS): boolean =>
  typeof made === 'number' && made >= since - slack

/** A number to sort ends by: a missing or unreadable end is last. */
export const endOrder = (end: EdgeTime): number => (typeof end === 'number' ? end : Infinity)

/** The text of a period with an edge that cannot be read; null when both can. `write` also writes UNREADABLE. */
export function unclearPeriod(
  { startTime, endTime }: Span,
  write: (edge: EdgeTime) => string,
  between: string,
): string | null {
  if (startTime !== UNREADABLE && endTime !== UNREADABLE) return null
  const edges = [startTime, endTime].filter((edge) => edge !== null)
  return [...new Set(edges.map(write))].join(between)
}

/**
 * The instants at which a window opens and closes, as far as they are known. The end time is still inside, so it closes
 * one millisecond later.
 */
export const windowEdges = ({ startTime, endTime }: Span): (number | null)[] => [
  typeof startTime === 'number' ? startTime : null,
  typeof endTime === 'number' ? endTime + 1 : null,
]

/** The next instant at which one of the windows opens or closes; null when nothing changes any more (GOODS-010). */
export function nextEdge(spans: readonly (Span | null | undefined)[], now: number): number | null {
  const edges = spans.flatMap((span) => (span ? windowEdges(span) : []))
  const ahead = edges.filter((edge): edge is number => edge !== null && edge > now)
  return ahead.length > 0 ? Math.min(...ahead) : null
}
