import { toCode } from '#/domains/session/rules.ts'
import { paths } from '#/paths.ts'
import { screen, type ScreenFlags } from '#/shared/lib/screen.ts'
import { goodsById } from './queries.ts'

const goods: ScreenFlags = {
  title: '商品详情',
  share: true,
  skeleton: 'goods',
  data: ({ params, search }) => [goodsById(params['id'] ?? '', toCode(search.get('sharingCode')))],
}

const load = () => import('./screens/GoodsScreen.tsx')

export const mallRoutes = [screen(paths.goods, load, goods), screen(paths.goodsOfType, load, goods)]
