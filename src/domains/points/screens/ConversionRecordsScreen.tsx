import { useQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths, to } from '#/paths.ts'
import { formatDate } from '#/shared/lib/time/date.ts'
import { formatPoints } from '#/shared/lib/points.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { InfiniteList } from '#/shared/ui/lists/InfiniteList.tsx'
import { WhenAllRead } from '#/shared/ui/lists/WhenAllRead.tsx'
import { Page } from '#/shared/ui/Page.tsx'
import type { PointsOrder } from '../model.ts'
import { conversionTotals, pointsOrderLabel } from '../order-rules.ts'
import { PointsOrderLine } from '../components/PointsOrderLine.tsx'
import { conversionRecords, pointsOrders } from '../queries.ts'
import '../components/points.css'

/** The totals. The line is empty when the read fails, without a redemption, and when an entry could not be read. */
function Totals() {
  const { data } = useQuery(conversionRecords())
  const { times, points } = conversionTotals(data?.items ?? [])
  return (
    <div className="points-totals">
      <WhenAllRead>{times > 0 && <p>{`共兑换${times}次，用了${formatPoints(points)}`}</p>}</WhenAllRead>
    </div>
  )
}

function RecordRow({ order }: { order: PointsOrder }) {
  return (
    <Link className="card points-record" to={to(paths.conversionDetail, { id: order.id })}>
      <span className="points-record-head">
        <span className="muted">
          {order.createdDate === null ? order.orderNumber || order.id : formatDate(order.createdDate, 'minute')}
        </span>
        <strong>{pointsOrderLabel(order.status)}</strong>
      </span>
      <PointsOrderLine order={order} />
    </Link>
  )
}

export default function ConversionRecordsScreen() {
  const list = useSuspenseInfiniteQuery(pointsOrders())
  const any = list.data.pages.some((page) => page.items.length > 0)
  return (
    <Page title="兑换记录">
      {any && <Totals />}
      <InfiniteList
        list={list}
        itemKey={(order) => order.id}
        empty={
          <EmptyState
            picture="empty-order"
            text="您还没有兑换过商品"
            action={{ label: '去积分商城看看', to: paths.integralMall }}
          />
        }
      >
        {(order) => <RecordRow order={order} />}
      </InfiniteList>
    </Page>
  )
}
