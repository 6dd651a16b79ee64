import { useInfiniteQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { paths } from '#/paths.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { Page } from '#/shared/ui/Page.tsx'
import { PullRefresh } from '#/shared/ui/lists/PullRefresh.tsx'
import { GoodsCard } from '#/widgets/goods/GoodsCard.tsx'
import { GoodsGrid } from '#/widgets/goods/GoodsGrid.tsx'
import type { Goods } from '../model.ts'
import { useRefresh } from '../use-refresh.ts'
import { rewardLines } from '../offer-rules.ts'
import { shareablePages } from '../queries.ts'
import { rewardsShown } from '../rewards.ts'
import './mall.css'

const ShareSheet = lazy(() => import('../parts/ShareSheet.tsx'))

/** /commodity-search/goods-share: goods to share, with the minimum reward (GOODS-005, GOODS-015). */
export default function GoodsShareScreen() {
  const pages = shareablePages()
  const list = useInfiniteQuery(pages)
  const refresh = useRefresh(pages.queryKey)
  const [share, setShare] = useState<{ goods: Goods; open: boolean } | null>(null)
  return (
    <Page title="分享商品">
      <PullRefresh onRefresh={refresh}>
        <p className="mall-note">选一件商品分享给朋友，链接会带上您的分享码</p>
        <GoodsGrid
          list={list}
          empty={
            <EmptyState
              picture="empty-list"
              text="现在没有可以分享的商品"
              action={{ label: '去商城看看', to: paths.mall }}
            />
          }
        >
          {(goods) => (
            <div className="share-entry">
              <GoodsCard goods={goods} gain={rewardsShown() ? rewardLines(goods).join('，') : ''} />
              <Button kind="plain" label={`分享${goods.name}`} onPress={() => setShare({ goods, open: true })}>
                分享
              </Button>
            </div>
          )}
        </GoodsGrid>
      </PullRefresh>
      <Suspense fallback={null}>
        {share && (
          <ShareSheet
            key={share.goods.goodsId}
            {...share}
            own={false}
            onClose={() => setShare({ ...share, open: false })}
          />
        )}
      </Suspense>
    </Page>
  )
}
