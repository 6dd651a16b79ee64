import type { DoctorMedicines } from '../doctor-rules.ts'
import type { Voice } from '../../words/voice-rules.ts'
import { useVoice } from '../../words/hooks/use-voice.ts'
import { Entry } from './Entry.tsx'
import './doctor.css'

interface InUseProps {
  head: (voice: Voice) => string
  medicines: DoctorMedicines
}

/** The medicines in use, at the top: first those with a result, then the names of those without one. */
export function InUse({ head, medicines: { entries, others } }: InUseProps) {
  const voice = useVoice()
  return (
    <>
      <h2 className="doctor-part">{head(voice)}</h2>
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
