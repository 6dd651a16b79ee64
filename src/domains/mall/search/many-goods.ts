import { query } from '#/shared/api/query.ts'
import { CATALOGUE_FRESH_MS, type GoodsFilter, searchInput } from '../catalogue/catalogue.ts'
import { mallApi } from '../api.ts'
import { MAX_FILTERED } from './filter-rules.ts'

/** The first goods of a search, loaded at once so that the app can sort and filter them. */
export function manyGoods(filter: GoodsFilter) {
  const { body, query: order } = searchInput(filter)
  return {
    ...query(mallApi.search, { body, query: { ...order, page: 0, size: MAX_FILTERED } }),
    staleTime: CATALOGUE_FRESH_MS,
    refetchOnMount: false,
    refetchOnReconnect: false,
    retryOnMount: false,
  }
}
