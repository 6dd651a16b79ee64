import { useQuery } from '@tanstack/react-query'
import { useSignedIn } from '#/domains/user/store.ts'
import { formatDate } from '#/shared/lib/time/date.ts'
import { sampleAt } from '../../detail-rules.ts'
import { myReports } from '../../my-reports.ts'
import { useReportRef } from '../../hooks/use-report-ref.ts'

/** The date of the report; known only for the reader's own reports. */
export function useReportDate(): string {
  const { reportRef, isSample, isOwn } = useReportRef()
  const signedIn = useSignedIn()
  const { data } = useQuery({ ...myReports(), enabled: signedIn && isOwn })
  const time = sampleAt(data?.items ?? [], reportRef.sampleId)?.reportLastUpdateTime ?? null
  if (isSample) return '示例报告，不属于任何人'
  return time === null ? '' : `报告日期 ${formatDate(time, 'chinese')}`
}
