import { memo, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { Goods } from '#/domains/mall/model.ts'
import {
  goodsPictures,
  isAllSold,
  isPromotionActive,
  pricesDiffer,
  promotionLabel,
  soldText,
  startingPrice,
} from '#/domains/mall/catalogue/card-rules.ts'
import { paths, to } from '#/paths.ts'
import { serverNow } from '#/shared/lib/time/clock.ts'
import { withStyle } from '#/shared/lib/pictures.ts'
import { Price } from '#/shared/ui/Price.tsx'
import { SafeImage } from '#/shared/ui/pictures/SafeImage.tsx'
import './goods-card.css'

interface GoodsCardProps {
  goods: Goods
  gain?: string | undefined
  /** Replaces the price. */
  children?: ReactNode
}

export const GoodsCard = memo(function GoodsCard({ goods, gain, children }: GoodsCardProps) {
  const event = goods.abstractPromotionEvent
  const label = event && isPromotionActive(event, serverNow()) ? promotionLabel(event) : null
  return (
    <Link className="goods-card" to={to(paths.goods, { id: goods.goodsId ?? '' })}>
      <SafeImage src={withStyle(goodsPictures(goods)[0] ?? '', 'compress')} alt="" />
      <span className="goods-card-text">
        <span className="goods-card-name">
          {label && <em>{label}</em>}
          <span>{goods.name}</span>
        </span>
        <span className="goods-card-foot">
          <Price amount={startingPrice(goods)} />
          {pricesDiffer(goods) && <span className="muted">起</span>}
          {children}
          <span className="muted">{isAllSold(goods) ? '已售罄' : soldText(goods.sales)}</span>
        </span>
        {gain && <span className="goods-card-gain">{gain}</span>}
      </span>
    </Link>
  )
})
