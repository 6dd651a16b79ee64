import type { SampleProgress } from '#/domains/sample/model.ts'
import { needsPerson, type Stage, stagesOf, stageWord } from '#/domains/sample/rules.ts'
import { formatDate } from '#/shared/lib/time/date.ts'
import { keyed } from '#/shared/lib/keyed.ts'
import { CheckIcon } from '#/shared/ui/icons.tsx'
import { SamplingGuide } from './SamplingGuide.tsx'
import './sample-tracker.css'

function TrackerStage({ stage }: { stage: Stage }) {
  return (
    <li className={`tracker-stage tracker-${stage.state}`} aria-current={stage.state === 'now' ? 'step' : undefined}>
      <span className="tracker-dot" aria-hidden="true">
        {stage.state === 'done' && <CheckIcon size={14} />}
      </span>
      <div className="tracker-text">
        <span className="tracker-label">
          {stage.label}
          <span className="sr-only">{`，${stageWord[stage.state]}`}</span>
          {needsPerson(stage) && <em>需要您</em>}
        </span>
        {stage.time !== null && (
          <span className="muted">
            <time>{formatDate(stage.time, 'minute')}</time>
          </span>
        )}
        {stage.state !== 'done' && stage.note && <span className="tracker-note">{stage.note}</span>}
        {needsPerson(stage) && <SamplingGuide />}
      </div>
    </li>
  )
}

/** The stages of a sample, from the bound tube to the report (BIND-010). */
export function SampleTracker({ sample }: { sample: SampleProgress }) {
  return (
    <section className="tracker">
      <h2>{sample.packageName || '样本进度'}</h2>
      <p className="muted">
        {[sample.patientName && `受检人 ${sample.patientName}`, `样本 ${sample.sampleId}`].filter(Boolean).join(' · ')}
      </p>
      <ol>
        {keyed(stagesOf(sample), ({ label }) => label).map(([key, stage]) => (
          <TrackerStage key={key} stage={stage} />
        ))}
      </ol>
    </section>
  )
}
