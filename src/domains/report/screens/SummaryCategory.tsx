import { NOT_ALL_READ } from '#/shared/api/refused-entries.ts'
import { Card } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import { carrierSummaryLink, toCarrierCategory } from '../carrier/carrier-links.ts'
import { traits } from '../results/categories.ts'
import { categoryLink } from '../results/detail-rules.ts'
import { type Overview, overviewMarks } from '../overview/overview-rules.ts'
import { useReportRef } from '../hooks/use-report-ref.ts'
import { useIsCounted } from '../words/hooks/use-sex-match.ts'
import { isOwnSource } from '../source/report-source.ts'
import { isUnlocking, lockedNumber, nameOfCategory, unlockedText } from '../rules.ts'
import type { CategoryCounts } from '../results/tree-rules.ts'
import { CategoryState, COUNTING } from '../components/CategoryState.tsx'
import { CountList } from '../components/Severity.tsx'
import '../components/report.css'
import '../components/summary.css'

const bars = ['risk', 'concern', 'normal'] as const

interface RatioBarProps extends Pick<CategoryOverview, 'category' | 'summary'> {
  overview: Overview
}

function RatioBar({ category, summary, overview: { counts, unopened, decidedByOther, otherSex } }: RatioBarProps) {
  const own = isOwnSource(useReportRef().reportRef)
  const worth = counts.risk + counts.concern
  if (!traits[category].hidesNormal || worth === 0) return null
  const rest = (own ? (lockedNumber(summary) ?? 0) : 0) + (unopened ?? 0) + decidedByOther + otherSex
  return (
    <>
      <div className="ratio-bar" aria-hidden="true">
        <div className="summary-bar">
          {bars
            .filter((tone) => counts[tone] > 0)
            .map((tone) => (
              <span
                key={tone}
                className={tone === 'normal' && unopened === null ? 'fill-locked' : `fill-${tone}`}
                style={{ flexGrow: counts[tone] }}
              />
            ))}
          {rest > 0 && <span className="fill-locked" style={{ flexGrow: rest }} />}
        </div>
      </div>
      {summary.unlockedNumber !== null && (
        <p className="ratio-text">{`中高风险 ${worth} 项 / 看过 ${summary.unlockedNumber - (unopened ?? 0)} 项`}</p>
      )}
    </>
  )
}

export interface CategoryOverview extends Pick<CategoryCounts, 'category' | 'summary'> {
  /** null if some of the numbers could not be read. */
  overview: Overview | null
  leavesOut: boolean
}

function Counts({ category, summary, overview }: CategoryOverview) {
  const isCounted = useIsCounted(category)
  if (summary.locked || isUnlocking(summary.unlockJobStatus))
    return <CategoryState summary={summary} category={category} />
  if (!isCounted) return <p>{COUNTING}</p>
  if (!overview) return <p>{NOT_ALL_READ}</p>
  return (
    <>
      <CountList marks={overviewMarks(overview, category)} label={`${nameOfCategory(summary)}各档数量`} />
      <RatioBar category={category} summary={summary} overview={overview} />
    </>
  )
}

export function SummaryCategory(entry: CategoryOverview) {
  const { category, summary } = entry
  const { reportRef, link } = useReportRef()
  const carrier = toCarrierCategory(category)
  return (
    <Card title={nameOfCategory(summary)} className="summary-card">
      <Counts {...entry} />
      <div className="summary-links">
        <Row
          wide
          label="查看项目"
          value={(isOwnSource(reportRef) && unlockedText(summary)) || '查看'}
          to={link(categoryLink(reportRef, category))}
        />
        {carrier && <Row wide label="携带者检测小结" to={link(carrierSummaryLink(reportRef, carrier))} />}
      </div>
    </Card>
  )
}
