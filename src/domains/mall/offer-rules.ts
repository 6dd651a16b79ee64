import { formatMoney } from '#/shared/lib/money.ts'
import { wordFor } from '#/shared/lib/words.ts'
import type { Goods, Promotion, PromotionEvent, PromotionType } from './model.ts'
import { sharerGains } from './promotion-rules.ts'
import { isPromotionActive, promotionLabel, startingPrice } from './rules.ts'
import { isGoods } from './whole-goods.ts'

/** What stands first when several run at once: what changes the price, then what comes with it. */
const rank: Record<PromotionType, number> = { SNAP_UP: 0, TIME_LIMIT_DISCOUNT: 1, CASH_BACK: 2, COUPONS_PACKAGE: 3 }

/** The promotions of goods that run now: their own and those read for them, one of each known kind (GOODS-010, GOODS-035). */
export function runningPromotions(
  own: Promotion | null,
  read: readonly (PromotionEvent | null)[],
  now: number,
): Promotion[] {
  const running = [own, ...read].filter((event) => event !== null).filter((event) => isPromotionActive(event, now))
  const place = ({ promotionData }: Promotion) => wordFor(rank, promotionData.promotionType)
  const kinds = new Map<string, Promotion>()
  for (const event of running) {
    const { promotionType } = event.promotionData
    if (place(event) !== null && !kinds.has(promotionType)) kinds.set(promotionType, event)
  }
  return [...kinds.values()].sort((a, b) => (place(a) ?? 0) - (place(b) ?? 0))
}

/** Promotions of the mall that run now and name goods that can be looked at, the one that ends first at the front. */
export function railOf(events: readonly (PromotionEvent | null)[], now: number): (PromotionEvent & { goods: Goods })[] {
  return events
    .filter((event): event is PromotionEvent & { goods: Goods } => Boolean(event?.goods && isGoods(event.goods)))
    .filter(
      (event) => event.goods.state === 'PUBLISHED' && promotionLabel(event) !== null && isPromotionActive(event, now),
    )
    .sort((a, b) => (a.promotionData.endTime ?? Infinity) - (b.promotionData.endTime ?? Infinity))
}

/** What members of the upper and lower star get (GOODS-013). */
export function memberGains(event: Promotion): string[] {
  const { upperStar, lowerStar } = event.detailData?.memberRewards ?? {}
  return [
    ...(upperStar ? [`上级会员奖励 ${formatMoney(upperStar)}`] : []),
    ...(lowerStar ? [`下级会员奖励 ${formatMoney(lowerStar)}`] : []),
  ]
}

/** What one earns at least with goods: by sharing, by selling (GOODS-015). */
export function rewardLines({ rewardDetailDTO }: Pick<Goods, 'rewardDetailDTO'>): string[] {
  const { shareAmountMin, partSalesAmountMin } = rewardDetailDTO ?? {}
  return [
    ...(shareAmountMin ? [`分享奖励 ${formatMoney(shareAmountMin)} 起`] : []),
    ...(partSalesAmountMin ? [`销售奖励 ${formatMoney(partSalesAmountMin)} 起`] : []),
  ]
}

/** What is earned by sharing goods now, for the person who shares (GOODS-012, GOODS-013, GOODS-015). */
export const shareGains = (goods: Goods, running: readonly Promotion[]): string[] => [
  ...rewardLines(goods),
  ...running.flatMap((event) => [...sharerGains(event), ...memberGains(event)]),
]

/** `¥299.00 起` when there is more than one specification. */
export function priceText(goods: Goods): string {
  const price = startingPrice(goods)
  if (price === null) return ''
  return goods.specifications.length > 1 ? `${formatMoney(price)} 起` : formatMoney(price)
}
