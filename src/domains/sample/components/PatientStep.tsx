import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { allPatients } from '#/domains/patient/queries.ts'
import { paths, to } from '#/paths.ts'
import { serverNow } from '#/shared/lib/time/clock.ts'
import { useOneAtATime } from '#/shared/lib/actions/idempotency-key.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { ActionBar } from '#/shared/ui/Page.tsx'
import { useSearch } from '#/shared/ui/screen-context.tsx'
import { confirm, toast } from '#/shared/ui/layers/toast.ts'
import { CollapsedList } from '#/shared/ui/lists/CollapsedList.tsx'
import { bindSteps, type BindTube } from '../bind-steps.ts'
import { sampleProgress, tubeDetails } from '../queries.ts'
import { ageQuestion } from '../bind-rules.ts'
import { AlreadyMine } from './AlreadyMine.tsx'
import { BindStep } from './BindStep.tsx'
import { IfWrong } from './IfWrong.tsx'
import { PersonChoice } from './PersonChoice.tsx'
import { TubeLine } from './TubeLine.tsx'
import './bind.css'

function ChoosePerson({ tube }: { tube: BindTube }) {
  const { data: patients } = useSuspenseQuery(allPatients())
  const { data: details } = useQuery(tubeDetails(tube.sampleId))
  const navigate = useNavigate()
  const steps = bindSteps(tube)
  // The choice is part of the address: the patient form adds it, and Back from step 2 restores it. No patient is
  // preselected, because a sample cannot be moved to another person.
  const given = useSearch(paths.bindFirst).patientId
  // The choice is shown at once; the address changes a moment later.
  const [picked, setPicked] = useState<string | null>(null)
  const chosen = picked ?? given
  const choose = (patientId: string) => {
    setPicked(patientId)
    void navigate(
      { search: `?${new URLSearchParams({ patientId }).toString()}` },
      { replace: true, preventScrollReset: true },
    )
  }
  const person = patients.items.find((patient) => patient.id === chosen)
  const next = useOneAtATime(async () => {
    if (!person) return toast('请选择受检人')
    const question = ageQuestion(details?.packageName || tube.packageName, person.birthday, serverNow())
    const sure = !question || (await confirm({ title: '请再看一眼受检人', text: question, confirm: '是这位受检人' }))
    if (sure) void navigate(steps.second(person.id))
  })
  const form = (id: string) => to(paths.patientForm, { id }, { target: steps.first })
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
      <CollapsedList items={patients.items} isNeeded={({ id }) => id === chosen}>
        {(shown) => (
          <ul className="people" aria-label="受检人">
            {shown.map((patient) => (
              <PersonChoice
                key={patient.id}
                patient={patient}
                chosen={patient.id === chosen}
                onChoose={() => choose(patient.id)}
                edit={form(patient.id)}
              />
            ))}
          </ul>
        )}
      </CollapsedList>
      <Link className="bind-more" to={form('new')}>
        + 新增受检人
      </Link>
      <ActionBar>
        <Button onPress={next.run}>下一步</Button>
      </ActionBar>
    </>
  )
}

/** Step 1: chooses the patient of the sample (BIND-003, BIND-007). */
export function PatientStep({ tube }: { tube: BindTube }) {
  const { data: samples } = useQuery(sampleProgress())
  const mine = samples?.items.find(({ sampleId }) => sampleId === tube.sampleId)
  if (mine)
    return (
      <BindStep title="选择受检人" now={4}>
        <AlreadyMine sample={mine} />
      </BindStep>
    )
  return (
    <BindStep title="选择受检人" now={2}>
      <TubeLine tube={tube} />
      <p className="bind-note">请选择这个样本是谁的。</p>
      <ChoosePerson tube={tube} />
      <IfWrong unsent />
    </BindStep>
  )
}
