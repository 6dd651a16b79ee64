import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { paths, to } from '#/paths.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { ActionBar } from '#/shared/ui/Page.tsx'
import { toast } from '#/shared/ui/layers/toast.ts'
import { bindSteps, type BindTube } from '../bind-steps.ts'
import { sampleProgress } from '../queries.ts'
import type { Consent } from '../rules.ts'
import { AlreadyMine } from './AlreadyMine.tsx'
import { BindStep } from './BindStep.tsx'
import { ConsentCard, ConsentTick } from './ConsentCard.tsx'
import { SampleFacts } from './SampleFacts.tsx'
import './bind.css'

/** Step 2: a summary, and the separate consent (BIND-004, BIND-007). */
export function ConsentStep({ tube, patientId }: { tube: BindTube; patientId: string }) {
  const navigate = useNavigate()
  const [agreed, setAgreed] = useState(false)
  const { data: samples } = useQuery(sampleProgress())
  const steps = bindSteps(tube)
  const next = () => {
    if (!agreed) {
      toast('请先阅读并勾选同意')
      return
    }
    const state: Consent = { consent: true }
    void navigate(steps.third(patientId), { state })
  }
  const mine = samples?.items.find(({ sampleId }) => sampleId === tube.sampleId)
  if (mine)
    return (
      <BindStep title="确认信息" now={4}>
        <AlreadyMine sample={mine} />
      </BindStep>
    )
  return (
    <BindStep title="确认信息" now={3}>
      <SampleFacts tube={tube} patientId={patientId} />
      <Link className="bind-more" to={to(paths.patientSelector, {}, { target: steps.first, patientId })}>
        换一位受检人
      </Link>
      <ConsentCard />
      <div className="consent-room" />
      <ActionBar>
        <div className="consent-next">
          <ConsentTick agreed={agreed} onAgree={setAgreed} />
          <Button block onPress={next}>
            下一步
          </Button>
        </div>
      </ActionBar>
    </BindStep>
  )
}
