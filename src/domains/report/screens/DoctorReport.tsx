import { DoctorPage } from '../doctor/components/DoctorPage.tsx'
import { forDoctor, sheetHead } from '../medicines/medicine-rules.ts'
import { useMedicines } from '../medicines/hooks/use-medicines.ts'

/** The doctor's sheet with the medicines in use first. */
export default function DoctorReport() {
  const list = useMedicines()?.list ?? []
  return <DoctorPage medicines={{ any: list.length > 0, head: sheetHead, of: (items) => forDoctor(list, items) }} />
}
