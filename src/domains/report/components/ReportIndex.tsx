import type { SeverityCounts } from '../detail-rules.ts'
import { riskRatio } from '../rules.ts'
import { Sections } from '../words/components/ItemTexts.tsx'

/**
 * The middle and high risk percentage of the report (REP-029). It is not a share of the items. Therefore it is at the
 * bottom under its own name, apart from their counts.
 */
export function ReportIndex({ counts }: { counts: Pick<SeverityCounts, 'risk' | 'concern'> }) {
  const index = riskRatio(counts.risk + counts.concern)
  if (!index) return null
  const description = `${index}。这是报告按自己的口径给出的中高风险指数，不是项目的占比，也不是患病的可能性。`
  return <Sections title="依据与局限" parts={[{ header: '报告指数', description }]} />
}
