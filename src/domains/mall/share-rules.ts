import { paths, to } from '#/paths.ts'
import type { ShareCard } from '#/shared/wechat/share-card.ts'
import type { Goods } from './model.ts'
import { goodsPictures } from './catalogue/card-rules.ts'

export interface ShareCodes {
  sharingCode?: string | null | undefined
  groupCode?: string | null | undefined
}

/** The share card of goods; only its code identifies the sharer (NAV-008). */
export const goodsCard = (goods: Goods, id: string, codes: ShareCodes = {}): ShareCard => ({
  title: goods.name,
  description: goods.subtitle,
  picture: goodsPictures(goods)[0] ?? '',
  path: to(paths.goods, { id }, { ...codes }),
})
