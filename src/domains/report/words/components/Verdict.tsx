import { type Category } from '../../source/report-ids.ts'
import { toneOf } from '../../results/detail-rules.ts'
import type { ItemDetail } from '../../results/item-rules.ts'
import type { Severity } from '../../model.ts'
import { severities } from '../../results/severities.ts'
import { severityWord } from '../../rules.ts'
import { ReportText } from './Glossary.tsx'
import { TopicPicture } from './TopicPicture.tsx'
import { SeverityMark } from '../../components/Severity.tsx'
import '../../components/item.css'
import '../../components/marks.css'
import './understand.css'

export function Verdict({ detail, category }: { detail: ItemDetail; category: Category }) {
  const { view, basis, caution, uncovered, foundIn } = detail
  // If the result depends on another item, the level of this item would be falsely reassuring.
  const tone = foundIn ? 'unopened' : toneOf(view, category)
  const word = view.severity ? severityWord(view.severity, category) : view.itemClass || '祖源结果'
  return (
    <section className={`verdict tone-${tone}`} data-aloud>
      <TopicPicture view={view} category={category} />
      {view.verdict && !foundIn && <SeverityMark strong tone={tone} word={word} />}
      <h2>{view.verdict ? <ReportText text={view.verdict} /> : <SeverityMark strong tone={tone} word={word} />}</h2>
      {caution && <p className="verdict-note">{caution}</p>}
      {uncovered && <p className="verdict-note">{`${uncovered}。`}</p>}
      {basis && <span className="verdict-chip">{basis}</span>}
    </section>
  )
}

const steps: Record<Severity, string> = { NORMAL: '低', CONCERN: '中', RISK: '高' }

/** The position between low and high on a scale, without a number (REP-039). */
export function RiskScale({ severity }: { severity: Severity }) {
  return (
    <div className="scale-box">
      <p className="scale-head">
        <strong>风险位置</strong>
        <span className="muted">相对本检测人群</span>
      </p>
      <p className="sr-only">{`低、中、高三档中的“${steps[severity]}”`}</p>
      <div className="scale" aria-hidden="true">
        {severities.map((step) => (
          <span
            key={step}
            className={step === severity ? `scale-step scale-on scale-${step.toLowerCase()}` : 'scale-step'}
          >
            {steps[step]}
          </span>
        ))}
      </div>
    </div>
  )
}
