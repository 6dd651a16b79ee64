import { useState } from 'react'
import type { Patient } from '#/domains/patient/model.ts'
import { patientName, personText } from '#/domains/patient/rules.ts'
import { paths, to } from '#/paths.ts'
import { serverNow } from '#/shared/lib/time/clock.ts'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import { Sheet } from '#/shared/ui/layers/Sheet.tsx'
import { CollapsedList } from '#/shared/ui/lists/CollapsedList.tsx'
import './order.css'

interface PatientChoiceProps {
  patients: readonly Patient[]
  chosen: Patient | null
  onOpen: () => void
  onChoose: (id: string | null) => void
  target: string
}

/** The person an order is for (ORDX-004); the choice may stay empty until the sample is bound. */
export function PatientChoice({ patients, chosen, onOpen, onChoose, target }: PatientChoiceProps) {
  const [open, setOpen] = useState(false)
  const pick = (id: string | null) => {
    onChoose(id)
    setOpen(false)
  }
  const line = (id: string | null, name: string, facts: string) => (
    <li key={id ?? 'none'}>
      <label className="patient-line">
        <strong>{name}</strong>
        <span className="muted">{facts}</span>
        <input type="radio" name="order-patient" checked={(chosen?.id ?? null) === id} onChange={() => pick(id)} />
      </label>
    </li>
  )
  return (
    <>
      <Row
        label="受检人"
        value={chosen ? patientName(chosen) : '选填，可绑定样本时再选'}
        onPress={() => {
          onOpen()
          setOpen(true)
        }}
      />
      <Sheet
        title="选择受检人"
        open={open}
        onClose={() => setOpen(false)}
        foot={
          <>
            <LinkButton kind="text" to={to(paths.patientSelector, {}, { target, patientId: chosen?.id ?? null })}>
              管理受检人
            </LinkButton>
            <LinkButton block to={to(paths.patientForm, { id: 'new' }, { target })}>
              新增受检人
            </LinkButton>
          </>
        }
      >
        <ul>
          <CollapsedList inList items={patients} isNeeded={({ id }) => id === chosen?.id}>
            {(shown) =>
              shown.map((patient) => line(patient.id, patientName(patient), personText(patient, serverNow())))
            }
          </CollapsedList>
          {line(null, '暂不选择', '收到采样盒后再选')}
        </ul>
      </Sheet>
    </>
  )
}
