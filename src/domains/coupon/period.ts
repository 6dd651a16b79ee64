import { formatDate } from '#/shared/lib/time/date.ts'
import { type Span, unclearPeriodText } from '#/shared/lib/time/edges.ts'

/** The period: `2026.11.10 - 2026.12.10` (FMT-009, decision 131); a missing start or end sets no limit. */
export function periodText({ startTime, endTime }: Span): string {
  const unclear = unclearPeriodText({ startTime, endTime }, (edge) => formatDate(edge, 'dot'), ' - ')
  if (unclear !== null) return unclear
  const [from, until] = [formatDate(startTime, 'dot'), formatDate(endTime, 'dot')]
  if (startTime === null) return endTime === null ? '长期有效' : `${until} 前有效`
  return endTime === null ? `${from} 起有效` : `${from} - ${until}`
}
