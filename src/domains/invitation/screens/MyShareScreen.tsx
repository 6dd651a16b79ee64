import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import { areRewardsShown } from '#/domains/mall/price/rewards.ts'
import { paths, to } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { InfiniteList } from '#/shared/ui/lists/InfiniteList.tsx'
import { Page } from '#/shared/ui/Page.tsx'
import { ScreenPart } from '#/shared/ui/lazy/screen-part.tsx'
import { ScreenSkeleton } from '#/shared/ui/ScreenSkeleton.tsx'
import { useSearch } from '#/shared/ui/screen-context.tsx'
import { TabLinks } from '#/shared/ui/tabs/TabLinks.tsx'
import { CollapsedList } from '#/shared/ui/lists/CollapsedList.tsx'
import { SharedOrder } from '../components/SharedOrder.tsx'
import { ShareMonthCard } from '../components/ShareMonthCard.tsx'
import { shareLog, sharingOrders } from '../queries.ts'
import { shareMonths, withoutRewards } from '../share-rules.ts'

const tabs = [
  { value: 'ORDERS', label: '订单', to: paths.myShare },
  { value: 'LOG', label: '分享记录', to: to(paths.myShare, {}, { view: 'LOG' }) },
] as const

const toGoods = { label: '选一件商品分享', to: paths.goodsShare }

function Orders() {
  const list = useSuspenseInfiniteQuery(sharingOrders())
  return (
    <InfiniteList
      list={list}
      itemKey={(order) => order.id}
      empty={<EmptyState picture="empty-order" text="还没有朋友通过您的分享下单" action={toGoods} />}
    >
      {(order) => <SharedOrder order={order} />}
    </InfiniteList>
  )
}

function Log() {
  const { data } = useSuspenseQuery(shareLog())
  const months = shareMonths(areRewardsShown() ? data.items : withoutRewards(data.items))
  if (months.length === 0) return <EmptyState picture="empty-list" text="还没有分享记录" action={toGoods} />
  return (
    <CollapsedList items={months.flatMap(({ shares }) => shares)}>
      {(shown) => months.map((month) => <ShareMonthCard key={month.month} of={month} shown={shown} />)}
    </CollapsedList>
  )
}

/** /my-share: orders placed through the person's shares (WAL-014), and the shares by month (WAL-007). */
export default function MyShareScreen() {
  const { view } = useSearch(paths.myShare)
  return (
    <Page title="我的分享">
      <TabLinks label="我的分享" tabs={tabs} value={view ?? 'ORDERS'} />
      <ScreenPart key={view} waiting={<ScreenSkeleton kind="list" />}>
        {view === 'LOG' ? <Log /> : <Orders />}
      </ScreenPart>
    </Page>
  )
}
