import { isRefused } from '#/shared/api/blocks.ts'
import { type Cents, cents } from '#/shared/lib/money.ts'
import { isPicture } from '#/shared/lib/safe/picture-address.ts'
import { wordFor } from '#/shared/lib/words.ts'
import { spanPhase } from '#/shared/lib/time/edges.ts'
import type { Goods, Promotion, PromotionType } from '../model.ts'
import type { Specification } from '../buy/specification.ts'

/** Specification §3 Promotion: the label of each kind (GOODS-011). */
const promotionWords: Record<PromotionType, string> = {
  COUPONS_PACKAGE: '优惠券礼包',
  TIME_LIMIT_DISCOUNT: '限时折扣',
  SNAP_UP: '限时抢购',
  CASH_BACK: '返现',
}
export const promotionLabel = ({ promotionData }: Pick<Promotion, 'promotionData'>): string | null =>
  wordFor(promotionWords, promotionData.promotionType)

/**
 * Whether a promotion is active: from its start to its end, both included. A missing start or end sets no limit
 * (GOODS-010, decision 91); with an unreadable start or end, the promotion is not active.
 */
export const isPromotionActive = ({ promotionData }: Promotion, now: number): boolean =>
  spanPhase(promotionData, now) === 'open'

/** Main picture first, without duplicates (GOODS-034); invalid addresses are left out. */
export function goodsPictures(goods: Goods): string[] {
  const all = [goods.mainPicture, goods.goodsData?.mainPicture ?? '', ...(goods.goodsData?.pictures ?? [])]
  return [...new Set(all.filter(isPicture))]
}

/** Whether goods are sold out: they have variants, and the stock of each is known and not above 0. */
export const isAllSold = ({ specifications }: Pick<Goods, 'specifications'>): boolean =>
  specifications.length > 0 && !specifications.some(({ stock }) => stock === null || stock > 0)

export type PricedGoods = Pick<Goods, 'specifications'> & Partial<Pick<Goods, 'finalPrice' | 'goodsData'>>

/** The lowest price of the goods; null when unknown, or when one of the prices could not be read. */
export function startingPrice(goods: PricedGoods): Cents | null {
  const { specifications } = goods
  if (specifications.some((item) => isRefused(item, 'price'))) return null
  const prices = specifications.flatMap(({ price }) => price ?? [])
  if (prices.length > 0) return cents(Math.min(...prices))
  return isRefused(goods, 'finalPrice') ? null : (goods.finalPrice ?? goods.goodsData?.finalPrice ?? null)
}

/** The variant with the lowest price, which a card shows; null if unknown. */
export function cheapest(goods: PricedGoods): Specification | null {
  const least = startingPrice(goods)
  return goods.specifications.find(({ price }) => price !== null && price === least) ?? null
}

/** Whether 起 is shown: only if the variants have different prices. */
export function pricesDiffer(goods: PricedGoods): boolean {
  const least = startingPrice(goods)
  return least !== null && goods.specifications.some(({ price }) => price !== null && price > least)
}

/** The sales as `已售 3120`, from 10,000 on `已售 1.2万+`; empty when missing or 0. */
export function soldText(sales: number | null): string {
  if (!sales || sales < 0) return ''
  return sales < 10_000 ? `已售 ${sales}` : `已售 ${Math.floor(sales / 1000) / 10}万+`
}

const FEW = 10

/** A low stock as `仅剩 3 件`; empty if the stock is larger, 0 or missing. */
export const lowStockText = ({ stock }: Pick<Specification, 'stock'>): string =>
  stock !== null && stock > 0 && stock <= FEW ? `仅剩 ${stock} 件` : ''
