import { useQuery } from '@tanstack/react-query'
import { sampleProgress } from '#/domains/sample/queries.ts'
import { isReported } from '#/domains/sample/rules.ts'
import { useSignedIn } from '#/domains/user/store.ts'
import { myReports } from '../my-reports.ts'

/**
 * The reports of the signed-in person and the samples in progress. After a failure, both are empty, and the requested
 * report is still shown. In a report that is not the reader's own, nothing about the reader is requested. `failure` is
 * for a person whose own report cannot be found without the list.
 */
export function usePersonReports(isOwnView: boolean) {
  const hasSession = useSignedIn()
  const signedIn = hasSession && isOwnView
  const mine = useQuery({ ...myReports(), enabled: signedIn })
  const samples = useQuery({ ...sampleProgress(), enabled: signedIn })
  // If a read has failed, the parts of the screen that need it repeat the read, so the screen must not wait again.
  const ready = !signedIn || (mine.isFetched && samples.isFetched)
  const reports = (signedIn && mine.data?.items) || []
  const running = ((signedIn && samples.data?.items) || []).filter((sample) => !isReported(sample))
  return { ready, reports, running, failure: mine.isLoadingError ? mine.error : null }
}
