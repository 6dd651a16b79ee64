import type { InfiniteData } from '@tanstack/react-query'
import { toCode } from '#/domains/session/rules.ts'
import { pages, query } from '#/shared/api/query.ts'
import type { Page } from '#/shared/api/endpoint.ts'
import { mallApi } from './contract.ts'
import type { Goods } from './model.ts'
import { isPreview } from './preview.ts'
import { onlyGoods } from './whole-goods.ts'
import type { GoodsSort } from './search-rules.ts'

export const GOODS_PAGE_SIZE = 10

/** The catalogue is public and slow to change: back on the list it is the same, not asked for again (NAV-009). */
const CATALOGUE_FRESH_MS = 300_000
/** A list that was left is kept this long, so that one comes back to one's place in it. */
const CATALOGUE_KEPT_MS = 1_800_000

/** How the server is asked for an order; none is its own. */
const sorts: Record<GoodsSort, string> = { 'price-asc': 'finalPrice,asc', 'price-desc': 'finalPrice,desc' }

export interface GoodsFilter {
  groupId?: string | undefined
  keyword?: string | undefined
  type?: string | undefined
  sort?: GoodsSort | null | undefined
}

/**
 * The catalogue, whole or a part of it, page by page. A long list is not read anew because something was written: that
 * would be a request for each of its pages; pulling it down reads its first page again.
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
  // What failed is said, with a retry; it is not tried again behind the person's back.
  retryOnMount: false,
})

export const goodsGroups = () => ({ ...query(mallApi.groups, {}), staleTime: CATALOGUE_FRESH_MS })

/** Goods that others liked; where nothing was found and below goods. */
export const recommendedGoods = () => ({ ...query(mallApi.recommended, {}), staleTime: CATALOGUE_FRESH_MS })

/** The promotions of goods, or of the whole mall (GOODS-035). */
export const promotionsOf = (goodsId?: string) => query(mallApi.promotions, { body: goodsId ? { goodsId } : {} })

/**
 * The goods of an address: as a visitor sees them, by the path with the sharing code when there is one (GOODS-006), or
 * as they will be (GOODS-008).
 */
export function goodsAt(id: string, type: string, search: URLSearchParams) {
  const sharingCode = toCode(search.get('sharingCode'))
  if (isPreview(type, search)) return query(mallApi.preview, { path: { id } })
  return sharingCode
    ? query(mallApi.sharedGoods, { path: { id, sharingCode } })
    : query(mallApi.goods, { path: { id } })
}

/** Goods that may be passed on for a reward (decision 260). */
export const shareablePages = () => goodsPages({ type: 'GOODS_SHARE' })
