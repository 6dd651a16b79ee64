import type { GoodsGroup } from './model.ts'

/** The orders a list of goods can be put in; none: the server's own. */
export type GoodsSort = 'price-asc' | 'price-desc'

/** What an address asks of the catalogue. */
export interface GoodsWanted {
  keyword: string
  groupId: string
  sort: GoodsSort | null
}

export const MAX_KEYWORD = 40

/** A search term as it is sent and kept: one line, no room around it. */
export const toKeyword = (typed: string | null): string =>
  (typed ?? '').replace(/\s+/g, ' ').trim().slice(0, MAX_KEYWORD).trim()

export const toSort = (raw: string | null): GoodsSort | null =>
  raw === 'price-asc' || raw === 'price-desc' ? raw : null

/** Price: first the low ones, then the high ones, then as it was. */
export const nextSort = (sort: GoodsSort | null): GoodsSort | null =>
  sort === null ? 'price-asc' : sort === 'price-asc' ? 'price-desc' : null

/** The word for no group, in the path and in the query. */
export const ALL_GOODS = 'all'

/** Any type is taken: one that is no group of goods is the whole catalogue (decision 17). */
export function wantedOf(type: string, search: URLSearchParams, groups: readonly GoodsGroup[] | null): GoodsWanted {
  const asked = search.get('group') ?? type
  // Until the groups are known, only what was chosen here counts.
  const known = groups ? groups.some(({ id }) => id === asked) : search.has('group')
  return {
    keyword: toKeyword(search.get('q')),
    groupId: known && asked !== ALL_GOODS ? asked : '',
    sort: toSort(search.get('sort')),
  }
}

/** Whether anything is looked for; else the page offers what to look for. */
export const isSearching = ({ keyword, groupId }: GoodsWanted): boolean => keyword !== '' || groupId !== ''

export const MAX_HISTORY = 10

/** A term that was searched stands first, once, and the list stays short. */
export const remembered = (terms: readonly string[], term: string): string[] =>
  term === '' ? [...terms] : [term, ...terms.filter((entry) => entry !== term)].slice(0, MAX_HISTORY)

export const forgotten = (terms: readonly string[], term: string): string[] => terms.filter((entry) => entry !== term)
