import { useInfiniteQuery, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { config } from '#/config.ts'
import type { GoodsGroup } from '#/domains/mall/model.ts'
import { goodsGroups, goodsPages } from '#/domains/mall/catalogue/catalogue.ts'
import { useRefresh } from '#/domains/mall/use-refresh.ts'
import { useSignedIn } from '#/domains/user/store.ts'
import { paths, to } from '#/paths.ts'
import { setLargeLetters, useLargeLetters } from '#/shared/lib/letters-choice.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { optionalPart } from '#/shared/ui/lazy/optional-part.tsx'
import { Page } from '#/shared/ui/Page.tsx'
import { PullRefresh } from '#/shared/ui/lists/PullRefresh.tsx'
import BannerStrip from '#/widgets/goods/BannerStrip.tsx'
import { GoodsGrid } from '#/widgets/goods/GoodsGrid.tsx'
import { GroupIcons } from '../components/GroupIcons.tsx'
import { useRefetch } from '#/shared/ui/use-refetch.ts'
import { Logo } from '#/shared/ui/pictures/Logo.tsx'
import '../components/home.css'
import '#/widgets/goods/promotion-rail.css'

// The card is only for signed-in people, so its chunk must not delay the first screen.
const NextStepCard = optionalPart(() => import('../components/NextStepCard.tsx'), <div className="next-step" />)
// The promotions and articles are below the fold.
const PromotionRail = optionalPart(() => import('#/widgets/goods/PromotionRail.tsx'), <div className="rail-wait" />)
const HomeNews = optionalPart(() => import('#/widgets/news/HomeNews.tsx'), <div className="home-below-wait" />)
const ActivityPopup = optionalPart(() => import('../components/ActivityPopup.tsx'))

interface GroupsProps {
  read: UseQueryResult<{ items: GoodsGroup[] }>
  chosen: string
  onChoose: (id: string) => void
}

/** The space of the groups is reserved while they load. Without the groups, the goods can still be bought. */
function Groups({ read, chosen, onChoose }: GroupsProps) {
  const refetch = useRefetch()
  if (read.data?.items.length === 0) return null
  if (read.data) return <GroupIcons groups={read.data.items} chosen={chosen} onChoose={onChoose} />
  if (read.isPending) return <div className="home-groups home-groups-wait" />
  return (
    <p className="home-missing" role="status">
      分类没有加载出来
      <Button kind="text" onPress={refetch}>
        重新加载
      </Button>
    </p>
  )
}

/**
 * /Home/hot: the goods, and the next step for an order or a sample. If one block fails, the other blocks are still
 * shown.
 */
export default function HomeScreen() {
  const groups = useQuery(goodsGroups())
  const signedIn = useSignedIn()
  const large = useLargeLetters()
  const [group, setGroup] = useState('')
  const pages = goodsPages({ groupId: group })
  const list = useInfiniteQuery(pages)
  const refresh = useRefresh(pages.queryKey)
  const chosen = groups.data?.items.find((entry) => entry.id === group)
  return (
    <Page title="首页" bare>
      <header className="home-head">
        <Logo size={28} />
        <span>{config.appName}</span>
        <Button kind="text" onPress={() => setLargeLetters(!large)}>
          {large ? '标准字' : '大字'}
        </Button>
        <Link className="home-search" to={to(paths.goodsSearch, { type: 'all' })}>
          搜索商品
        </Link>
      </header>
      <PullRefresh onRefresh={refresh}>
        <BannerStrip position="HOME" first />
        {signedIn && <NextStepCard />}
        {signedIn && !large && <ActivityPopup />}
        <Groups read={groups} chosen={group} onChoose={setGroup} />
        {!large && <PromotionRail />}
        {!large && <HomeNews />}
        <div className="home-title">
          <h2>{chosen?.name ?? '热门商品'}</h2>
          <LinkButton kind="text" to={paths.mall}>
            全部商品
          </LinkButton>
        </div>
        <GoodsGrid
          list={list}
          empty={
            <EmptyState
              picture="empty-list"
              text={group ? '这个分类暂时没有商品' : '暂时没有商品，请过一会儿再来看看'}
              action={
                group
                  ? { label: '看看全部商品', onPress: () => setGroup('') }
                  : { label: '重新加载', onPress: () => void list.refetch() }
              }
            />
          }
        />
      </PullRefresh>
    </Page>
  )
}
