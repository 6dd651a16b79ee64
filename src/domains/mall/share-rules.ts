import { config } from '#/config.ts'
import { paths, to } from '#/paths.ts'
import type { ShareCard } from '#/shared/wechat/share.ts'
import type { Goods } from './model.ts'
import { goodsPictures } from './rules.ts'

/** The codes in a shared link to goods: the sharer's, and the group's. */
export interface ShareCodes {
  sharingCode?: string | null | undefined
  groupCode?: string | null | undefined
}

/** The share card of goods; apart from a code it does not identify the sharer (NAV-008). */
export const goodsCard = (goods: Goods, id: string, codes: ShareCodes = {}): ShareCard => ({
  title: goods.name,
  description: goods.subtitle,
  picture: goodsPictures(goods)[0] ?? '',
  path: to(paths.goods, { id }, { ...codes }),
})

/** The share card of the mall. */
export const mallCard = (): ShareCard => ({
  title: `${config.appName}商城`,
  description: '基因检测、细胞储存与健康服务',
  picture: '',
  path: paths.mall,
})
