import { useQuery } from '@tanstack/react-query'
import { useSignedIn } from '#/domains/user/store.ts'
import { sampleAt } from '../detail-rules.ts'
import { myReports } from '../my-reports.ts'
import { useReportRef } from './use-report-ref.ts'

/**
 * This report in the reader's own list, which has its person and its date. `listed`: whether it may be there; not for
 * visitors, sample reports and reports of others. `settled`: whether the list has been asked for once, also without
 * success, or is not for this report. `settled` stays true while a failed list is requested again: a part that was
 * hidden meanwhile would mount again and send its reads again.
 */
export function useOwnSample() {
  const { reportRef, isOwn } = useReportRef()
  const signedIn = useSignedIn()
  const listed = signedIn && isOwn
  const { data, isFetched } = useQuery({ ...myReports(), enabled: listed })
  const sample = sampleAt((listed && data?.items) || [], reportRef.sampleId)
  return { sample, listed, settled: !listed || isFetched }
}
