import { useQuery } from '@tanstack/react-query'
import { useSignedIn } from '#/domains/user/store.ts'
import { sampleAt } from '../results/detail-rules.ts'
import { myReports } from '../my-reports.ts'
import { useReportRef } from './use-report-ref.ts'

/**
 * This report's entry in the reader's own list, which contains the tested person and the date. `listed`: whether the
 * list may contain this report; false for visitors, sample reports and reports of other people. `settled`: whether the
 * list was read, has failed once, or need not be read. `settled` stays true while a failed list is requested again:
 * otherwise a part of the screen would unmount, mount again and send its reads again.
 */
export function useOwnSample() {
  const { reportRef, isOwn } = useReportRef()
  const signedIn = useSignedIn()
  const listed = signedIn && isOwn
  const { data, isFetched } = useQuery({ ...myReports(), enabled: listed })
  const sample = sampleAt((listed && data?.items) || [], reportRef.sampleId)
  return { sample, listed, settled: !listed || isFetched }
}
