import type { SampleProgress } from '#/domains/sample/model.ts'
import { type Stage, stagesOf, stageWord } from '#/domains/sample/rules.ts'
import { paths } from '#/paths.ts'
import { formatDate } from '#/shared/lib/time/date.ts'
import { keyed } from '#/shared/lib/keyed.ts'
import { CheckIcon } from '#/shared/ui/icons.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import { ScheduleFrame } from '../components/ScheduleFrame.tsx'
import '../components/order.css'

function StageLine({ stage }: { stage: Stage }) {
  return (
    <li className={`stage-line stage-${stage.state}`} aria-current={stage.state === 'now' ? 'step' : undefined}>
      <span className="stage-mark" aria-hidden="true">
        {stage.state === 'done' && <CheckIcon size={14} />}
      </span>
      <span>
        <span className="stage-head">
          <strong>{stage.label}</strong>
          <span className="muted">{stageWord[stage.state]}</span>
        </span>
        {stage.time !== null && (
          <span className="stage-text muted">
            <time>{formatDate(stage.time, 'minute')}</time>
          </span>
        )}
        <span className="stage-text">{stage.note}</span>
      </span>
    </li>
  )
}

function ScheduleDetail({ sample }: { sample: SampleProgress }) {
  return (
    <Card title={sample.packageName || '样本进度'}>
      <p className="muted">{`样本 ${sample.sampleId}`}</p>
      <ol className="stage-lines">
        {keyed(stagesOf(sample), ({ label }) => label).map(([key, stage]) => (
          <StageLine key={key} stage={stage} />
        ))}
      </ol>
    </Card>
  )
}

/** /order-schedule/{id}/schedule-detail: every stage with its time, or with its usual duration (ORD-070). */
export default function OrderScheduleDetailScreen() {
  return (
    <ScheduleFrame path={paths.orderScheduleDetail} view="detail">
      {(sample) => <ScheduleDetail sample={sample} />}
    </ScheduleFrame>
  )
}
