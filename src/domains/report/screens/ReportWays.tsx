import { paths, to } from '#/paths.ts'
import { Card } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import { appendixLink, carrierSummaryLink, toCarrierCategory } from '../carrier/carrier-links.ts'
import type { CategorySummary } from '../model.ts'
import { doctorLink } from '../source/report-addresses.ts'
import { isOwnSource, isReceiver } from '../source/report-source.ts'
import { nameOfCategory } from '../rules.ts'
import { openedCount, useAnswers } from '../sensitive/sensitive-store.ts'
import { isChildrenReport, summarizeLink } from '../results/tree-rules.ts'
import { useAskAgain } from '../components/AskAgain.tsx'
import { useReportRef } from '../hooks/use-report-ref.ts'

interface WaysProps {
  summaries: readonly CategorySummary[]
}

const carriersOf = (summaries: readonly CategorySummary[]) =>
  summaries.flatMap((summary) => {
    const category = toCarrierCategory(summary.category)
    return category && summary.totalNumber !== 0 ? [{ category, summary }] : []
  })

/** Links that explain the report: its summaries, and the letter of a child's report (REP-043). */
function Understand({ summaries }: WaysProps) {
  const { reportRef, link } = useReportRef()
  const child = isChildrenReport(summaries)
  return (
    <Card title="看懂报告">
      {child && isOwnSource(reportRef) && (
        <Row label="给父母的一封信" to={link(to(paths.letterToParents, reportRef))} />
      )}
      <Row label={child ? '孩子的检测小结' : '检测小结'} to={link(summarizeLink(reportRef, child))} />
      {carriersOf(summaries).map(({ category, summary }) => (
        <Row
          key={category}
          label={`${nameOfCategory(summary)}携带者检测`}
          to={link(carrierSummaryLink(reportRef, category))}
        />
      ))}
    </Card>
  )
}

function TakeAlong({ summaries }: WaysProps) {
  const { reportRef, isOwn, link } = useReportRef()
  const { sampleId, packageId } = reportRef
  // Only the owner may share the report.
  if (isReceiver(reportRef)) return null
  return (
    <Card title="带给别人看">
      <Row label="给医生看" value="可打印" to={link(doctorLink(reportRef, isChildrenReport(summaries)))} />
      {isOwn && (
        <Row label="分享给家人" value="只给看您同意的内容" to={to(paths.sharePoster, {}, { sampleId, packageId })} />
      )}
    </Card>
  )
}

function More({ summaries }: WaysProps) {
  const { reportRef, isOwn, link } = useReportRef()
  const opened = useAnswers(({ answers }) => openedCount(answers, reportRef))
  const askAgain = useAskAgain()
  const appendices = carriersOf(summaries).filter(({ summary }) => summary.basePackageId)
  if (appendices.length === 0 && opened === 0 && !isOwn) return null
  return (
    <Card title="更多">
      {appendices.map(({ category, summary }) => (
        <Row
          key={category}
          label={`${nameOfCategory(summary)}附录`}
          to={link(appendixLink(reportRef, category, summary.basePackageId))}
        />
      ))}
      {opened > 0 && <Row label="敏感项目" value="重新询问" onPress={askAgain} />}
      {isOwn && <Row label="我的全部报告" to={paths.myReport} />}
    </Card>
  )
}

export default function ReportWays({ summaries }: WaysProps) {
  if (summaries.length === 0) return null
  return (
    <>
      <Understand summaries={summaries} />
      <TakeAlong summaries={summaries} />
      <More summaries={summaries} />
    </>
  )
}
