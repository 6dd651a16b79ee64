import { reportKey } from '../source/report-ids.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths, to } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { SearchIcon, TubeIcon } from '#/shared/ui/icons.tsx'
import { ReportIcon } from '#/shared/ui/shell-icons.tsx'
import { lazyPart } from '#/shared/ui/lazy/lazy-part.tsx'
import { optionalPart } from '#/shared/ui/lazy/optional-part.tsx'
import { ScreenSkeleton } from '#/shared/ui/ScreenSkeleton.tsx'
import { useShareCard } from '#/shared/wechat/share-card.ts'
import { SampleTracker } from '#/widgets/SampleTracker.tsx'
import { CollapsedList } from '#/shared/ui/lists/CollapsedList.tsx'
import { sampleAt, sharedReportRef } from '../results/detail-rules.ts'
import type { CategorySummary } from '../model.ts'
import { CategoryGrid } from '../components/CategoryGrid.tsx'
import { Disclaimer } from '../components/Disclaimer.tsx'
import { ReportHero } from './ReportHero.tsx'
import { SummaryCard } from '../components/SummaryCard.tsx'
import { SwitchSheet } from './SwitchSheet.tsx'
import { ToOwnReport } from './ToOwnReport.tsx'
import { usePersonReports } from './use-person-reports.ts'
import { useOpenSummaries } from '../hooks/use-open-summaries.ts'
import { useReportRef } from '../hooks/use-report-ref.ts'
import { useReportVisit } from './use-report-visit.ts'
import { reportSummary } from '../queries.ts'
import { isOwnSource, isReceiver } from '../source/report-source.ts'
import { reportTabTarget, useReportPointer } from '../store.ts'
import { isChildrenReport } from '../results/tree-rules.ts'
import { ReportPage } from '../words/components/ReportPage.tsx'
import '../components/report.css'

// The banner is optional and at the bottom, so it must not delay the screen.
const BannerStrip = optionalPart(() => import('#/widgets/goods/BannerStrip.tsx'))
const UnreadResults = optionalPart(() => import('../tour/components/UnreadResults.tsx'))
const ReceiverOverview = optionalPart(() => import('../words/components/ReceiverOverview.tsx'))
const ReportWays = lazyPart(() => import('./ReportWays.tsx'))

/** The link from a sample report to the person's own report, or to binding a sample; sticky above the tab bar. */
function OwnEntry({ bound }: { bound: boolean }) {
  const own = useReportPointer(({ current }) => current)
  return (
    <div className="bind-entry">
      <LinkButton block to={bound ? reportTabTarget(own) : paths.bindInput}>
        {bound ? <ReportIcon size={20} /> : <TubeIcon size={20} />}
        <span>{bound ? '看我的报告' : '绑定我的样本'}</span>
      </LinkButton>
    </div>
  )
}

function Overview({ summaries }: { summaries: readonly CategorySummary[] }) {
  const { reportRef, isOwn, link } = useReportRef()
  return (
    <>
      {isReceiver(reportRef) && <ReceiverOverview summaries={summaries} />}
      <SummaryCard summaries={summaries} />
      {isOwn && <UnreadResults />}
      <div className="report-head">
        <h2>报告分类</h2>
        <Link className="report-all" to={link(to(paths.reportAllCategories, reportRef))}>
          <SearchIcon size={18} />
          搜索与全部
        </Link>
      </div>
      <CategoryGrid summaries={summaries} />
    </>
  )
}

function Report({ reports, running }: Pick<ReturnType<typeof usePersonReports>, 'reports' | 'running'>) {
  const { reportRef, isSample, isOwn } = useReportRef()
  const { data: summaries } = useSuspenseQuery(reportSummary(reportRef))
  const open = useOpenSummaries(summaries.items)
  const [switching, setSwitching] = useState(false)
  const sample = sampleAt(reports, reportRef.sampleId)
  const key = sample ? reportKey(sample) : reportRef.sampleId
  const waiting = reports.length === 0 ? running : []
  useReportVisit(key)
  useShareCard({
    title: '基因检测报告长什么样',
    description: '常见疾病、用药、生活方式、遗传与祖源，一份报告看懂自己',
    picture: '',
    path: to(paths.report, sharedReportRef(reportRef)),
  })
  return (
    <ReportPage title={isOwn && !isChildrenReport(summaries.items) ? '我的报告' : '基因检测报告'} bare>
      <ReportHero
        reportRef={reportRef}
        sample={sample}
        onSwitch={isOwnSource(reportRef) ? () => setSwitching(true) : null}
      />
      {waiting.length + summaries.items.length > 0 && (
        <div className="report-over">
          <CollapsedList items={waiting}>
            {(shown) => shown.map((entry) => <SampleTracker key={entry.sampleId} sample={entry} />)}
          </CollapsedList>
          {waiting.length > 0 && <p className="report-hint">报告出来以前，可以先看看示例</p>}
          {summaries.items.length > 0 && <Overview summaries={open} />}
        </div>
      )}
      {summaries.items.length === 0 && <EmptyState picture="empty-report" text="这份报告还没有内容" />}
      <ReportWays summaries={open} />
      <BannerStrip position="REPORT_CATEGORIES" />
      <Disclaimer />
      {isSample && running.length === 0 && <OwnEntry bound={reports.length > 0} />}
      {isOwnSource(reportRef) && (
        <SwitchSheet
          reports={reports}
          running={running}
          current={key}
          open={switching}
          onClose={() => setSwitching(false)}
        />
      )}
    </ReportPage>
  )
}

/** /parent-page/{sampleId}/{packageId}: the overview of a report; sample reports need no session (ROLE-009). */
export default function ReportScreen() {
  const { reportRef, isSample } = useReportRef()
  const { ready, reports, running, failure } = usePersonReports(isOwnSource(reportRef))
  const { current, awaited } = useReportPointer()
  // The sample report must not become the current report instead of the person's own report, even if the list of
  // reports could not be read.
  const standsIn = awaited && isSample && isOwnSource(reportRef)
  if (standsIn && failure) throw failure
  if (standsIn && current) return <ToOwnReport />
  if (!ready) return <ScreenSkeleton kind="report" />
  return <Report reports={reports} running={running} />
}
