import { useMutation } from '@tanstack/react-query'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { paths, to } from '#/paths.ts'
import { mutation } from '#/shared/api/query.ts'
import { useFormVisit } from '#/shared/form/use-form-visit.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { ActionBar } from '#/shared/ui/Page.tsx'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { bindSample } from '../bind.ts'
import { sampleApi } from '../contract.ts'
import { BindStep } from '../parts/BindStep.tsx'
import { SampleFacts } from '../parts/SampleFacts.tsx'
import { hasConsent } from '../rules.ts'
import './bind.css'

/** /bind-third-step: binds (BIND-005). Without the consent of step 2 it leads back there. */
export default function BindResultScreen() {
  const { sampleId, packageName, patientId } = useScreenParams(paths.bindThird)
  const { state } = useLocation()
  const navigate = useNavigate()
  const visit = useFormVisit('bind')
  const bind = useMutation({
    ...mutation(sampleApi.bind, { done: '绑定成功' }),
    mutationFn: () => bindSample(sampleId, patientId, visit.keyFor([sampleId, patientId])),
    onSuccess: () => navigate(paths.myBinding, { replace: true }),
  })
  if (!hasConsent(state)) return <Navigate to={to(paths.bindSecond, { sampleId, packageName, patientId })} replace />
  return (
    <BindStep title="完成绑定" now={4}>
      <SampleFacts sampleId={sampleId} packageName={packageName} patientId={patientId} />
      <p className="bind-note">绑定后，检测报告会归入这位受检人，不能更换。</p>
      <ActionBar>
        <Button busy={bind.isPending} onPress={() => bind.mutate()}>
          确认绑定
        </Button>
      </ActionBar>
    </BindStep>
  )
}
