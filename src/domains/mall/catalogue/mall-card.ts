import { config } from '#/config.ts'
import { paths } from '#/paths.ts'
import type { ShareCard } from '#/shared/wechat/share-card.ts'

export const mallCard = (): ShareCard => ({
  title: `${config.appName}商城`,
  description: '基因检测、细胞储存与健康服务',
  picture: '',
  path: paths.mall,
})
