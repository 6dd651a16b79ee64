import { paths } from '#/paths.ts'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import { SamplingGuide } from '#/widgets/SamplingGuide.tsx'
import { bindSteps, type BindTube } from '../bind-steps.ts'
import type { SampleProgress } from '../model.ts'
import { sampleActionOf, groupSampleId, packageSegment, stageCount } from '../rules.ts'
import './bind.css'

interface TubeCardProps {
  tube: BindTube
  /** The progress of the tube once it is bound. */
  bound: SampleProgress | null
}

export function TubeCard({ tube, bound }: TubeCardProps) {
  const { sampleId, packageName } = tube
  const action = sampleActionOf(bound)
  const count = bound && stageCount(bound)
  return (
    <Card title={packageName || '样本'} className="binding">
      <p className="muted">
        {`样本 ${groupSampleId(sampleId)}${bound?.patientName ? ` · 受检人 ${bound.patientName}` : ''}`}
      </p>
      {count && <p className="muted">{`已完成 ${count.done}/${count.of} 步`}</p>}
      <p>
        {action.yours && <strong className="tube-yours">需要您：</strong>}
        <span>{action.text}</span>
      </p>
      {bound && action.yours && <SamplingGuide />}
      {bound ? (
        <LinkButton kind="plain" block to={paths.myBinding}>
          查看进度
        </LinkButton>
      ) : (
        <LinkButton block to={bindSteps({ ...tube, packageName: packageSegment(packageName) }).first}>
          绑定这个样本
        </LinkButton>
      )}
    </Card>
  )
}
