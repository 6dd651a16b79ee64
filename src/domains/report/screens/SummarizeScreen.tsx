import { CAUTION, traits } from '../results/categories.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { lazyView } from '#/shared/ui/lazy/lazy-view.ts'
import { paths, to } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import { useScreenParams, useSearch } from '#/shared/ui/screen-context.tsx'
import { isDoctorView } from '../source/report-addresses.ts'
import { Disclaimer } from '../components/Disclaimer.tsx'
import { ReportIndex } from '../components/ReportIndex.tsx'
import { type CategoryOverview, SummaryCategory } from './SummaryCategory.tsx'
import { useCountsDecidedByOtherItem } from '../hooks/use-counts-decided-by-other-item.ts'
import { useLeftOut } from '../hooks/use-left-out.ts'
import { useOpenSummaries } from '../hooks/use-open-summaries.ts'
import { useOtherSexCounts } from '../hooks/use-other-sex-counts.ts'
import { useReportRef } from '../hooks/use-report-ref.ts'
import { overviewOf } from '../overview/overview-rules.ts'
import { reportSummary } from '../queries.ts'
import { isOwnSource } from '../source/report-source.ts'
import { NOT_COUNTED } from '../sensitive/sensitive-rules.ts'
import { categoryCounts, isChildrenReport, isChildSummary } from '../results/tree-rules.ts'
import { PrintSheet } from '../print/components/PrintSheet.tsx'
import { PrintWay } from '../print/components/PrintWay.tsx'
import { ReportPage } from '../words/components/ReportPage.tsx'
import '../components/summary.css'
import '../components/search-list.css'

const DoctorPage = lazyView(() => import('../doctor/components/DoctorPage.tsx'))

function Sheet({ all, child }: { all: readonly CategoryOverview[]; child: boolean }) {
  const note = all.some(({ leavesOut }) => leavesOut) ? `；${NOT_COUNTED}` : ''
  return (
    <PrintSheet title="检测小结">
      {child && (
        <Card className="summary-card">
          <p>{`这些是孩子的遗传特点，不是诊断。先看“高风险”和“中风险”的项目，从家里的好习惯做起；其余项目，${CAUTION}${note}。`}</p>
        </Card>
      )}
      {all.map((entry) => (
        <SummaryCategory key={entry.category} {...entry} />
      ))}
      {!child && <p className="find-count">{`“低风险”和“未检出”都不代表没有风险${note}。`}</p>}
    </PrintSheet>
  )
}

/** The result of each category (REPX-006, decision 84). */
function Summary() {
  const { reportRef, link } = useReportRef()
  const child = isChildSummary(useScreenParams(paths.reportSummarize).child)
  const { data: summaries } = useSuspenseQuery(reportSummary(reportRef))
  const leftOut = useLeftOut(summaries.items)
  const decidedByOther = useCountsDecidedByOtherItem(summaries.items)
  const otherSex = useOtherSexCounts(summaries.items)
  const all = categoryCounts(useOpenSummaries(summaries.items)).map(
    ({ counts, category, summary }): CategoryOverview => ({
      category,
      summary,
      overview: counts && overviewOf(counts, leftOut(category) ?? null, decidedByOther(category), otherSex(category)),
      leavesOut: leftOut(category) !== 0,
    }),
  )
  const judged = all.find(({ category, summary }) => traits[category].hidesNormal && !summary.locked)
  return (
    <ReportPage title={child ? '孩子的检测小结' : '检测小结'}>
      {all.length === 0 && (
        <EmptyState
          picture="empty-report"
          text="这份报告还没有可以小结的内容"
          action={{ label: '返回报告', to: link(to(paths.report, reportRef)) }}
        />
      )}
      {all.length > 0 && <Sheet all={all} child={child} />}
      <div className="summary-foot">
        {judged && <ReportIndex category={judged.category} />}
        {child && isChildrenReport(summaries.items) && isOwnSource(reportRef) && (
          <Card>
            <Row wide label="给父母的一封信" to={link(to(paths.letterToParents, reportRef))} />
          </Card>
        )}
        {all.length > 0 && (
          <div className="summary-print">
            <PrintWay />
          </div>
        )}
        <Disclaimer />
      </div>
    </ReportPage>
  )
}

/** /parent-page/…/common-disease-summarize/{child}: the summary or, with view=doctor, the doctor's sheet. */
export default function SummarizeScreen() {
  return isDoctorView(useSearch(paths.reportSummarize)) ? <DoctorPage /> : <Summary />
}
