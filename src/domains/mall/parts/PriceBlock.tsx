import { serverNow } from '#/shared/lib/clock.ts'
import { formatMoney } from '#/shared/lib/money.ts'
import { Countdown } from '#/shared/ui/Countdown.tsx'
import { Price } from '#/shared/ui/Price.tsx'
import type { Goods, Promotion, Specification } from '../model.ts'
import { depositSplit, isPromotionActive, promotionLabel, startingPrice } from '../rules.ts'

function PromotionStrip({ promotion }: { promotion: Promotion }) {
  const { promotionType, endTime } = promotion.promotionData
  const { buyerCashBack, sharerCashBack } = promotion.detailData?.discountGoodsData ?? {}
  return (
    <div className="promotion">
      <strong>{promotionLabel[promotionType]}</strong>
      {buyerCashBack ? <span>返现 {formatMoney(buyerCashBack)}</span> : null}
      {sharerCashBack ? <span>分享返现 {formatMoney(sharerCashBack)}</span> : null}
      {endTime !== null && <Countdown until={endTime} prefix="距结束" over="活动已结束" />}
    </div>
  )
}

/** Price with what it was before, the promotion with its time left, the deposit line. */
export function PriceBlock({ goods, chosen }: { goods: Goods; chosen: Specification | null }) {
  const event = goods.abstractPromotionEvent
  const split = chosen ? depositSplit(chosen, 1) : null
  const before = chosen?.priceBeforeDiscount ?? 0
  return (
    <div className="price-block">
      {event && isPromotionActive(event, serverNow()) && <PromotionStrip promotion={event} />}
      <div className="price-line">
        <Price amount={chosen?.price ?? startingPrice(goods)} size="large" />
        {chosen && before > chosen.price && <del className="muted">{formatMoney(before)}</del>}
      </div>
      {split && (
        <p className="deposit">
          可付定金 {formatMoney(split.deposit)}，尾款 {formatMoney(split.balance)}
        </p>
      )}
      <h2 className="goods-name">{goods.name}</h2>
      {goods.subtitle && <p className="muted">{goods.subtitle}</p>}
    </div>
  )
}
