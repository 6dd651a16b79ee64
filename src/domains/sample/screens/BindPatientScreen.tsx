import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { allPatients } from '#/domains/patient/queries.ts'
import { paths, to } from '#/paths.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { ActionBar } from '#/shared/ui/Page.tsx'
import { useScreenParams, useSearch } from '#/shared/ui/screen-context.tsx'
import { toast } from '#/shared/ui/toast.ts'
import { AlreadyMine } from '../parts/AlreadyMine.tsx'
import { BindStep } from '../parts/BindStep.tsx'
import { PersonChoice } from '../parts/PersonChoice.tsx'
import { sampleProgress } from '../queries.ts'
import { isMine } from '../rules.ts'
import './bind.css'

interface People {
  /** The form of a patient; `new` makes one. It leads back here. */
  form: (id: string) => string
  onNext: (patientId: string) => void
}

function ChoosePerson({ form, onNext }: People) {
  const { data: patients } = useSuspenseQuery(allPatients())
  // The form leads back with the patient it saved. Nobody else is chosen in advance: a sample cannot change its person.
  const saved = useSearch().get('patientId')
  const [chosen, setChosen] = useState(saved)
  const known = patients.items.some((patient) => patient.id === chosen)
  if (patients.items.length === 0)
    return (
      <EmptyState
        picture="empty-list"
        text="还没有受检人，请先填写做检测的人的信息"
        action={{ label: '新增受检人', to: form('new') }}
      />
    )
  return (
    <>
      <ul className="people" aria-label="受检人">
        {patients.items.map((patient) => (
          <PersonChoice
            key={patient.id}
            patient={patient}
            chosen={patient.id === chosen}
            onChoose={() => setChosen(patient.id)}
            edit={form(patient.id)}
          />
        ))}
      </ul>
      <Link className="bind-more" to={form('new')}>
        + 新增受检人
      </Link>
      <ActionBar>
        <Button onPress={() => (chosen !== null && known ? onNext(chosen) : toast('请选择受检人'))}>下一步</Button>
      </ActionBar>
    </>
  )
}

/** /bind-first-step: whose sample it is (BIND-003). */
export default function BindPatientScreen() {
  const { sampleId, packageName } = useScreenParams(paths.bindFirst)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { data: samples } = useQuery(sampleProgress())
  if (samples && isMine(samples.items, sampleId))
    return (
      <BindStep title="选择受检人" now={4}>
        <AlreadyMine />
      </BindStep>
    )
  return (
    <BindStep title="选择受检人" now={2}>
      <p className="bind-note">请选择这个样本是谁的，绑定后不能更换。</p>
      <ChoosePerson
        form={(id) => to(paths.patientForm, { id }, { target: pathname })}
        onNext={(patientId) => void navigate(to(paths.bindSecond, { sampleId, packageName, patientId }))}
      />
    </BindStep>
  )
}
