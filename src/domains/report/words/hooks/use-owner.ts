import { useQuery } from '@tanstack/react-query'
import { useSession } from '#/domains/user/store.ts'
import { serverNow } from '#/shared/lib/time/clock.ts'
import { sampleAt } from '../../detail-rules.ts'
import { myReports } from '../../my-reports.ts'
import { type Owner, ownerOf } from '../owner-rules.ts'
import { useReportRef } from '../../hooks/use-report-ref.ts'

/** Age and gender of the tested person, from the reader's own list. Nothing waits for it. */
export function useOwner(child: boolean): Owner {
  const { reportRef, isOwn } = useReportRef()
  const signedIn = useSession((state) => state.token !== null)
  const known = signedIn && isOwn
  const { data } = useQuery({ ...myReports(), enabled: known })
  return ownerOf(sampleAt((known && data?.items) || [], reportRef.sampleId), child, serverNow())
}
