import { useId } from 'react'
import type { Patient } from '#/domains/patient/model.ts'
import { maskedCertificate, patientName, personText } from '#/domains/patient/rules.ts'
import { serverNow } from '#/shared/lib/time/clock.ts'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import './bind.css'

interface PersonChoiceProps {
  patient: Patient
  chosen: boolean
  onChoose: () => void
  edit: string
}

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
      <LinkButton kind="text" to={edit} label={`编辑${patientName(patient)}`}>
        编辑
      </LinkButton>
    </li>
  )
}
