import type { paths, SearchOf } from '#/paths.ts'
import { toCode } from '#/domains/user/sharing-code.ts'
import { query } from '#/shared/api/query.ts'
import { CATALOGUE_FRESH_MS, goodsPages } from './catalogue.ts'
import { mallApi } from './api.ts'
import { isPreview } from './preview.ts'

/** Recommended goods; shown for empty results and below goods. */
export const recommendedGoods = () => ({ ...query(mallApi.recommended, {}), staleTime: CATALOGUE_FRESH_MS })

/** The promotions of goods, or of the whole mall (GOODS-035). */
export const promotionsOf = (goodsId?: string) => query(mallApi.promotions, { body: goodsId ? { goodsId } : {} })

/** The search parameters of a goods address that decide which read is used. */
type GoodsSearch = Pick<SearchOf<typeof paths.goods>, 'sharingCode' | 'preview'>

/** The parameters of the public read. */
export const PLAIN: GoodsSearch = { sharingCode: null, preview: false }

/**
 * The read for a goods address: the public one, with the sharing code in the path if there is one (GOODS-006), or the
 * preview (GOODS-008).
 */
export function goodsAt(id: string, type: string, search: GoodsSearch) {
  const sharingCode = toCode(search.sharingCode)
  if (isPreview(type, search)) return query(mallApi.preview, { path: { id } })
  return sharingCode
    ? // The server reports each read to the sharer (decision 454).
      { ...query(mallApi.sharedGoods, { path: { id, sharingCode } }), meta: { seen: true } }
    : query(mallApi.goods, { path: { id } })
}

/** Goods that can be shared for a reward (decision 260). */
export const shareablePages = () => goodsPages({ type: 'GOODS_SHARE' })
