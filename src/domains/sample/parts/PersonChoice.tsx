import { useId } from 'react'
import { Link } from 'react-router'
import type { Patient } from '#/domains/patient/model.ts'
import { maskedCertificate, patientName, personText } from '#/domains/patient/rules.ts'
import { serverNow } from '#/shared/lib/time/clock.ts'

interface PersonChoiceProps {
  patient: Patient
  chosen: boolean
  onChoose: () => void
  /** The form of this patient. */
  edit: string
}

/** One patient, with masked certificate and age. */
export function PersonChoice({ patient, chosen, onChoose, edit }: PersonChoiceProps) {
  const id = useId()
  return (
    <li className={chosen ? 'person person-on' : 'person'}>
      <label htmlFor={id}>
        <input id={id} type="radio" name="patient" checked={chosen} onChange={onChoose} />
        <strong>{patientName(patient)}</strong>
        <span className="muted">{personText(patient, serverNow())}</span>
        <span className="muted">{maskedCertificate(patient)}</span>
      </label>
      <Link className="button button-text" to={edit} aria-label={`编辑${patientName(patient)}`}>
        编辑
      </Link>
    </li>
  )
}
