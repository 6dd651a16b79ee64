import { useQuery } from '@tanstack/react-query'
import { useSignedIn } from '#/domains/user/store.ts'
import { serverNow } from '#/shared/lib/time/clock.ts'
import { sampleAt } from '../../detail-rules.ts'
import { useDeviceNote } from '../../hooks/use-device-note.ts'
import { useReportRef } from '../../hooks/use-report-ref.ts'
import { myReports } from '../../my-reports.ts'
import { statusNow, type Owner, ownerOf } from '../owner-rules.ts'
import { pregnancyNotes } from '../pregnancy-store.ts'

/**
 * Age, gender and noted pregnancy of the tested person, from the reader's own list and phone. `settled` says whether
 * the list has been requested once, even without success, or is not needed for this person. It stays true while a
 * failed list is requested again: otherwise the parts that wait for the list would be mounted again and would request
 * the list again.
 */
export function useOwner(child: boolean): Owner & { settled: boolean } {
  const { reportRef, isOwn } = useReportRef()
  const signedIn = useSignedIn()
  const listed = signedIn && isOwn
  const { data, isFetched } = useQuery({ ...myReports(), enabled: listed })
  const noted = useDeviceNote(pregnancyNotes)
  const now = serverNow()
  const owner = ownerOf(sampleAt((listed && data?.items) || [], reportRef.sampleId), child, now)
  return { ...owner, pregnancy: statusNow(noted?.note ?? null, owner, now), settled: !listed || isFetched }
}
