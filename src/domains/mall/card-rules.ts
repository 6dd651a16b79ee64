import { isRefused } from '#/shared/api/blocks.ts'
import { type Cents, cents } from '#/shared/lib/money.ts'
import { isPicture } from '#/shared/lib/safe/picture-address.ts'
import { wordFor } from '#/shared/lib/words.ts'
import { spanPhase } from '#/shared/lib/time/edges.ts'
import type { Goods, Promotion, PromotionType } from './model.ts'

/** Specification §3 Promotion: the label of each kind (GOODS-011). */
const promotionWords: Record<PromotionType, string> = {
  COUPONS_PACKAGE: '优惠券礼包',
  TIME_LIMIT_DISCOUNT: '限时折扣',
  SNAP_UP: '限时抢购',
  CASH_BACK: '返现',
}
export const promotionLabel = ({ promotionData }: Pick<Promotion, 'promotionData'>): string | null =>
  wordFor(promotionWords, promotionData.promotionType)

/** Active between start and end, both included; a missing edge is open (GOODS-010, decision 91), an unreadable one not. */
export const isPromotionActive = ({ promotionData }: Promotion, now: number): boolean =>
  spanPhase(promotionData, now) === 'open'

/** Main picture first, without duplicates (GOODS-034); invalid addresses are left out. */
export function goodsPictures(goods: Goods): string[] {
  const all = [goods.mainPicture, goods.goodsData?.mainPicture ?? '', ...(goods.goodsData?.pictures ?? [])]
  return [...new Set(all.filter(isPicture))]
}

/** Sold out only if every stock is known to be 0. */
export const isAllSold = ({ specifications }: Pick<Goods, 'specifications'>): boolean =>
  specifications.length > 0 && !specifications.some(({ stock }) => stock === null || stock > 0)

export type Priced = Pick<Goods, 'specifications'> & Partial<Pick<Goods, 'finalPrice' | 'goodsData'>>

/** The lowest price of the goods; null when unknown, also when one of the prices could not be read. */
export function startingPrice(goods: Priced): Cents | null {
  const { specifications } = goods
  if (specifications.some((item) => isRefused(item, 'price'))) return null
  const prices = specifications.flatMap(({ price }) => price ?? [])
  if (prices.length > 0) return cents(Math.min(...prices))
  return isRefused(goods, 'finalPrice') ? null : (goods.finalPrice ?? goods.goodsData?.finalPrice ?? null)
}
