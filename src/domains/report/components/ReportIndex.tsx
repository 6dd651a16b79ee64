import { useQuery } from '@tanstack/react-query'
import { useOpenSummaries } from '../hooks/use-open-summaries.ts'
import { useReportRef } from '../hooks/use-report-ref.ts'
import { reportSummary } from '../queries.ts'
import type { Category } from '../source/report-ids.ts'
import { indexOf } from '../results/tree-rules.ts'
import { Sections } from '../words/components/ItemTexts.tsx'

/**
 * The middle and high risk percentage of the report (REP-029). The percentage is not a share of the items, so it is at
 * the bottom under its own name, separate from the counts of items. Every screen computes it from the summary, so that
 * all screens show the same number.
 */
export function ReportIndex({ category }: { category: Category }) {
  const { reportRef } = useReportRef()
  const { data: summaries } = useQuery(reportSummary(reportRef))
  const index = indexOf(useOpenSummaries(summaries?.items ?? []), category)
  if (!index) return null
  const description = `${index}。这是报告按自己的口径给出的中高风险指数，不是项目的占比，也不是患病的可能性。`
  return <Sections title="依据与局限" parts={[{ header: '报告指数', description }]} />
}
