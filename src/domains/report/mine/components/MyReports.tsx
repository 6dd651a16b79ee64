import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { config } from '#/config.ts'
import { type ListTab, listTabLabel, listTabs, toListTab } from '#/domains/order/state/tabs.ts'
import { paths, to } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { Card, Page } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import { ScreenPart } from '#/shared/ui/lazy/screen-part.tsx'
import { ScreenSkeleton } from '#/shared/ui/ScreenSkeleton.tsx'
import { RefetchButton } from '#/shared/ui/lazy/refetch-button.tsx'
import { TabLinks } from '#/shared/ui/tabs/TabLinks.tsx'
import { useSearch } from '#/shared/ui/screen-context.tsx'
import BannerStrip from '#/widgets/goods/BannerStrip.tsx'
import { ReportRows } from './ReportRows.tsx'
import { myReports } from '../../my-reports.ts'
import { reportCount } from '../../queries.ts'
import { familyLink } from '../family-view.ts'
import { hasFamily, tabText } from '../report-list-rules.ts'

const { adult } = config.sampleReportPackage

function Reports({ tab }: { tab: ListTab }) {
  const { data: reports } = useSuspenseQuery(myReports(tab === 'ALL' ? undefined : tab))
  if (reports.items.length > 0)
    return (
      <>
        <ReportRows samples={reports.items} />
        {tab === 'ALL' && hasFamily(reports.items) && (
          <Card>
            <Row label="家人对照" value="看相同和不同" to={familyLink()} />
          </Card>
        )}
      </>
    )
  if (tab !== 'ALL')
    return (
      <EmptyState
        picture="empty-report"
        text={`没有${listTabLabel[tab]}的报告`}
        action={{ label: '看全部报告', to: to(paths.myReport) }}
      />
    )
  return (
    <EmptyState
      picture="empty-report"
      text="您还没有报告。绑定样本、检测完成后，报告会出现在这里"
      action={{ label: '先看看示例报告', to: to(paths.report, { sampleId: 'DEMO-DEFAULT-ADULT', packageId: adult }) }}
    />
  )
}

/** The person's reports by kind, with their counts (REPX-009, decision 86). */
export function MyReports() {
  const tab = toListTab(useSearch(paths.myReport).status)
  // The tabs work without their counts.
  const counts = {
    ALL: useQuery(reportCount('ALL')),
    PREPAID: useQuery(reportCount('PREPAID')),
    SIGNED: useQuery(reportCount('SIGNED')),
  } satisfies Record<ListTab, unknown>
  const countFailed = Object.values(counts).some(({ isError, data }) => isError && data === undefined)
  return (
    <Page title="我的报告">
      <TabLinks
        label="报告类型"
        tabs={listTabs.map((value) => ({
          value,
          label: tabText(value, counts[value].data),
          to: to(paths.myReport, {}, { status: value === 'ALL' ? '' : value }),
        }))}
        value={tab}
      />
      {countFailed && <RefetchButton what="报告数量" />}
      <ScreenPart key={tab} waiting={<ScreenSkeleton kind="list" />}>
        <Reports tab={tab} />
      </ScreenPart>
      <BannerStrip position="MY_REPORTS" />
    </Page>
  )
}
