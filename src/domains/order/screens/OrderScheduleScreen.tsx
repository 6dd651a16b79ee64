import type { SampleProgress } from '#/domains/sample/model.ts'
import { reportAddress, stageCount } from '#/domains/sample/rules.ts'
import { paths } from '#/paths.ts'
import { formatDate } from '#/shared/lib/time/date.ts'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import { ScheduleFrame } from '../components/ScheduleFrame.tsx'
import { presentStage } from '../state/schedule.ts'
import '../components/order.css'

function ScheduleCard({ sample }: { sample: SampleProgress }) {
  const stage = presentStage(sample)
  const { done, of } = stageCount(sample)
  const report = reportAddress(sample)
  return (
    <Card title={sample.packageName || '样本进度'}>
      <p className="muted">
        {[sample.patientName && `受检人 ${sample.patientName}`, `样本 ${sample.sampleId}`].filter(Boolean).join(' · ')}
      </p>
      {stage && (
        <>
          <h3 className="schedule-now">{stage.label}</h3>
          <p>{stage.note}</p>
          {stage.time !== null && (
            <p className="muted">
              <time>{formatDate(stage.time, 'minute')}</time>
            </p>
          )}
        </>
      )}
      <div
        className="schedule-bar"
        role="progressbar"
        aria-label="检测进度"
        aria-valuemin={0}
        aria-valuemax={of}
        aria-valuenow={done}
        aria-valuetext={`共${of}步，已完成${done}步`}
      >
        <span style={{ inlineSize: `${(done / of) * 100}%` }} />
      </div>
      <p className="muted">{`已完成 ${done}/${of} 步`}</p>
      {report && (
        <LinkButton block to={report}>
          查看报告
        </LinkButton>
      )}
    </Card>
  )
}

/** /order-schedule/{id} and its child schedule-card: the current stage of each sample (ORD-070). */
export default function OrderScheduleScreen() {
  return (
    <ScheduleFrame path={paths.orderSchedule} view="card">
      {(sample) => <ScheduleCard sample={sample} />}
    </ScheduleFrame>
  )
}
