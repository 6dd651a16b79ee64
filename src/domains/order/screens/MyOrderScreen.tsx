import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useNavigate } from 'react-router'
import { paths, to } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { InfiniteList } from '#/shared/ui/InfiniteList.tsx'
import { Page } from '#/shared/ui/Page.tsx'
import { ScreenSkeleton } from '#/shared/ui/ScreenSkeleton.tsx'
import { Tabs } from '#/shared/ui/Tabs.tsx'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { OrderRow } from '../parts/OrderRow.tsx'
import { myOrders } from '../queries.ts'
import { orderTabLabel, orderTabs, type OrderTab, toOrderTab } from '../tabs.ts'
import './order.css'

const tabs = orderTabs.map((value) => ({ value, label: orderTabLabel[value] }))

function OrderList({ tab }: { tab: OrderTab }) {
  const list = useSuspenseInfiniteQuery(myOrders(tab))
  return (
    <InfiniteList
      list={list}
      className="order-list"
      itemKey={(order) => order.id}
      empty={
        <EmptyState
          picture="empty-order"
          text={tab === 'ALL' ? '您还没有订单' : `没有${orderTabLabel[tab]}的订单`}
          action={{ label: '去逛逛', to: paths.home }}
        />
      }
    >
      {(order) => <OrderRow order={order} />}
    </InfiniteList>
  )
}

/** /my-order/{status}: the five tabs; an unknown one is ALL. */
export default function MyOrderScreen() {
  const navigate = useNavigate()
  const tab = toOrderTab(useScreenParams(paths.myOrder).status)
  return (
    <Page title="我的订单" onBack={() => void navigate(paths.myMain)}>
      <Tabs
        label="订单状态"
        tabs={tabs}
        value={tab}
        onChange={(status) => void navigate(to(paths.myOrder, { status }), { replace: true })}
      />
      <Suspense key={tab} fallback={<ScreenSkeleton kind="list" />}>
        <OrderList tab={tab} />
      </Suspense>
    </Page>
  )
}
