import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReportSample } from '#/domains/report/model.ts'
import { myReports } from '#/domains/report/my-reports.ts'
import { reportsForOrder } from '#/domains/report/queries.ts'
import { customerName } from '#/domains/report/source/report-ids.ts'
import { paths, to } from '#/paths.ts'
import { formatDate } from '#/shared/lib/time/date.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { Card, Page } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import { useSearch } from '#/shared/ui/screen-context.tsx'
import { CollapsedList } from '#/shared/ui/lists/CollapsedList.tsx'

const kind = (type: string): string => (type === 'CHILDREN' ? '儿童报告' : '成人报告')

function SampleReports({ sample }: { sample: ReportSample }) {
  const sampleId = sample.sampleRecordId || sample.sampleId
  return (
    <Card title={customerName(sample) || `样本 ${sample.sampleId}`}>
      {sample.detectionPackageInfoList.map(({ detectionPackageId, reportPackageType }) => (
        <Row
          key={detectionPackageId}
          label={kind(reportPackageType)}
          value={sample.reportLastUpdateTime === null ? '查看' : formatDate(sample.reportLastUpdateTime, 'day')}
          to={to(paths.report, { sampleId, packageId: detectionPackageId })}
        />
      ))}
    </Card>
  )
}

const Reports = ({ samples }: { samples: readonly ReportSample[] }) => (
  <CollapsedList items={samples}>
    {(shown) => shown.map((sample) => <SampleReports key={sample.sampleId} sample={sample} />)}
  </CollapsedList>
)

function OrderReports({ orderId }: { orderId: string }) {
  const { data: reports } = useSuspenseQuery(reportsForOrder(orderId))
  if (reports.items.length === 0)
    return (
      <EmptyState
        picture="empty-report"
        text="这个订单还没有报告。检测完成后，报告会出现在这里"
        action={{ label: '查看检测进度', to: to(paths.orderSchedule, { id: orderId }) }}
      />
    )
  return <Reports samples={reports.items} />
}

/** All reports of the person, shown if the address names no order, as the link of a points task does (PTS-014). */
function AllReports() {
  const { data: reports } = useSuspenseQuery(myReports())
  if (reports.items.length === 0)
    return (
      <EmptyState
        picture="empty-report"
        text="您还没有报告。绑定样本、检测完成后，报告会出现在这里"
        action={{ label: '绑定样本', to: paths.bindInput }}
      />
    )
  return <Reports samples={reports.items} />
}

/** /order-report?orderId=: the reports of an order (REPX-010). */
export default function OrderReportScreen() {
  const orderId = useSearch(paths.orderReport).orderId
  return <Page title="订单报告">{orderId ? <OrderReports orderId={orderId} /> : <AllReports />}</Page>
}
