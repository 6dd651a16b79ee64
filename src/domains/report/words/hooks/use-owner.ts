import { serverNow } from '#/shared/lib/time/clock.ts'
import { useDeviceNote } from '../../hooks/use-device-note.ts'
import { useOwnSample } from '../../hooks/use-own-sample.ts'
import { statusNow, type Owner, ownerOf } from '../person/owner-rules.ts'
import { pregnancyNotes } from '../person/pregnancy-store.ts'

/**
 * Age, gender and noted pregnancy of the tested person, from the reader's own list and phone; `settled` as in
 * `useOwnSample`.
 */
export function useOwner(child: boolean): Owner & { settled: boolean } {
  const { sample, settled } = useOwnSample()
  const noted = useDeviceNote(pregnancyNotes)
  const now = serverNow()
  const owner = ownerOf(sample, child, now)
  return { ...owner, pregnancy: statusNow(noted?.note ?? null, owner, now), settled }
}
