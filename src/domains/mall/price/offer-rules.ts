import { formatMoney } from '#/shared/lib/money.ts'
import { wordFor } from '#/shared/lib/words.ts'
import { endOrder, spanPhase } from '#/shared/lib/time/edges.ts'
import type { Goods, Promotion, PromotionEvent, PromotionType } from '../model.ts'
import { sharerGains } from './promotion-rules.ts'
import { isPromotionActive, pricesDiffer, promotionLabel, startingPrice } from '../catalogue/card-rules.ts'
import { isGoods } from '../catalogue/whole-goods.ts'

/** The order of promotions that run at the same time: first those that change the price. */
const rank: Record<PromotionType, number> = { SNAP_UP: 0, TIME_LIMIT_DISCOUNT: 1, CASH_BACK: 2, COUPONS_PACKAGE: 3 }

const kindOf = ({ promotionData }: Promotion): string => promotionData.promotionType

/** The first promotion of each known kind, in their order. */
function oneOfEachKind(events: readonly Promotion[]): Promotion[] {
  const place = (event: Promotion) => wordFor(rank, kindOf(event))
  const kinds = new Map<string, Promotion>()
  for (const event of events) if (place(event) !== null && !kinds.has(kindOf(event))) kinds.set(kindOf(event), event)
  return [...kinds.values()].sort((a, b) => (place(a) ?? 0) - (place(b) ?? 0))
}

/** The goods' own promotions and those of the separate call, one of each known kind (GOODS-010, GOODS-035). */
export function runningPromotions(
  own: Promotion | null,
  read: readonly (PromotionEvent | null)[],
  now: number,
): Promotion[] {
  const known = [own, ...read].filter((event) => event !== null)
  return oneOfEachKind(known.filter((event) => isPromotionActive(event, now)))
}

/**
 * Promotions from the separate call with a time that cannot be read, so that it is unknown whether they run (ADR 017).
 * The kinds of running promotions are left out, and so is the kind of the goods' own promotion, which is shown above
 * the price.
 */
export function unclearPromotions(
  own: Promotion | null,
  read: readonly (PromotionEvent | null)[],
  now: number,
): Promotion[] {
  const shown = new Set([...(own ? [own] : []), ...runningPromotions(own, read, now)].map(kindOf))
  const unclear = read.filter((event) => event !== null && spanPhase(event.promotionData, now) === 'unknown')
  return oneOfEachKind(unclear.filter((event) => event !== null)).filter((event) => !shown.has(kindOf(event)))
}

/** Current promotions of the mall whose goods can be opened; sorted by their end. */
export function railOf(events: readonly (PromotionEvent | null)[], now: number): (PromotionEvent & { goods: Goods })[] {
  return events
    .filter((event): event is PromotionEvent & { goods: Goods } => Boolean(event?.goods && isGoods(event.goods)))
    .filter(
      (event) => event.goods.state === 'PUBLISHED' && promotionLabel(event) !== null && isPromotionActive(event, now),
    )
    .sort((a, b) => endOrder(a.promotionData.endTime) - endOrder(b.promotionData.endTime))
}

/** The rewards for members of the upper and lower star (GOODS-013). */
export function memberRewards(event: Promotion): string[] {
  const { upperStar, lowerStar } = event.detailData?.memberRewards ?? {}
  return [
    ...(upperStar ? [`上级会员奖励 ${formatMoney(upperStar)}`] : []),
    ...(lowerStar ? [`下级会员奖励 ${formatMoney(lowerStar)}`] : []),
  ]
}

/** The minimum rewards for goods: for sharing and for selling (GOODS-015). */
export function rewardLines({ rewardDetailDTO }: Pick<Goods, 'rewardDetailDTO'>): string[] {
  const { shareAmountMin, partSalesAmountMin } = rewardDetailDTO ?? {}
  return [
    ...(shareAmountMin ? [`分享奖励 ${formatMoney(shareAmountMin)} 起`] : []),
    ...(partSalesAmountMin ? [`销售奖励 ${formatMoney(partSalesAmountMin)} 起`] : []),
  ]
}

/** The current rewards of the sharer for goods (GOODS-012, GOODS-013, GOODS-015). */
export const shareRewards = (goods: Goods, running: readonly Promotion[]): string[] => [
  ...rewardLines(goods),
  ...running.flatMap((event) => [...sharerGains(event), ...memberRewards(event)]),
]

/** A price such as `¥299.00`, with 起 if the variants have different prices; empty when unknown. */
export function priceText(goods: Goods): string {
  const price = startingPrice(goods)
  if (price === null) return ''
  return pricesDiffer(goods) ? `${formatMoney(price)} 起` : formatMoney(price)
}
