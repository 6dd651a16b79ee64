import { useQuery } from '@tanstack/react-query'
import { me } from '#/domains/session/queries.ts'
import { useSession } from '#/domains/session/store.ts'
import { sampleAt } from '../../detail-rules.ts'
import { myReports } from '../../my-reports.ts'
import { type Voice, voiceOf } from '../voice-rules.ts'
import { useReportPlace } from '../../parts/use-report-place.ts'

/** Whom the report on screen is about. Nothing waits for it: until it is known, the report counts as one's own. */
export function useVoice(): Voice {
  const { place, isOwn } = useReportPlace()
  const signedIn = useSession((state) => state.token !== null)
  const known = signedIn && isOwn
  const { data: reports } = useQuery({ ...myReports(), enabled: known })
  const { data: user } = useQuery({ ...me(), enabled: known })
  const sample = sampleAt((known && reports?.items) || [], place.sampleId)
  return voiceOf(place, sample, (known && user?.fullName) || '')
}
