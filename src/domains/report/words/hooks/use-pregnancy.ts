import { serverNow } from '#/shared/lib/time/clock.ts'
import { storageText } from '../../device-notes.ts'
import { useDeviceNote } from '../../hooks/use-device-note.ts'
import { statusesFor, type PregnancyStatus } from '../person/owner-rules.ts'
import { pregnancyNotes } from '../person/pregnancy-store.ts'
import { useOwner } from './use-owner.ts'

/** The question about a pregnancy for the current report; null if it cannot matter, and in other people's reports. */
export function usePregnancyQuestion(child: boolean) {
  const owner = useOwner(child)
  const noted = useDeviceNote(pregnancyNotes)
  const statuses = statusesFor(owner)
  if (!noted || !owner.settled || statuses.length === 0) return null
  return {
    statuses,
    owner,
    chosen: owner.pregnancy ?? null,
    choose: (status: PregnancyStatus) => noted.change(() => ({ status, at: serverNow() })),
    kept: storageText(noted),
  }
}

/** The question about a pregnancy on screens about medicines, where only a pregnancy of the owner matters. */
export function useMedicineQuestion(child: boolean) {
  const question = usePregnancyQuestion(child)
  return question?.statuses.includes('pregnant') ? question : null
}
