import { formatDate } from '#/shared/lib/time/date.ts'
import { useOwnSample } from '../../hooks/use-own-sample.ts'
import { useReportRef } from '../../hooks/use-report-ref.ts'

/** The date of the reader's own report, or that it is a sample report; empty for other reports. */
export function useReportDate(): string {
  const { isSample } = useReportRef()
  const time = useOwnSample().sample?.reportLastUpdateTime ?? null
  if (isSample) return '示例报告，不属于任何人'
  return time === null ? '' : `报告日期 ${formatDate(time, 'chinese')}`
}
