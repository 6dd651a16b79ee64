import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { InfiniteList } from '#/shared/ui/lists/InfiniteList.tsx'
import { Page } from '#/shared/ui/Page.tsx'
import { ScreenSkeleton } from '#/shared/ui/ScreenSkeleton.tsx'
import { Tabs } from '#/shared/ui/tabs/Tabs.tsx'
import { BalanceHead } from '../parts/BalanceHead.tsx'
import { MallEntries } from '../parts/MallEntries.tsx'
import { PointsGoodsCard } from '../parts/PointsGoodsCard.tsx'
import { pointsBalance, pointsGoodsPages, pointsGroups } from '../queries.ts'
import '../parts/points.css'

function GoodsGrid({ group, onAll }: { group: string; onAll: () => void }) {
  const list = useSuspenseInfiniteQuery(pointsGoodsPages(group))
  const { data: balance } = useSuspenseQuery(pointsBalance())
  const action = group ? { action: { label: '看看全部', onPress: onAll } } : {}
  return (
    <InfiniteList
      list={list}
      className="points-grid"
      itemKey={(goods) => goods.id}
      empty={
        <EmptyState
          picture="empty-list"
          text={group ? '这个分类暂时没有可兑换的商品' : '暂时没有可兑换的商品，请过几天再来看看'}
          {...action}
        />
      }
    >
      {(goods) => <PointsGoodsCard goods={goods} balance={balance.points} />}
    </InfiniteList>
  )
}

/** /integral-mall: the balance, and the goods to redeem (PTS-019). */
export default function IntegralMallScreen() {
  const { data: groups } = useSuspenseQuery(pointsGroups())
  const [group, setGroup] = useState('')
  const tabs = [{ value: '', label: '全部' }, ...groups.items.map(({ id, name }) => ({ value: id, label: name }))]
  return (
    <Page title="积分商城">
      <BalanceHead>
        <MallEntries />
      </BalanceHead>
      <Tabs label="积分商品分类" tabs={tabs} value={group} onChange={setGroup}>
        <Suspense key={group} fallback={<ScreenSkeleton kind="list" />}>
          <GoodsGrid group={group} onAll={() => setGroup('')} />
        </Suspense>
      </Tabs>
    </Page>
  )
}
