import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { lazyLayer } from '#/shared/ui/lazy/lazy-layer.tsx'
import type { Goods } from '#/domains/mall/model.ts'
import { rewardLines } from '#/domains/mall/price/offer-rules.ts'
import { shareablePages } from '#/domains/mall/queries.ts'
import { areRewardsShown } from '#/domains/mall/price/rewards.ts'
import { useRefresh } from '#/domains/mall/use-refresh.ts'
import { paths } from '#/paths.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { PullRefresh } from '#/shared/ui/lists/PullRefresh.tsx'
import { GoodsCard } from '#/widgets/goods/GoodsCard.tsx'
import { GoodsGrid } from '#/widgets/goods/GoodsGrid.tsx'
import './goods-share.css'

const GoodsShareSheet = lazyLayer(() => import('./GoodsShareSheet.tsx'))

/** Goods to share, each with its ways to share and the minimum reward (GOODS-005, GOODS-015). */
export function ShareableGoods() {
  const pages = shareablePages()
  const list = useInfiniteQuery(pages)
  const refresh = useRefresh(pages.queryKey)
  const [share, setShare] = useState<{ goods: Goods; open: boolean } | null>(null)
  return (
    <>
      <PullRefresh onRefresh={refresh}>
        <p className="shareable-note">选一件商品分享给朋友，链接会带上您的分享码</p>
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
            <div className="shareable">
              <GoodsCard goods={goods} gain={areRewardsShown() ? rewardLines(goods).join('，') : ''} />
              <Button kind="plain" label={`分享${goods.name}`} onPress={() => setShare({ goods, open: true })}>
                分享
              </Button>
            </div>
          )}
        </GoodsGrid>
      </PullRefresh>
      {share && (
        <GoodsShareSheet
          key={share.goods.goodsId}
          {...share}
          own={false}
          onClose={() => setShare({ ...share, open: false })}
        />
      )}
    </>
  )
}
