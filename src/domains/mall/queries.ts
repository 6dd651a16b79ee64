import type { InfiniteData } from '@tanstack/react-query'
import type { paths, SearchOf } from '#/paths.ts'
import { toCode } from '#/domains/session/code.ts'
import { pages, query } from '#/shared/api/query.ts'
import type { Page } from '#/shared/api/endpoint.ts'
import { mallApi } from './contract.ts'
import type { Goods } from './model.ts'
import { isPreview } from './preview.ts'
import { onlyGoods } from './whole-goods.ts'
import type { GoodsSort } from './search-rules.ts'

export const GOODS_PAGE_SIZE = 10

/** The catalogue is public and rarely changes: going back to the list uses the cache (NAV-009). */
const CATALOGUE_FRESH_MS = 300_000
/** How long a list stays in the cache after it was left, so that people return to their place in it. */
const CATALOGUE_KEPT_MS = 1_800_000

/** The sort parameter of the server; none: its own order. */
const sorts: Record<GoodsSort, string> = { 'price-asc': 'finalPrice,asc', 'price-desc': 'finalPrice,desc' }

export interface GoodsFilter {
  groupId?: string | undefined
  keyword?: string | undefined
  type?: string | undefined
  sort?: GoodsSort | null | undefined
}

/**
 * The catalogue, whole or filtered, page by page. It is not invalidated by writes: that would refetch every page; pull
 * to refresh loads its first page again.
 */
export const goodsPages = ({ groupId, keyword, type, sort }: GoodsFilter = {}) => ({
  ...pages(
    mallApi.search,
    {
      body: { ...(groupId ? { groupId } : {}), ...(keyword ? { keyword } : {}), ...(type ? { type } : {}) },
      ...(sort ? { query: { sort: sorts[sort] } } : {}),
    },
    GOODS_PAGE_SIZE,
  ),
  select: onlyGoods<InfiniteData<Page<Goods>, number>>,
  staleTime: CATALOGUE_FRESH_MS,
  gcTime: CATALOGUE_KEPT_MS,
  refetchOnMount: false,
  refetchOnReconnect: false,
  // A failure is shown with a retry; it is not retried silently on mount.
  retryOnMount: false,
})

export const goodsGroups = () => ({ ...query(mallApi.groups, {}), staleTime: CATALOGUE_FRESH_MS })

/** Recommended goods; shown for empty results and below goods. */
export const recommendedGoods = () => ({ ...query(mallApi.recommended, {}), staleTime: CATALOGUE_FRESH_MS })

/** The promotions of goods, or of the whole mall (GOODS-035). */
export const promotionsOf = (goodsId?: string) => query(mallApi.promotions, { body: goodsId ? { goodsId } : {} })

/** What the address of goods says besides the goods. */
type GoodsSearch = Pick<SearchOf<typeof paths.goods>, 'sharingCode' | 'preview'>

/** Goods as everybody sees them. */
export const PLAIN: GoodsSearch = { sharingCode: null, preview: false }

/**
 * The goods of an address: as a visitor sees them, with the sharing code in the path if there is one (GOODS-006), or as
 * a preview (GOODS-008).
 */
export function goodsAt(id: string, type: string, search: GoodsSearch) {
  const sharingCode = toCode(search.sharingCode)
  if (isPreview(type, search)) return query(mallApi.preview, { path: { id } })
  return sharingCode
    ? // The server tells the sharer who has looked (decision 454).
      { ...query(mallApi.sharedGoods, { path: { id, sharingCode } }), meta: { seen: true } }
    : query(mallApi.goods, { path: { id } })
}

/** Goods that can be shared for a reward (decision 260). */
export const shareablePages = () => goodsPages({ type: 'GOODS_SHARE' })
