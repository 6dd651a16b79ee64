import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths, to } from '#/paths.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { ActionBar } from '#/shared/ui/Page.tsx'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { toast } from '#/shared/ui/toast.ts'
import { AlreadyMine } from '../parts/AlreadyMine.tsx'
import { BindStep } from '../parts/BindStep.tsx'
import { ConsentCard } from '../parts/ConsentCard.tsx'
import { SampleFacts } from '../parts/SampleFacts.tsx'
import { sampleProgress } from '../queries.ts'
import { type Consent, isMine } from '../rules.ts'
import './bind.css'

/** /bind-second-step: the data once more, and the consent of its own (BIND-004). */
export default function BindConsentScreen() {
  const { sampleId, packageName, patientId } = useScreenParams(paths.bindSecond)
  const navigate = useNavigate()
  const [agreed, setAgreed] = useState(false)
  const { data: samples } = useQuery(sampleProgress())
  const next = () => {
    if (!agreed) {
      toast('请先阅读并勾选同意')
      return
    }
    const state: Consent = { consent: true }
    void navigate(to(paths.bindThird, { sampleId, packageName, patientId }), { state })
  }
  if (samples && isMine(samples.items, sampleId))
    return (
      <BindStep title="确认信息" now={4}>
        <AlreadyMine />
      </BindStep>
    )
  return (
    <BindStep title="确认信息" now={3}>
      <SampleFacts sampleId={sampleId} packageName={packageName} patientId={patientId} />
      <ConsentCard agreed={agreed} onAgree={setAgreed} />
      <ActionBar>
        <Button onPress={next}>下一步</Button>
      </ActionBar>
    </BindStep>
  )
}
