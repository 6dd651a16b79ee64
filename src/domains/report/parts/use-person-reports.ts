import { useQuery } from '@tanstack/react-query'
import { sampleProgress } from '#/domains/sample/queries.ts'
import { isReported } from '#/domains/sample/rules.ts'
import { useSession } from '#/domains/session/store.ts'
import { myReports } from '../my-reports.ts'

/**
 * The reports of the signed-in person and the samples still on their way. A failure leaves both empty: the report that
 * was asked for is shown all the same. Where a report is seen with other eyes, nothing of the reader is asked for.
 * `failure` is for who has no report of their own to show without the list.
 */
export function usePersonReports(isOwnView: boolean) {
  const hasSession = useSession((state) => state.token !== null)
  const signedIn = hasSession && isOwnView
  const mine = useQuery({ ...myReports(), enabled: signedIn })
  const samples = useQuery({ ...sampleProgress(), enabled: signedIn })
  const ready = !signedIn || !(mine.isPending || samples.isPending)
  const reports = (signedIn && mine.data?.items) || []
  const running = ((signedIn && samples.data?.items) || []).filter((sample) => !isReported(sample))
  return { ready, reports, running, failure: mine.isLoadingError ? mine.error : null }
}
