import { goodsGroups, goodsPages } from '#/domains/mall/catalogue/catalogue.ts'
import { paths } from '#/paths.ts'
import { screen } from '#/shared/lib/screen.ts'
import { banners } from '#/domains/banner/queries.ts'

export const routes = [
  screen(paths.homeTab, () => import('./screens/HomeScreen.tsx'), {
    title: '首页',
    layout: 'tab',
    keepAlive: true,
    share: true,
    skeleton: 'home',
    next: [paths.goods],
    data: () => [banners('HOME'), goodsGroups(), goodsPages()],
  }),
]
