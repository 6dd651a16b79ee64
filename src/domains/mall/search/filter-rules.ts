import type { Page } from '#/shared/api/endpoint.ts'
import { sentCount } from '#/shared/api/query.ts'
import { startingPrice } from '../catalogue/card-rules.ts'
import type { Goods } from '../model.ts'
import { goodsRefusal, stockRefusal } from '../rules.ts'
import { type GoodsFilters, type GoodsSort, type GoodsWanted, isFiltered } from './search-rules.ts'

/** The number of goods that are loaded at once when the app has to sort or filter them (decision 577). */
export const MAX_FILTERED = 200

/** Whether the app must sort or filter: the server sorts only by price, and has no filters for range or stock. */
export const isFilteredInApp = (wanted: GoodsFilters & { sort: GoodsSort | null }): boolean =>
  wanted.sort === 'sales' || isFiltered(wanted)

/**
 * Whether goods are on sale and in stock: they have no variants, or a variant that is not sold out and whose stock
 * could be read.
 */
export const inStock = (goods: Pick<Goods, 'state' | 'specifications'>): boolean =>
  goodsRefusal(goods.state) === null &&
  (goods.specifications.length === 0 || goods.specifications.some((item) => stockRefusal(item) === null))

/** Whether the price on the card is in the range; an unknown price is in no range. */
function inRange(goods: Goods, { from, upTo }: GoodsFilters['range']): boolean {
  if (from === null && upTo === null) return true
  const price = startingPrice(goods)
  return price !== null && price >= (from ?? 0) && price <= (upTo ?? Infinity)
}

const sold = ({ sales }: Goods): number => sales ?? -1

/**
 * The filtered goods, in the server's order or by sales. Goods with unknown sales are last; goods with equal sales stay
 * in the server's order.
 */
export function filtered(goods: readonly Goods[], { range, stock, sort }: GoodsWanted): Goods[] {
  const fitting = goods.filter((entry) => inRange(entry, range) && (!stock || inStock(entry)))
  return sort === 'sales' ? fitting.sort((a, b) => sold(b) - sold(a)) : fitting
}

/** Whether the server has more goods than were loaded; without a total, a full page counts as more. */
export function hasMore(page: Page<unknown>): boolean {
  const sent = sentCount(page)
  return page.total === null ? sent >= MAX_FILTERED : page.total > sent
}

export function foundText(page: Page<Goods>, found: readonly Goods[], wanted: GoodsWanted): string {
  const sent = sentCount(page)
  // Refused goods may match the search, so the number of matches is unknown.
  if (page.items.refused) return ''
  if (hasMore(page))
    return isFiltered(wanted) ? `只看了前 ${sent} 件商品，符合的有 ${found.length} 件` : `只排了前 ${sent} 件商品的销量`
  if (wanted.sort === 'sales' && found.length > 0 && found.every(({ sales }) => sales === null))
    return `共 ${found.length} 件商品，没有销量数据`
  return found.length > 0 ? `共 ${found.length} 件商品` : ''
}
