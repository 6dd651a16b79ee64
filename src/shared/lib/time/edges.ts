/** A time window; a missing start or end is open. */
export interface Span {
  startTime: number | null
  endTime: number | null
}

/**
 * The instants at which a window opens and closes. The end time is still inside, so it closes one millisecond later.
 */
export const windowEdges = ({ startTime, endTime }: Span): (number | null)[] => [
  startTime,
  endTime === null ? null : endTime + 1,
]

/** The next instant at which one of the windows opens or closes; null when nothing changes any more (GOODS-010). */
export function nextEdge(spans: readonly (Span | null | undefined)[], now: number): number | null {
  const edges = spans.flatMap((span) => (span ? windowEdges(span) : []))
  const ahead = edges.filter((edge): edge is number => edge !== null && edge > now)
  return ahead.length > 0 ? Math.min(...ahead) : null
}
