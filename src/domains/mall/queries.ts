import { pages, query } from '#/shared/api/query.ts'
import { mallApi } from './contract.ts'

export const GOODS_PAGE_SIZE = 10

/** The catalogue is public and slow to change: back on the list it is the same, not asked for again (NAV-009). */
const CATALOGUE_FRESH_MS = 300_000

/** The catalogue, of one group or whole, page by page. */
export const goodsPages = (groupId?: string) => ({
  ...pages(mallApi.search, { body: groupId ? { groupId } : {} }, GOODS_PAGE_SIZE),
  staleTime: CATALOGUE_FRESH_MS,
})

export const goodsGroups = () => ({ ...query(mallApi.groups, {}), staleTime: CATALOGUE_FRESH_MS })

/** Goods as a visitor sees them; with a sharing code by the path that carries it (GOODS-006). */
export const goodsById = (id: string, sharingCode: string | null) =>
  sharingCode ? query(mallApi.sharedGoods, { path: { id, sharingCode } }) : query(mallApi.goods, { path: { id } })
