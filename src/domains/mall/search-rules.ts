import type { paths, SearchOf } from '#/paths.ts'
import type { GoodsGroup } from './model.ts'

/** The sort orders of a list of goods; none: the server's own. */
export type GoodsSort = 'price-asc' | 'price-desc'

/** The catalogue query in an address. */
export interface GoodsWanted {
  keyword: string
  groupId: string
  sort: GoodsSort | null
}

export const MAX_KEYWORD = 40

/** A search term as it is sent and stored: one line, trimmed. */
export const toKeyword = (typed: string | null): string =>
  (typed ?? '').replace(/\s+/g, ' ').trim().slice(0, MAX_KEYWORD).trim()

/** Price: ascending, then descending, then unsorted. */
export const nextSort = (sort: GoodsSort | null): GoodsSort | null =>
  sort === null ? 'price-asc' : sort === 'price-asc' ? 'price-desc' : null

/** Stands for no group, in the path and in the query. */
export const ALL_GOODS = 'all'

/** Any type is accepted: one that is not a group means the whole catalogue (decision 17). */
export function wantedOf(
  type: string,
  search: SearchOf<typeof paths.goodsSearch>,
  groups: readonly GoodsGroup[] | null,
): GoodsWanted {
  const asked = search.group ?? type
  // Until the groups are known, only the person's own choice counts.
  const known = groups ? groups.some(({ id }) => id === asked) : search.group !== null
  return {
    keyword: toKeyword(search.q),
    groupId: known && asked !== ALL_GOODS ? asked : '',
    sort: search.sort,
  }
}

/** Whether a search is active; otherwise the page shows suggestions. */
export const isSearching = ({ keyword, groupId }: GoodsWanted): boolean => keyword !== '' || groupId !== ''

export const MAX_HISTORY = 10

/** Moves the term to the front, without duplicates; the list stays short. */
export const remembered = (terms: readonly string[], term: string): string[] =>
  term === '' ? [...terms] : [term, ...terms.filter((entry) => entry !== term)].slice(0, MAX_HISTORY)

export const forgotten = (terms: readonly string[], term: string): string[] => terms.filter((entry) => entry !== term)
