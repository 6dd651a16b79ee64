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
 * Age, gender and noted pregnancy of the tested person, from the reader's own list and phone. Nothing waits for it.
 * `known`: whether the list has been read, or has nothing about this person.
 */
export function useOwner(child: boolean): Owner & { known: boolean } {
  const { reportRef, isOwn } = useReportRef()
  const signedIn = useSignedIn()
  const known = signedIn && isOwn
  const { data, isPending } = useQuery({ ...myReports(), enabled: known })
  const noted = useDeviceNote(pregnancyNotes)
  const now = serverNow()
  const owner = ownerOf(sampleAt((known && data?.items) || [], reportRef.sampleId), child, now)
  return { ...owner, pregnancy: statusNow(noted?.note ?? null, owner, now), known: !known || !isPending }
}
