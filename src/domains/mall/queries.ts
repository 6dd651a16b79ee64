import type { paths, SearchOf } from '#/paths.ts'
import { query } from '#/shared/api/query.ts'
import { CATALOGUE_FRESH_MS, goodsPages } from './catalogue/catalogue.ts'
import { mallApi } from './api.ts'
import { isPreview } from './preview.ts'

export const recommendedGoods = () => ({ ...query(mallApi.recommended, {}), staleTime: CATALOGUE_FRESH_MS })

/** The promotions of goods, or of the whole mall (GOODS-035). */
export const promotionsOf = (goodsId?: string) => query(mallApi.promotions, { body: goodsId ? { goodsId } : {} })

/** The search parameters of a goods address that decide which read is used. */
type GoodsSearch = Pick<SearchOf<typeof paths.goods>, 'sharingCode' | 'preview'>

/**
 * The read for a goods address: the public read, with the sharing code if there is one (GOODS-006), or the preview
 * (GOODS-008); for an id alone, the public read. The code is sent in the path; a code with a slash is sent in the
 * query, because many servers refuse an encoded slash in a path.
 */
export function goodsAt(id: string, type = '', search: GoodsSearch = { sharingCode: null, preview: false }) {
  const { sharingCode } = search
  if (isPreview(type, search)) return query(mallApi.preview, { path: { id } })
  if (!sharingCode) return query(mallApi.goods, { path: { id }, query: {} })
  const shared = sharingCode.includes('/')
    ? query(mallApi.goods, { path: { id }, query: { sharingCode } })
    : query(mallApi.sharedGoods, { path: { id, sharingCode } })
  // The server reports each read to the sharer (decision 454).
  return { ...shared, meta: { seen: true } }
}

/** Goods that can be shared for a reward (decision 260). */
export const shareablePages = () => goodsPages({ type: 'GOODS_SHARE' })
