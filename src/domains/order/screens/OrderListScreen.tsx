import { paths, to } from '#/paths.ts'
import { Page } from '#/shared/ui/Page.tsx'
import { ScreenPart } from '#/shared/ui/lazy/screen-part.tsx'
import { ScreenSkeleton } from '#/shared/ui/ScreenSkeleton.tsx'
import { TabLinks } from '#/shared/ui/tabs/TabLinks.tsx'
import { useSearch } from '#/shared/ui/screen-context.tsx'
import { OrderPages } from '../components/OrderPages.tsx'
import { listedOrders } from '../queries.ts'
import { listTabLabel, listTabs, toListTab } from '../state/tabs.ts'

const tabs = listTabs.map((value) => ({
  value,
  label: listTabLabel[value],
  to: to(paths.orderList, {}, { status: value }),
}))

/** /order-list?status=: all orders, prepaid orders, and orders with a signed contract (ORD-016). */
export default function OrderListScreen() {
  const tab = toListTab(useSearch(paths.orderList).status)
  return (
    <Page title="订单列表">
      <TabLinks label="订单类型" tabs={tabs} value={tab} />
      <ScreenPart key={tab} waiting={<ScreenSkeleton kind="list" />}>
        <OrderPages
          read={listedOrders(tab)}
          empty={tab === 'ALL' ? '您还没有订单' : `没有${listTabLabel[tab]}的订单`}
        />
      </ScreenPart>
    </Page>
  )
}
