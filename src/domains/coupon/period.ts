import { formatDate } from '#/shared/lib/time/date.ts'
import type { Coupon } from './model.ts'

/** The validity of a coupon or ticket: `2026.11.10 - 2026.12.10` (FMT-009, decision 131); a missing edge is open. */
export function periodText({ startTime, endTime }: Pick<Coupon, 'startTime' | 'endTime'>): string {
  const [from, until] = [formatDate(startTime, 'dot'), formatDate(endTime, 'dot')]
  if (startTime === null) return endTime === null ? '长期有效' : `${until} 前有效`
  return endTime === null ? `${from} 起有效` : `${from} - ${until}`
}
