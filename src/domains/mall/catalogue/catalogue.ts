import { infiniteQuery, query } from '#/shared/api/query.ts'
import { mallApi } from '../api.ts'

export const GOODS_PAGE_SIZE = 10

/** The catalogue is public and rarely changes, so after Back the list is shown from the cache (NAV-009). */
export const CATALOGUE_FRESH_MS = 300_000
/** ms for which a list stays in the cache after it was left, so that Back finds the same position. */
const CATALOGUE_KEPT_MS = 1_800_000

export type PriceSort = 'price-asc' | 'price-desc'

/** The sort parameter of the call; without it, the server uses its own order. */
const sorts: Record<PriceSort, string> = { 'price-asc': 'finalPrice,asc', 'price-desc': 'finalPrice,desc' }

export interface GoodsFilter {
  groupId?: string | undefined
  keyword?: string | undefined
  type?: string | undefined
  sort?: PriceSort | null | undefined
}

export const searchInput = ({ groupId, keyword, type, sort }: GoodsFilter) => ({
  body: { ...(groupId ? { groupId } : {}), ...(keyword ? { keyword } : {}), ...(type ? { type } : {}) },
  ...(sort ? { query: { sort: sorts[sort] } } : {}),
})

/**
 * The catalogue, whole or filtered, page by page. Writes do not invalidate the catalogue, because every page would be
 * refetched. Pull to refresh loads the first page again.
 */
export const goodsPages = (filter: GoodsFilter = {}) => ({
  ...infiniteQuery(mallApi.search, searchInput(filter), GOODS_PAGE_SIZE),
  staleTime: CATALOGUE_FRESH_MS,
  gcTime: CATALOGUE_KEPT_MS,
  refetchOnMount: false,
  refetchOnReconnect: false,
  // A failed read is shown with a retry; it is not repeated when the list is mounted again.
  retryOnMount: false,
})

export const goodsGroups = () => ({ ...query(mallApi.groups, {}), staleTime: CATALOGUE_FRESH_MS })
