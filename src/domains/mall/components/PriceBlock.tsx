import type { ReactNode } from 'react'
import { formatMoney } from '#/shared/lib/money.ts'
import { Countdown } from '#/shared/ui/Countdown.tsx'
import { Price } from '#/shared/ui/Price.tsx'
import { useServerNow } from '#/shared/ui/use-server-now.ts'
import { spanPhase, UNKNOWN_TIME } from '#/shared/lib/time/edges.ts'
import type { Goods, Promotion } from '../model.ts'
import type { Specification } from '../buy/specification.ts'
import { buyerGain, sharerGains, snapUpProgress } from '../price/promotion-rules.ts'
import { areRewardsShown } from '../price/rewards.ts'
import { lowStockText, promotionLabel, soldText, startingPrice } from '../catalogue/card-rules.ts'
import { depositSplit, savingNow, savingOf } from '../rules.ts'
import { pointsQuotaText } from '../buy/stock-rules.ts'
import '#/widgets/goods/goods-card.css'
import '#/shared/ui/price.css'
import './goods.css'

interface PriceBlockProps {
  goods: Goods
  chosen: Specification | null
}

function Facts({ promotion, goods, chosen }: PriceBlockProps & { promotion: Promotion }) {
  const type = promotion.promotionData.promotionType
  const saving = type === 'TIME_LIMIT_DISCOUNT' && chosen ? savingOf(chosen) : null
  const progress = type === 'SNAP_UP' ? snapUpProgress(goods) : null
  const gains = [...buyerGain(promotion), ...(areRewardsShown() ? sharerGains(promotion) : [])]
  return (
    <>
      {saving && <span>{`已省 ${formatMoney(saving)}`}</span>}
      {progress !== null && (
        <span className="promotion-progress">
          <progress value={progress} max={100} aria-label="抢购进度" />
          <span>{` 已抢 ${progress}%`}</span>
        </span>
      )}
      {type === 'COUPONS_PACKAGE' && <span>购买即送优惠券</span>}
      {gains.map((gain) => (
        <span key={gain}>{gain}</span>
      ))}
    </>
  )
}

function PromotionStrip({ promotion, ...rest }: PriceBlockProps & { promotion: Promotion }) {
  const { endTime } = promotion.promotionData
  return (
    <div className="promotion">
      <strong>{promotionLabel(promotion) ?? '优惠活动'}</strong>
      <Facts promotion={promotion} {...rest} />
      {typeof endTime === 'number' && <Countdown until={endTime} prefix="距结束" over="活动已结束" />}
    </div>
  )
}

export function PriceBlock({ goods, chosen, children }: PriceBlockProps & { children: ReactNode }) {
  const event = goods.abstractPromotionEvent
  const now = useServerNow([event?.promotionData])
  const phase = event && spanPhase(event.promotionData, now)
  const split = chosen ? depositSplit(chosen, 1) : null
  const sold = soldText(goods.sales)
  const few = chosen && lowStockText(chosen)
  const quota = pointsQuotaText(goods)
  return (
    <div className="price-block">
      {phase === 'open' && event && <PromotionStrip promotion={event} goods={goods} chosen={chosen} />}
      {phase === 'unknown' && event && (
        <div className="promotion">
          <strong>{promotionLabel(event) ?? '优惠活动'}</strong> {UNKNOWN_TIME}
        </div>
      )}
      <div className="price-line">
        <Price amount={chosen?.price ?? startingPrice(goods)} size="large" />
        {chosen && savingNow(chosen, goods, now) && (
          <del className="muted">{formatMoney(chosen.priceBeforeDiscount)}</del>
        )}
      </div>
      {split && (
        <p className="deposit">{`可付定金 ${formatMoney(split.deposit)}，尾款 ${formatMoney(split.balance)}`}</p>
      )}
      <h2 className="goods-name">{goods.name}</h2>
      {goods.subtitle && <p className="muted">{goods.subtitle}</p>}
      <div className="goods-card-foot">
        {children}
        {sold && <span className="muted">{sold}</span>}
        {few && <span className="deposit">{few}</span>}
        {/* An empty price gives the line its height before the other prices load. */}
        <span className="price-small">{'\u200b'}</span>
      </div>
      {quota && <p className="muted">{quota}</p>}
    </div>
  )
}
