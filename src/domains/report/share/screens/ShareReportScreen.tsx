import { useSuspenseQuery } from '@tanstack/react-query'
import { paths } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { useShareCard } from '#/shared/wechat/share-card.ts'
import { CategoryGrid } from '../../components/CategoryGrid.tsx'
import { Disclaimer } from '../../components/Disclaimer.tsx'
import { SummaryCard } from '../../components/SummaryCard.tsx'
import { useOpenSummaries } from '../../hooks/use-open-summaries.ts'
import { ReportRefContext } from '../../hooks/use-report-ref.ts'
import type { CategorySummary } from '../../model.ts'
import { reportSummary } from '../../queries.ts'
import type { ReportRef } from '../../source/report-source.ts'
import { reportCard } from '../share-rules.ts'
import { isChildrenReport } from '../../results/tree-rules.ts'
import ReceiverOverview from '../../words/components/ReceiverOverview.tsx'
import { ReportPage } from '../../words/components/ReportPage.tsx'
import '../components/share-report.css'

function Shared({ summaries }: { summaries: readonly CategorySummary[] }) {
  const open = useOpenSummaries(summaries)
  return (
    <>
      <ReceiverOverview summaries={open} />
      <div className="shared-summary">
        <SummaryCard summaries={open} />
      </div>
      <CategoryGrid summaries={open} />
    </>
  )
}

/** /share-report/{sampleId}/{sharingCode}: the shared parts of a report, for anybody with the sharing code (REP-053). */
export default function ShareReportScreen() {
  const { sampleId, sharingCode } = useScreenParams(paths.shareReport)
  const source = { kind: 'code', sharingCode } as const
  const { data: summaries } = useSuspenseQuery(reportSummary({ sampleId, packageId: '', source }))
  const packageId = summaries.items[0]?.basePackageId ?? ''
  const reportRef: ReportRef = { sampleId, packageId, source }
  useShareCard(reportCard(sharingCode))
  return (
    <ReportRefContext
      value={{ reportRef, search: { jobId: null, agentId: null, labCode: null, friend: null, sharingCode } }}
    >
      <ReportPage title="分享的报告" child={isChildrenReport(summaries.items)}>
        <div className="shared-head">
          <h2>有人把基因检测报告分享给您</h2>
          <p>您看到的是对方同意分享的部分，请替对方保密，不要再转发。</p>
        </div>
        {packageId ? (
          <Shared summaries={summaries.items} />
        ) : (
          <EmptyState
            picture="empty-report"
            text="这个分享里没有可以看的内容"
            action={{ label: '去首页看看', to: paths.home }}
          />
        )}
        <Disclaimer />
      </ReportPage>
    </ReportRefContext>
  )
}
