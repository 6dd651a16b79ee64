import { serverNow } from '#/shared/lib/time/clock.ts'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { CheckIcon } from '#/shared/ui/icons.tsx'
import type { Patient } from '../model.ts'
import { maskedCertificate, patientName, personText } from '../rules.ts'
import './patient-line.css'

interface PatientLineProps {
  patient: Patient
  chosen: boolean
  /** null if the list is not a selection. */
  onChoose: (() => void) | null
  edit: string
}

function Facts({ patient }: { patient: Patient }) {
  return (
    <>
      <strong>{patientName(patient)}</strong>
      <span className="muted">{personText(patient, serverNow())}</span>
      <span className="muted">{maskedCertificate(patient)}</span>
    </>
  )
}

export function PatientLine({ patient, chosen, onChoose, edit }: PatientLineProps) {
  return (
    <li className={chosen ? 'patient-row patient-row-on' : 'patient-row'}>
      {onChoose ? (
        <button type="button" className="patient-facts" aria-current={chosen || undefined} onClick={onChoose}>
          <Facts patient={patient} />
          {chosen && <CheckIcon size={20} />}
        </button>
      ) : (
        <div className="patient-facts">
          <Facts patient={patient} />
        </div>
      )}
      <LinkButton kind="text" className="patient-edit" to={edit} label={`编辑${patientName(patient)}`}>
        编辑
      </LinkButton>
    </li>
  )
}
