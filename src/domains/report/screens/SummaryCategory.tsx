import { NOT_ALL_READ } from '#/shared/api/refused-entries.ts'
import { Card } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import { carrierSummaryLink, toCarrierCategory } from '../carrier/carrier-links.ts'
import { traits } from '../categories.ts'
import { categoryLink, overviewMarks, type SeverityCounts } from '../detail-rules.ts'
import { useReportRef } from '../hooks/use-report-ref.ts'
import { isOwnSource } from '../report-source.ts'
import { isUnlocking, lockedNumber, nameOfCategory, unlockedText } from '../rules.ts'
import type { CategoryCounts } from '../tree-rules.ts'
import { CategoryState } from '../components/CategoryState.tsx'
import { CountList } from '../components/Severity.tsx'
import '../components/report.css'
import '../components/summary.css'

const bars = ['risk', 'concern', 'normal'] as const

/** As a bar and in words. */
function Share({ category, counts, summary, unopened }: Counted & { counts: SeverityCounts }) {
  const own = isOwnSource(useReportRef().reportRef)
  const worth = counts.risk + counts.concern
  if (!traits[category].hidesNormal || worth === 0) return null
  const locked = own ? (lockedNumber(summary) ?? 0) : 0
  return (
    <>
      <div className="ratio-bar" aria-hidden="true">
        <div className="summary-bar">
          {bars
            .filter((tone) => counts[tone] > 0)
            .map((tone) => (
              <span
                key={tone}
                className={tone === 'normal' && unopened ? 'fill-locked' : `fill-${tone}`}
                style={{ flexGrow: counts[tone] }}
              />
            ))}
          {locked > 0 && <span className="fill-locked" style={{ flexGrow: locked }} />}
        </div>
      </div>
      {summary.unlockedNumber !== null && (
        <p className="ratio-text">{`中高风险 ${worth} 项 / 看过 ${summary.unlockedNumber} 项`}</p>
      )}
    </>
  )
}

export interface Counted extends CategoryCounts {
  /** Whether the counts leave out topics that are not opened. */
  unopened: boolean
}

function Counts({ category, counts, summary, unopened }: Counted) {
  if (summary.locked || isUnlocking(summary.unlockJobStatus))
    return <CategoryState summary={summary} category={category} />
  if (!counts) return <p>{NOT_ALL_READ}</p>
  return (
    <>
      <CountList marks={overviewMarks(counts, category, unopened)} label={`${nameOfCategory(summary)}各档数量`} />
      <Share category={category} counts={counts} summary={summary} unopened={unopened} />
    </>
  )
}

/** A category with its counts and the links to its items. */
export function SummaryCategory(entry: Counted) {
  const { category, summary } = entry
  const { reportRef, link } = useReportRef()
  const carrier = toCarrierCategory(category)
  return (
    <Card title={nameOfCategory(summary)} className="summary-card">
      <Counts {...entry} />
      <div className="summary-ways">
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
