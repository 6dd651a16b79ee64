import { storageText } from '../../device-notes.ts'
import { useMedicineQuestion } from '../../words/hooks/use-pregnancy.ts'
import type { Medicines } from '../hooks/use-medicines.ts'

/**
 * Shows where the medicines are stored. In a sample report, the question above already shows this for the whole page.
 */
export function StorageNote({ medicines, child }: { medicines: Medicines; child: boolean }) {
  const asked = useMedicineQuestion(child)
  return asked && medicines.example ? null : <p className="muted">{storageText(medicines)}</p>
}
