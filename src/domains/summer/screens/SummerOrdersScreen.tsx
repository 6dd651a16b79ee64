import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths, to } from '#/paths.ts'
import { moneyText } from '#/shared/lib/money.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { InfiniteList } from '#/shared/ui/lists/InfiniteList.tsx'
import { Page } from '#/shared/ui/Page.tsx'
import { useSummerState } from '../hooks/use-summer-state.ts'
import type { SummerOrder } from '../model.ts'
import { mySummerOrders } from '../queries.ts'
import { childNames, dayOfOrder, dayWithYear, groupLabel } from '../rules.ts'
import '../components/summer-order.css'

function OrderCard({ order }: { order: SummerOrder }) {
  const { state, label } = useSummerState(order)
  const day = dayOfOrder(order)
  const when = [order.ageGroup && groupLabel(order.ageGroup), dayWithYear(day)].filter(Boolean).join(' · ')
  return (
    <Link className="card summer-card" to={to(paths.summerOrder, { id: order.id })}>
      <p className="summer-head">
        <strong>{childNames(order) || '夏令活动'}</strong>
        <span className={state === 'pay' || state === 'done' ? 'summer-open' : 'muted'}>{label}</span>
      </p>
      {when && <p>{when}</p>}
      <p className="muted">{moneyText(order.paymentDetails?.amount)}</p>
    </Link>
  )
}

export default function SummerOrdersScreen() {
  const list = useSuspenseInfiniteQuery(mySummerOrders())
  return (
    <Page title="我的夏令活动">
      <InfiniteList
        list={list}
        itemKey={({ id }) => id}
        empty={
          <EmptyState
            picture="empty-list"
            text="还没有报名夏令活动"
            action={{ label: '去报名', to: paths.summerActivity }}
          />
        }
      >
        {(order) => <OrderCard order={order} />}
      </InfiniteList>
    </Page>
  )
}
