import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { InfiniteList } from '#/shared/ui/lists/InfiniteList.tsx'
import { GoodsCard } from '#/widgets/goods/GoodsCard.tsx'
import { goodsOfCoupon } from '../queries.ts'
import './coupon-goods.css'

export function CouponGoods({ id, keyword = '', empty }: { id: string; keyword?: string; empty: ReactNode }) {
  const list = useSuspenseInfiniteQuery(goodsOfCoupon(id, keyword))
  return (
    <InfiniteList list={list} className="coupon-goods" itemKey={(goods) => goods.goodsId ?? ''} empty={empty}>
      {(goods) => <GoodsCard goods={goods} />}
    </InfiniteList>
  )
}
