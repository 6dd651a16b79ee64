import { Suspense } from 'react'
import { useNavigate } from 'react-router'
import { paths, to } from '#/paths.ts'
import { Page } from '#/shared/ui/Page.tsx'
import { ScreenSkeleton } from '#/shared/ui/ScreenSkeleton.tsx'
import { Tabs } from '#/shared/ui/Tabs.tsx'
import { useSearch } from '#/shared/ui/screen-context.tsx'
import { OrderPages } from '../parts/OrderPages.tsx'
import { listedOrders } from '../queries.ts'
import { listTabLabel, listTabs, toListTab } from '../tabs.ts'
import '../parts/order.css'

const tabs = listTabs.map((value) => ({ value, label: listTabLabel[value] }))

/** /order-list?status=: all orders, prepaid ones, those with a signed contract (ORD-016). */
export default function OrderListScreen() {
  const navigate = useNavigate()
  const tab = toListTab(useSearch(paths.orderList).status)
  return (
    <Page title="订单列表">
      <Tabs
        label="订单类型"
        tabs={tabs}
        value={tab}
        onChange={(status) => void navigate(to(paths.orderList, {}, { status }), { replace: true })}
      />
      <Suspense key={tab} fallback={<ScreenSkeleton kind="list" />}>
        <OrderPages
          read={listedOrders(tab)}
          empty={tab === 'ALL' ? '您还没有订单' : `没有${listTabLabel[tab]}的订单`}
        />
      </Suspense>
    </Page>
  )
}
