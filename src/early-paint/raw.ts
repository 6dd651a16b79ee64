import { isPicture } from '#/shared/lib/safe/picture-address.ts'

/**
 * Extracts from an unvalidated reply what can be painted early: only values that are certain. The schemas of the app
 * tolerate more; where they would have to interpret a value, nothing is painted. A test compares both.
 */

type Raw = Record<string, unknown>

const objectOf = (value: unknown): Raw | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Raw) : null

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

export interface EarlyBanner {
  picture: string
  title: string
  subtitle: string
}

/** The first banner of a list of plain banners. */
export function bannerIn(reply: unknown): EarlyBanner | null {
  const banners = listOf(reply).map(objectOf)
  const [first] = banners
  const picture = first ? textOf(first['imageUrl']) : ''
  if (!first || !banners.every((banner) => banner && textOf(banner['imageUrl'])) || !isPicture(picture)) return null
  return { picture, title: textOf(first['title']), subtitle: textOf(first['subtitle']) }
}

export interface EarlyGoods {
  picture: string
  name: string
  subtitle: string
  /** null when the price or its position depends on other data: then no text is painted. */
  price: EarlyPrice | null
}

/** In cents; `before` is the previous price, if that price was higher. */
export interface EarlyPrice {
  now: number
  before: number | null
}

const isCents = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

/**
 * Whether the prices of a reply are certainly cents: `99.00` and `9.9E3` may be yuan, and JSON.parse turns them into
 * whole numbers.
 */
export const spellsCents = (text: string): boolean => !/"price\w*"\s*:\s*-?\d+[.eE]/.test(text)

/**
 * The price of the variant that the screen selects first; null unless this is the first variant and nothing else
 * changes the price.
 */
function priceIn(goods: Raw): EarlyPrice | null {
  const item = objectOf(listOf(goods['specifications'])[0])
  if (!item || item['deposit'] || goods['abstractPromotionEvent'] || goods['pointsGoodsQuota']) return null
  const { price: now, stock = null, priceBeforeDiscount: before = null } = item
  const inStock = stock === null || (isCents(stock) && stock > 0)
  if (!inStock || !isCents(now) || (before !== null && !isCents(before))) return null
  return { now, before: before !== null && before > now ? before : null }
}

/** The picture, name and price of goods that are on sale. */
export function goodsIn(reply: unknown): EarlyGoods | null {
  const goods = objectOf(reply)
  if (!goods) return null
  const { goodsId, state = null } = goods
  const name = textOf(goods['name']).trim()
  if (!textOf(goodsId) || !name || (state !== null && state !== 'PUBLISHED')) return null
  const data = objectOf(goods['goodsData']) || {}
  const all = [goods['mainPicture'], data['mainPicture'], ...listOf(data['pictures'])].map(textOf)
  const picture = all.find(isPicture)
  return picture ? { picture, name, subtitle: textOf(goods['subtitle']), price: priceIn(goods) } : null
}
