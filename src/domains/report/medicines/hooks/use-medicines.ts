import { type DeviceNote, useDeviceNote } from '../../hooks/use-device-note.ts'
import type { Medicine } from '../medicine-list.ts'
import { medicineNotes } from '../medicine-store.ts'

export type Medicines = Omit<DeviceNote<readonly Medicine[]>, 'note'> & { list: readonly Medicine[] }

export function useMedicines(): Medicines | null {
  const noted = useDeviceNote(medicineNotes)
  if (!noted) return null
  const { note: list, ...rest } = noted
  return { list, ...rest }
}
