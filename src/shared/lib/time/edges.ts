import type { EdgeTime } from './instant.ts'
import { UNREADABLE } from '../unreadable.ts'

/**
 * A period. A missing start or end sets no limit. An unreadable start or end sets a limit at an unknown time (ADR 008).
 */
export interface Span {
  startTime: EdgeTime
  endTime: EdgeTime
}

/** The text for a start or end that cannot be read. */
export const UNKNOWN_TIME = '时间未知'

export type SpanPhase = 'early' | 'open' | 'over' | 'unknown'

/**
 * Whether a time is before, within or after a period; start and end belong to it, and a missing start or end sets no
 * limit. With an unreadable start or end, the result is `unknown`, unless the other end alone decides.
 */
export function spanPhase({ startTime, endTime }: Span, now: number): SpanPhase {
  if (typeof startTime === 'number' && now < startTime) return 'early'
  if (typeof endTime === 'number' && now > endTime) return 'over'
  return startTime === UNREADABLE || endTime === UNREADABLE ? 'unknown' : 'open'
}

/**
 * Whether a reservation that lasts until an end is still valid: it is over from the first millisecond of the end;
 * without an end, it is always valid.
 */
export function holdPhase(end: EdgeTime, now: number): Exclude<SpanPhase, 'early'> {
  if (end === UNREADABLE) return 'unknown'
  return end !== null && now >= end ? 'over' : 'open'
}

/** A reservation is read again this many ms after its end, when the server has released it. */
const RELEASED_MS = 2000
/** An hour. Longer waits are split, because a timer for more than 24 days would run at once. */
const LONGEST_WAIT_MS = 3_600_000

/**
 * The ms until a reservation is read again, shortly after its end; false if the reservation has no end, or has already
 * ended. For `refetchInterval`.
 */
export function msUntilReleased(end: EdgeTime, now: number): number | false {
  const left = typeof end === 'number' ? end + RELEASED_MS - now : 0
  return left > 0 && Math.min(left, LONGEST_WAIT_MS)
}

/** A time as a number, for rules that compute with it; null if it is missing or cannot be read. */
export const knownTime = (time: EdgeTime): number | null => (typeof time === 'number' ? time : null)

const CLOCK_SLACK_MS = 5000
/** The tolerance for records of a kind that nobody creates twice within a minute. */
export const MINUTE_SLACK_MS = 60_000

/**
 * Whether a record may be the result of a request that was sent at `since`. There is a tolerance, because the clocks of
 * servers differ. False for a record without a known time.
 */
export const isMadeSince = (made: EdgeTime, since: number, slack = CLOCK_SLACK_MS): boolean =>
  typeof made === 'number' && made >= since - slack

/** A number to sort ends by: a missing or unreadable end is last. */
export const endOrder = (end: EdgeTime): number => (typeof end === 'number' ? end : Infinity)

/**
 * The text of a period whose start or end cannot be read; null if both can be read. `write` must accept UNREADABLE,
 * too.
 */
export function unclearPeriodText(
  { startTime, endTime }: Span,
  write: (edge: EdgeTime) => string,
  between: string,
): string | null {
  if (startTime !== UNREADABLE && endTime !== UNREADABLE) return null
  const edges = [startTime, endTime].filter((edge) => edge !== null)
  return [...new Set(edges.map(write))].join(between)
}

/**
 * The instants at which a period opens and closes, as far as they are known. The end itself still belongs to the
 * period, so the period closes one millisecond after its end.
 */
export const windowEdges = ({ startTime, endTime }: Span): (number | null)[] => [
  typeof startTime === 'number' ? startTime : null,
  typeof endTime === 'number' ? endTime + 1 : null,
]

/** The next instant at which one of the periods opens or closes; null if no period opens or closes (GOODS-010). */
export function nextEdge(spans: readonly (Span | null | undefined)[], now: number): number | null {
  const edges = spans.flatMap((span) => (span ? windowEdges(span) : []))
  const ahead = edges.filter((edge): edge is number => edge !== null && edge > now)
  return ahead.length > 0 ? Math.min(...ahead) : null
}
