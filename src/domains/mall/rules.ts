import { isRefused } from '#/shared/api/blocks.ts'
import { type Cents, cents, minus, times } from '#/shared/lib/money.ts'
import { wordFor } from '#/shared/lib/words.ts'
import { isPromotionActive } from './catalogue/card-rules.ts'
import type { Goods, GoodsState } from './model.ts'
import type { Specification } from './buy/specification.ts'

/** The maximum number of pieces in one order, in both malls. */
export const MAX_PER_ORDER = 99

const goneWords: Record<'OFF_SHELVES' | 'DELETED', string> = { OFF_SHELVES: '该商品已下架', DELETED: '该商品已删除' }

/** Null when the state allows buying (GOODS-001 to GOODS-003). An unknown state has a neutral text. */
export const goodsRefusal = (state: GoodsState): string | null =>
  state === 'PUBLISHED' ? null : (wordFor(goneWords, state) ?? '暂不能购买')

/** The discount of a specification against its previous price; null without a previous price (GOODS-014). */
export const savingOf = ({ price, priceBeforeDiscount }: Specification): Cents | null =>
  price !== null && priceBeforeDiscount !== null && priceBeforeDiscount > price
    ? minus(priceBeforeDiscount, price)
    : null

/** Promotions that lower the price while they run; other kinds do not affect the price. */
const cheaper: readonly string[] = ['TIME_LIMIT_DISCOUNT', 'SNAP_UP']

/**
 * The current discount. The price before a promotion is struck through only while the promotion runs (GOODS-010), and
 * not when the promotion could not be read.
 */
export function savingNow(
  item: Specification,
  goods: Pick<Goods, 'abstractPromotionEvent'>,
  now: number,
): Cents | null {
  const event = goods.abstractPromotionEvent
  if (isRefused(goods, 'abstractPromotionEvent')) return null
  return event && cheaper.includes(event.promotionData.promotionType) && !isPromotionActive(event, now)
    ? null
    : savingOf(item)
}

/** Whether a variant is sold out: only if its stock is known to be 0. */
export const isSoldOut = (item: Specification): boolean => item.stock !== null && item.stock <= 0

/** The fields that goods and order lines have in common: price and deposit per piece. */
type Priced = Pick<Specification, 'price' | 'deposit'>

/**
 * The reason why an item cannot be bought: its price is missing, or its price or deposit could not be read; null when
 * the item can be bought. A deposit that could not be read does not count as no deposit.
 */
export function priceRefusal(item: Priced): string | null {
  if (isRefused(item, 'deposit')) return '定金没有读出来，暂不能购买'
  if (item.price !== null) return null
  return isRefused(item, 'price') ? '价格没有读出来，暂不能购买' : '暂无价格，暂不能购买'
}

/**
 * The text that refuses the purchase if the stock was sent and could not be read; null if the stock was read or not
 * sent.
 */
export const unreadableStockText = (item: object): string | null =>
  isRefused(item, 'stock') ? '库存没有读出来，暂不能购买' : null

/** The reason why no piece can be bought because of the stock; null if a piece is left or no stock was sent. */
export const stockRefusal = (item: Specification): string | null =>
  isSoldOut(item) ? '已售罄' : unreadableStockText(item)

const isBuyable = (item: Specification): boolean => itemRefusal(item) === null

/** The preselected variant: the first that can be bought, else the first; null without variants. */
export const firstAvailable = (goods: Goods): Specification | null =>
  goods.specifications.find(isBuyable) ?? goods.specifications[0] ?? null

export function itemRefusal(item: Specification | null): string | null {
  if (!item) return '暂无规格，暂不能购买'
  return stockRefusal(item) ?? priceRefusal(item)
}

/** The reason why goods cannot be bought: because of their state, else because of their variants. */
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

/** Shown in a preview instead of the buy button: goods that are not on sale yet cannot be bought (GOODS-008). */
export const PREVIEW_REFUSAL = '预览中，暂不能购买'
