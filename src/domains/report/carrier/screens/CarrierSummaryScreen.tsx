import { type CarrierCategory, CAUTION, traits } from '../../results/categories.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { paths } from '#/paths.ts'
import { Card } from '#/shared/ui/Page.tsx'
import { NOT_ALL_READ } from '#/shared/api/refused-entries.ts'
import { Row } from '#/shared/ui/Row.tsx'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import {
  appendixLink,
  carrierCategories,
  carrierSummaryLink,
  highRiskLink,
  toCarrierCategory,
} from '../carrier-links.ts'
import { carrierSentence, carrierTotals } from '../carrier-rules.ts'
import { carriersNote, modesOfSummary } from '../../genes/mode-rules.ts'
import { categoryLink } from '../../results/detail-rules.ts'
import { CarriersPregnancy } from '../components/CarriersPregnancy.tsx'
import { CategoryState } from '../../components/CategoryState.tsx'
import { Disclaimer } from '../../components/Disclaimer.tsx'
import { NotInReport } from '../../components/NotInReport.tsx'
import { SeverityMark } from '../../components/Severity.tsx'
import { useLeftOut } from '../../hooks/use-left-out.ts'
import { useOpenSummaries } from '../../hooks/use-open-summaries.ts'
import { useReportRef } from '../../hooks/use-report-ref.ts'
import { reportSummary } from '../../queries.ts'
import { isOwnSource } from '../../source/report-source.ts'
import { isUnlocking, nameOfCategory } from '../../rules.ts'
import { orUnopened, UNOPENED } from '../../sensitive/sensitive-rules.ts'
import { isChildrenReport } from '../../results/tree-rules.ts'
import { ReportPage } from '../../words/components/ReportPage.tsx'
import '../../components/report.css'
import '../../components/summary.css'

interface TotalsProps {
  totals: NonNullable<ReturnType<typeof carrierTotals>>
  unopened: number | null
}

function Totals({ totals, unopened }: TotalsProps) {
  const { reportRef } = useReportRef()
  return (
    <>
      <p className="summary-line">{carrierSentence(totals, unopened !== 0)}</p>
      <ul className="summary-legend" aria-label={`共 ${totals.total} 项`}>
        <li>
          <strong>{totals.found}</strong>
          <SeverityMark tone="carrier" word="携带变异" />
        </li>
        <li>
          <strong>{totals.clear}</strong>
          {unopened === null ? (
            <SeverityMark tone="unopened" word={orUnopened('未检出')} />
          ) : (
            <SeverityMark tone="normal" word="未检出" />
          )}
        </li>
        {unopened !== null && unopened > 0 && (
          <li>
            <strong>{unopened}</strong>
            <SeverityMark tone="unopened" word={UNOPENED} />
          </li>
        )}
        {isOwnSource(reportRef) && (
          <li>
            <strong>{totals.locked}</strong>
            <SeverityMark tone="locked" word="未解锁" />
          </li>
        )}
      </ul>
    </>
  )
}

function Summary({ category }: { category: CarrierCategory }) {
  const { reportRef, link } = useReportRef()
  const { data: summaries } = useSuspenseQuery(reportSummary(reportRef))
  const summary = useOpenSummaries(summaries.items).find((entry) => entry.category === category)
  const leftOut = useLeftOut(summary ? [summary] : [])(category) ?? null
  if (!summary) return <NotInReport title="携带者检测" what="分类" />
  const totals = carrierTotals(summary, leftOut)
  const name = nameOfCategory(summary)
  const modes = modesOfSummary(summary)
  const others = carrierCategories.filter(
    (entry) => entry !== category && summaries.items.some((known) => known.category === entry),
  )
  return (
    <ReportPage title={`${name}携带者检测`}>
      {totals && totals.found > 0 && (
        <CarriersPregnancy
          modes={modes}
          ids={summary.summaryItems
            .filter(({ concernSeverity }) => concernSeverity !== 'NORMAL')
            .map(({ detectionItemId }) => detectionItemId)}
          child={isChildrenReport(summaries.items)}
        />
      )}
      <Card>
        {totals ? <Totals totals={totals} unopened={leftOut} /> : <p className="summary-line">{NOT_ALL_READ}</p>}
        {isUnlocking(summary.unlockJobStatus) && <CategoryState summary={summary} category={category} />}
        {totals && totals.found > 0 && <p className="ratio-text">{`${carriersNote(modes)}；其余项目，${CAUTION}。`}</p>}
      </Card>
      <Card>
        <Row
          wide
          label="检出变异的项目"
          value={totals ? `${totals.found} 项` : '查看'}
          to={link(highRiskLink(reportRef, category))}
        />
        <Row
          wide
          label="全部项目"
          value={summary.totalNumber === null ? '查看' : `${summary.totalNumber} 项`}
          to={link(categoryLink(reportRef, category))}
        />
        {summary.basePackageId && (
          <Row wide label="附录：检测了哪些疾病" to={link(appendixLink(reportRef, category, summary.basePackageId))} />
        )}
        {others.map((entry) => (
          <Row
            wide
            key={entry}
            label={`${traits[entry].name}携带者检测`}
            to={link(carrierSummaryLink(reportRef, entry))}
          />
        ))}
      </Card>
      <Disclaimer />
    </ReportPage>
  )
}

/** /parent-page/…/carrier-detection-summarize/{category}: the result of carrier detection (ADD-005). */
export default function CarrierSummaryScreen() {
  const category = toCarrierCategory(useScreenParams(paths.carrierSummarize).category)
  return category ? <Summary category={category} /> : <NotInReport title="携带者检测" what="分类" />
}
