import { banners } from '#/domains/banner/queries.ts'
import { paths } from '#/paths.ts'
import { screen } from '#/shared/lib/screen.ts'
import { freePlaces, mySummerOrders, summerOrder } from './queries.ts'

export const routes = [
  screen(paths.summerBanner, () => import('./screens/SummerBannerScreen.tsx'), {
    title: '夏令活动',
    share: true,
    skeleton: 'detail',
    data: () => [banners('HOME')],
  }),
  screen(paths.summerActivity, () => import('./screens/SummerActivityScreen.tsx'), {
    title: '夏令活动报名',
    login: true,
    share: true,
    skeleton: 'form',
    data: () => [freePlaces()],
  }),
  screen(paths.summerOrders, () => import('./screens/SummerOrdersScreen.tsx'), {
    title: '我的夏令活动',
    login: true,
    skeleton: 'list',
    data: () => [mySummerOrders()],
  }),
  screen(paths.summerOrder, () => import('./screens/SummerOrderScreen.tsx'), {
    title: '夏令活动订单',
    login: true,
    skeleton: 'detail',
    data: ({ params }) => [summerOrder(params.id)],
  }),
]
