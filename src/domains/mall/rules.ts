import { type Cents, cents, minus, times } from '#/shared/lib/money.ts'
import { isPicture } from '#/shared/lib/safe/picture-address.ts'
import { wordFor } from '#/shared/lib/words.ts'
import type { Goods, GoodsState, Promotion, PromotionType } from './model.ts'
import type { Specification } from './specification.ts'

/** Specification §3 Promotion: the label of each kind (GOODS-011). */
const promotionWords: Record<PromotionType, string> = {
  COUPONS_PACKAGE: '优惠券礼包',
  TIME_LIMIT_DISCOUNT: '限时折扣',
  SNAP_UP: '限时抢购',
  CASH_BACK: '返现',
}
export const promotionLabel = ({ promotionData }: Pick<Promotion, 'promotionData'>): string | null =>
  wordFor(promotionWords, promotionData.promotionType)

/** Active between start and end, both included; a missing edge is open (GOODS-010, decision 91). */
export function isPromotionActive({ promotionData: { startTime, endTime } }: Promotion, now: number): boolean {
  return (startTime === null || now >= startTime) && (endTime === null || now <= endTime)
}

const goneWords: Record<'OFF_SHELVES' | 'DELETED', string> = { OFF_SHELVES: '该商品已下架', DELETED: '该商品已删除' }

/** Why goods cannot be bought; null when they can (GOODS-001 to GOODS-003). An unknown state has a neutral text. */
export const goodsRefusal = (state: GoodsState): string | null =>
  state === 'PUBLISHED' ? null : (wordFor(goneWords, state) ?? '暂不能购买')

/** Main picture first, without duplicates (GOODS-034); invalid addresses are left out. */
export function goodsPictures(goods: Goods): string[] {
  const all = [goods.mainPicture, goods.goodsData?.mainPicture ?? '', ...(goods.goodsData?.pictures ?? [])]
  return [...new Set(all.filter(isPicture))]
}

/** The lowest price of the goods; null when unknown. */
export function startingPrice(goods: Goods): Cents | null {
  const prices = goods.specifications.flatMap(({ price }) => price ?? [])
  return prices.length > 0 ? cents(Math.min(...prices)) : (goods.finalPrice ?? goods.goodsData?.finalPrice ?? null)
}

/** The discount of a specification against its previous price; null without one (GOODS-014). */
export const savingOf = ({ price, priceBeforeDiscount }: Specification): Cents | null =>
  price !== null && priceBeforeDiscount !== null && priceBeforeDiscount > price
    ? minus(priceBeforeDiscount, price)
    : null

/** Promotions that lower the price while they run; other kinds do not affect it. */
const cheaper: readonly string[] = ['TIME_LIMIT_DISCOUNT', 'SNAP_UP']

/** The current discount: a price lowered by a promotion is struck through only while that runs (GOODS-010). */
export const savingNow = (item: Specification, event: Promotion | null, now: number): Cents | null =>
  event && cheaper.includes(event.promotionData.promotionType) && !isPromotionActive(event, now) ? null : savingOf(item)

/** Sold out only if the stock is known to be 0. */
export const isSoldOut = (item: Specification): boolean => item.stock !== null && item.stock <= 0

/** The maximum number of pieces of a specification per order. */
export const MAX_PER_ORDER = 99
export const maxNumber = (item: Specification): number => Math.min(item.stock ?? MAX_PER_ORDER, MAX_PER_ORDER)

const isBuyable = (item: Specification): boolean => !isSoldOut(item) && item.price !== null

/** The preselected specification: the first available one. */
export const firstAvailable = (goods: Goods): Specification | null =>
  goods.specifications.find(isBuyable) ?? goods.specifications[0] ?? null

export const NO_PRICE = '暂无价格，暂不能购买'

/** Why a specification cannot be bought; null when it can. */
export function itemRefusal(item: Specification | null): string | null {
  if (!item) return '暂无规格，暂不能购买'
  if (isSoldOut(item)) return '已售罄'
  return item.price === null ? NO_PRICE : null
}

/** Why goods cannot be bought: their state, else the reason of the specifications. */
export function buyRefusal(goods: Goods): string | null {
  const { specifications } = goods
  return goodsRefusal(goods.state) ?? (specifications.some(isBuyable) ? null : itemRefusal(firstAvailable(goods)))
}

/** Deposit and balance of a number of pieces; null for a single payment (GEN-005). */
export function depositSplit(item: Specification, number: number): { deposit: Cents; balance: Cents } | null {
  const { deposit: one, price } = item
  if (one === null || one <= 0 || price === null || one >= price) return null
  const deposit = times(one, number)
  return { deposit, balance: cents(times(price, number) - deposit) }
}

/** Whether the buyer is asked about the sharer before ordering (GOODS-016, decision 96). */
export const asksForSharer = (goods: Pick<Goods, 'needConfirmSharePerson'>, sharingCode: string | null): boolean =>
  goods.needConfirmSharePerson && sharingCode !== null

/** The question before ordering; with the sharer's name if known, else with the code. */
export const sharerQuestion = (name: string, sharingCode: string): string =>
  name ? `这件商品由“${name}”分享给您，对吗？` : `这件商品的分享码是 ${sharingCode}，是您认识的人分享的吗？`

/** A name as shown to others: the first character, the rest hidden. */
export const coverName = (name: string): string => {
  const [first = '', ...rest] = name.trim()
  return rest.length > 0 ? first + '*'.repeat(Math.min(rest.length, 2)) : first
}

/** The order page needs no shipping address when nothing is shipped (GOODS-017, decision 95). */
export const shippingFlag = (goods: Pick<Goods, 'requireExpress'>): 'false' | null =>
  goods.requireExpress ? null : 'false'

/** Shown in a preview instead of the buy button: goods cannot be bought before they are on the shelf (GOODS-008). */
export const PREVIEW_REFUSAL = '预览中，暂不能购买'
