import { DoctorPage } from '../doctor/components/DoctorPage.tsx'
import { forDoctor, sheetHead, sheetNote } from '../medicines/medicine-rules.ts'
import { useMedicines } from '../medicines/hooks/use-medicines.ts'

/** The doctor's sheet with the medicines in use first. */
export default function DoctorReport() {
  const medicines = useMedicines()
  const list = medicines?.list ?? []
  return (
    <DoctorPage
      medicines={{
        any: list.length > 0,
        head: sheetHead,
        of: (items) => forDoctor(list, items),
        note: medicines ? sheetNote(list) : '',
      }}
    />
  )
}
