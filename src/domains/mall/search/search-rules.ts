import type { paths, SearchOf } from '#/paths.ts'
import { ALL_GOODS } from '../catalogue/all-goods.ts'
import type { PriceSort } from '../catalogue/catalogue.ts'
import type { GoodsGroup } from '../model.ts'
import { type PriceRange, rangeOf } from './price-range.ts'

/** The sort orders of a list of goods; null means the server's own order. */
export type GoodsSort = PriceSort | 'sales'

/** Filters that the app applies itself, because no call has them. */
export interface GoodsFilters {
  range: PriceRange
  stock: boolean
}

export interface GoodsWanted extends GoodsFilters {
  keyword: string
  groupId: string
  sort: GoodsSort | null
}

export const MAX_KEYWORD = 40

/** A search term as it is sent and stored: one line, trimmed. */
export const toKeyword = (typed: string | null): string =>
  (typed ?? '').replace(/\s+/g, ' ').trim().slice(0, MAX_KEYWORD).trim()

/** The names of large letters in other apps. */
const LARGE_LETTERS =
  /大字|大号字|字体|字号|字[太再]?[大小]|看不清|(?:长辈|关怀|关爱|亲情|老年|老人|适老)(?:版|模式)|适老/

export const isAboutLargeLetters = (keyword: string): boolean => LARGE_LETTERS.test(keyword)

/** Price: ascending, then descending, then unsorted. */
export const nextSort = (sort: GoodsSort | null): PriceSort | null =>
  sort === 'price-asc' ? 'price-desc' : sort === 'price-desc' ? null : 'price-asc'

/** The search in an address. A {type} that is not a group means the whole catalogue (decision 17). */
export function goodsSearchOf(
  type: string,
  search: SearchOf<typeof paths.goodsSearch>,
  groups: readonly GoodsGroup[] | null,
): GoodsWanted {
  const asked = search.group ?? type
  // Until the groups have loaded, only the group in the query is used.
  const known = groups ? groups.some(({ id }) => id === asked) : search.group !== null
  return {
    keyword: toKeyword(search.q),
    groupId: known && asked !== ALL_GOODS ? asked : '',
    sort: search.sort,
    range: rangeOf(search).range,
    stock: search.stock,
  }
}

export const isFiltered = ({ range, stock }: GoodsFilters): boolean =>
  stock || range.from !== null || range.upTo !== null

/** Whether a search is active; otherwise the page shows suggestions. */
export const isSearching = (wanted: Omit<GoodsWanted, 'sort'>): boolean =>
  wanted.keyword !== '' || wanted.groupId !== '' || isFiltered(wanted)

/** Whether the search has anything besides the term that could be removed to get more results. */
export const isNarrowed = (wanted: Omit<GoodsWanted, 'sort'>): boolean =>
  isFiltered(wanted) || (wanted.keyword !== '' && wanted.groupId !== '')

/** New values for search parameters of the address; null removes a parameter. */
export type SearchChange = {
  readonly [K in keyof SearchOf<typeof paths.goodsSearch>]?: string | true | null
}

export const NO_FILTERS = { min: null, max: null, stock: null } satisfies SearchChange
export const NO_SEARCH = { ...NO_FILTERS, q: null, group: null, sort: null } satisfies SearchChange

export const serverSort = (sort: GoodsSort | null): PriceSort | null => (sort === 'sales' ? null : sort)

export function nothingText(wanted: GoodsWanted): string {
  const { keyword, groupId } = wanted
  if (isFiltered(wanted)) return keyword ? `没有符合条件的“${keyword}”商品` : '没有符合条件的商品'
  if (!keyword) return '这个分类暂时没有商品'
  return groupId ? `这个分类里没有“${keyword}”相关的商品` : `没有找到“${keyword}”相关的商品`
}

export const MAX_HISTORY = 10

export const withTerm = (terms: readonly string[], term: string): string[] =>
  term === '' ? [...terms] : [term, ...terms.filter((entry) => entry !== term)].slice(0, MAX_HISTORY)

export const withoutTerm = (terms: readonly string[], term: string): string[] => terms.filter((entry) => entry !== term)
