import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import { itemLink, type Tone } from '../detail-rules.ts'
import type { CategorySummary } from '../model.ts'
import { reportSentence, type ReportTotals, totalsOf } from '../rules.ts'
import { readFirstSteps } from '../walk-rules.ts'
import { startWalk } from '../walk-store.ts'
import { ToneIcon } from './Severity.tsx'
import { useReportPlace } from './use-report-place.ts'
import './report.css'
import './marks.css'

/** These counts are always shown, the others only above zero. */
const ALWAYS: readonly (keyof ReportTotals)[] = ['risk', 'concern', 'normal', 'locked']

const legend: { key: keyof ReportTotals; word: string; tone: Tone }[] = [
  { key: 'risk', word: '高', tone: 'risk' },
  { key: 'concern', word: '中', tone: 'concern' },
  { key: 'normal', word: '低', tone: 'normal' },
  { key: 'carried', word: '携带变异', tone: 'carrier' },
  { key: 'plain', word: '祖源', tone: 'plain' },
  { key: 'locked', word: '未解锁', tone: 'locked' },
]

/** The report in one sentence and one bar, and what to read first. */
export function SummaryCard({ summaries }: { summaries: readonly CategorySummary[] }) {
  const { place, isSample, link } = useReportPlace()
  const totals = totalsOf(summaries)
  const first = readFirstSteps(summaries)
  // Zeros for unknown counts would read like results.
  const known = totals.total + totals.unlocked + totals.risk + totals.concern + totals.carried > 0
  const shown = legend.filter(({ key }) => totals[key] > 0 || (known && ALWAYS.includes(key)))
  return (
    <Card title={reportSentence(totals)}>
      {shown.length > 0 && (
        <>
          <div className="summary-bar" aria-hidden="true">
            {legend
              .filter(({ key }) => totals[key] > 0)
              .map(({ key, tone }) => (
                <span key={key} className={`fill-${tone}`} style={{ flexGrow: totals[key] }} />
              ))}
          </div>
          <ul
            className={shown.length > ALWAYS.length ? 'summary-legend summary-legend-wide' : 'summary-legend'}
            aria-label={`共 ${totals.total} 项`}
          >
            {shown.map(({ key, word, tone }) => (
              <li key={key}>
                <strong>{totals[key]}</strong>
                <span className={`mark tone-${tone}`}>
                  <ToneIcon tone={tone} size={16} />
                  {word}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {first[0] && (
        <LinkButton
          kind={isSample ? 'plain' : 'primary'}
          block
          to={link(itemLink(place, first[0].category, first[0].id))}
          onPress={() => startWalk(place, first)}
        >
          先看这 {first.length} 项
        </LinkButton>
      )}
    </Card>
  )
}
