import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { config } from '#/config.ts'
import { goodsGroups, goodsPages } from '#/domains/mall/queries.ts'
import { useSession } from '#/domains/session/store.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { InfiniteList } from '#/shared/ui/InfiniteList.tsx'
import { Page } from '#/shared/ui/Page.tsx'
import { ScreenSkeleton } from '#/shared/ui/ScreenSkeleton.tsx'
import { GoodsCard } from '#/widgets/GoodsCard.tsx'
import { BannerCarousel } from '../parts/BannerCarousel.tsx'
import { GroupIcons } from '../parts/GroupIcons.tsx'
import { homeBanners } from '../queries.ts'
import './home.css'

// Only for people who are signed in, and never in the way of the first screen.
const NextStepCard = lazy(() =>
  import('../parts/NextStepCard.tsx').then((module) => ({ default: module.NextStepCard })),
)

const ActivityPopup = lazy(() =>
  import('../parts/ActivityPopup.tsx').then((module) => ({ default: module.ActivityPopup })),
)

function GoodsList({ group, onAll }: { group: string; onAll: () => void }) {
  const list = useSuspenseInfiniteQuery(goodsPages(group || undefined))
  return (
    <InfiniteList
      list={list}
      className="home-goods"
      itemKey={(goods) => goods.goodsId ?? ''}
      empty={
        <EmptyState
          picture="empty-list"
          text="这个分类暂时没有商品"
          action={{ label: '看看全部商品', onPress: onAll }}
        />
      }
    >
      {(goods) => <GoodsCard goods={goods} />}
    </InfiniteList>
  )
}

/** /Home/hot: what there is, and for a signed-in person the one next thing to do. */
export default function HomeScreen() {
  const { data: banners } = useSuspenseQuery(homeBanners())
  const { data: groups } = useSuspenseQuery(goodsGroups())
  const signedIn = useSession((state) => state.token !== null)
  const [group, setGroup] = useState('')
  return (
    <Page title="首页" bare>
      <header className="home-head">
        <img src="/logo.svg" alt="" width={28} height={28} />
        <span>{config.appName}</span>
      </header>
      <BannerCarousel banners={banners.items} />
      {signedIn && (
        <Suspense fallback={<div className="next-step" />}>
          <NextStepCard />
          <ActivityPopup />
        </Suspense>
      )}
      <GroupIcons groups={groups.items} chosen={group} onChoose={setGroup} />
      <h2 className="home-title">{groups.items.find((entry) => entry.id === group)?.name ?? '热门商品'}</h2>
      <Suspense fallback={<ScreenSkeleton kind="list" />}>
        <GoodsList group={group} onAll={() => setGroup('')} />
      </Suspense>
    </Page>
  )
}
