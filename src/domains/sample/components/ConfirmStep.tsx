import { Navigate, useLocation } from 'react-router'
import { paths } from '#/paths.ts'
import { useFormVisit } from '#/shared/form/use-form-visit.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { ActionBar } from '#/shared/ui/Page.tsx'
import { useAppMutation } from '#/shared/ui/use-app-mutation.ts'
import { bindScreens, bindSteps, type BindTube } from '../bind-steps.ts'
import { sampleDraft } from '../forms/sample-form.ts'
import { hasConsent } from '../rules.ts'
import { bindSample } from '../mutations.ts'
import { BindStep } from './BindStep.tsx'
import { IfWrong } from './IfWrong.tsx'
import { SampleFacts } from './SampleFacts.tsx'
import './bind.css'

/** Step 3: binds the sample (BIND-005, BIND-007). Without the consent of step 2, it returns to step 2. */
export function ConfirmStep({ tube, patientId }: { tube: BindTube; patientId: string }) {
  const { state } = useLocation()
  const visit = useFormVisit(sampleDraft(tube.mallOrderId))
  const bind = useAppMutation(bindSample, {
    onDone: visit.finish,
    redirectTo: () => paths.myBinding,
    over: bindScreens,
  })
  if (!hasConsent(state)) return <Navigate to={bindSteps(tube).second(patientId)} replace />
  return (
    <BindStep title="完成绑定" now={4}>
      <SampleFacts tube={tube} patientId={patientId} />
      <p className="bind-note">绑定后，检测报告会归入这位受检人。</p>
      <IfWrong unsent />
      <ActionBar>
        <Button busy={bind.busy} onPress={() => bind.run({ ...tube, patientId })}>
          确认绑定
        </Button>
      </ActionBar>
    </BindStep>
  )
}
