import { useNavigate } from 'react-router'
import { paths, to } from '#/paths.ts'
import { Page } from '#/shared/ui/Page.tsx'
import { ScreenPart } from '#/shared/ui/lazy/screen-part.tsx'
import { ScreenSkeleton } from '#/shared/ui/ScreenSkeleton.tsx'
import { TabLinks } from '#/shared/ui/tabs/TabLinks.tsx'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { OrderPages } from '../components/OrderPages.tsx'
import { myOrders } from '../queries.ts'
import { orderTabLabel, orderTabs, toOrderTab } from '../state/tabs.ts'

const tabs = orderTabs.map((value) => ({
  value,
  label: orderTabLabel[value],
  to: to(paths.myOrder, { status: value }),
}))

/** /my-order/{status}: the five tabs; an unknown status opens ALL. */
export default function MyOrderScreen() {
  const navigate = useNavigate()
  const tab = toOrderTab(useScreenParams(paths.myOrder).status)
  return (
    <Page title="我的订单" onBack={() => void navigate(paths.myMain)}>
      <TabLinks label="订单状态" tabs={tabs} value={tab} />
      <ScreenPart key={tab} waiting={<ScreenSkeleton kind="list" />}>
        <OrderPages
          read={myOrders(tab)}
          empty={tab === 'ALL' ? '您还没有订单' : `没有${orderTabLabel[tab]}的订单`}
          refunds={tab === 'REFUNDMENT'}
        />
      </ScreenPart>
    </Page>
  )
}
