import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { paths, to } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { SearchIcon, ShareIcon } from '#/shared/ui/icons.tsx'
import { Page } from '#/shared/ui/Page.tsx'
import { PullRefresh } from '#/shared/ui/lists/PullRefresh.tsx'
import { useSearch } from '#/shared/ui/screen-context.tsx'
import { TabLinks } from '#/shared/ui/tabs/TabLinks.tsx'
import { useShareCard } from '#/shared/wechat/share-card.ts'
import BannerStrip from '#/widgets/goods/BannerStrip.tsx'
import { GoodsGrid } from '#/widgets/goods/GoodsGrid.tsx'
import PromotionRail from '#/widgets/goods/PromotionRail.tsx'
import { groupCard } from '../components/GroupCard.tsx'
import { goodsGroups, goodsPages } from '../catalogue/catalogue.ts'
import { useRefresh } from '../use-refresh.ts'
import { mallCard } from '../catalogue/mall-card.ts'
import './mall.css'

const shareLink = (
  <Link className="icon-button" to={paths.goodsShare} aria-label="分享商品">
    <ShareIcon />
  </Link>
)

const groupAddress = (group: string) => to(paths.mall, {}, { group })

/**
 * A tab for all goods and one for each group (GOODS-036); if the groups cannot be read, only the first tab and the
 * current group.
 */
function GroupTabs({ group, onPress }: { group: string; onPress: () => void }) {
  const { data, isError } = useQuery(goodsGroups())
  const known = data?.items ?? (isError && group ? [{ id: group, name: '当前分类' }] : [])
  const tabs = [
    { value: '', label: '全部', to: groupAddress('') },
    ...known.map(({ id, name }) => ({ value: id, label: name, to: groupAddress(id) })),
  ]
  return <TabLinks label="商品分类" tabs={tabs} value={group} onPress={onPress} />
}

/** /commodity: banners, promotions, and all goods by group. If one block fails, the others are shown. */
export default function MallScreen() {
  const navigate = useNavigate()
  const group = useSearch(paths.mall).group
  const pages = goodsPages({ groupId: group })
  const list = useInfiniteQuery(pages)
  const refresh = useRefresh(pages.queryKey)
  const top = useRef<HTMLDivElement>(null)
  useShareCard(mallCard())
  const toTop = () => {
    // If the page is scrolled down, a newly opened tab is scrolled to its top, below the sticky tabs.
    if (top.current && top.current.getBoundingClientRect().top < 0) top.current.scrollIntoView()
  }
  const showAll = () => {
    void navigate(groupAddress(''), { replace: true })
    toTop()
  }
  return (
    <Page title="商城" right={shareLink}>
      <PullRefresh onRefresh={refresh}>
        <Link className="mall-search" to={to(paths.goodsSearch, { type: 'all' })}>
          <SearchIcon size={20} />
          搜索商品
        </Link>
        <BannerStrip position="MALL_PRIMARY" first />
        <PromotionRail />
        <BannerStrip position="MALL" />
        <div ref={top} className="mall-top" />
        <GroupTabs group={group} onPress={toTop} />
        <GoodsGrid
          key={group}
          list={list}
          empty={
            <EmptyState
              picture="empty-list"
              text={group ? '这个分类暂时没有商品' : '商城还没有商品'}
              action={group ? { label: '看看全部商品', onPress: showAll } : { label: '返回首页', to: paths.home }}
            />
          }
        >
          {groupCard}
        </GoodsGrid>
      </PullRefresh>
    </Page>
  )
}
