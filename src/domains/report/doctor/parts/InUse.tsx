import type { DoctorMedicines } from '../doctor-rules.ts'
import { Entry } from './Entry.tsx'
import './doctor.css'

interface InUseProps {
  head: string
  medicines: DoctorMedicines
}

/** The medicines in use come first: each with its result, then those without one by name. */
export function InUse({ head, medicines: { entries, others } }: InUseProps) {
  return (
    <>
      <h2 className="doctor-part">{head}</h2>
      {entries.map((entry) => (
        <Entry key={entry.view.id} entry={entry} />
      ))}
      {others.length > 0 && (
        <section className="doctor-entry" aria-label="没有结果的药">
          <ul>
            {others.map(({ name, why }) => (
              <li key={name}>
                <strong>{name}</strong>
                <span>{why}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
