import { banners } from '#/domains/banner/queries.ts'
import { type ParamsOf, paths, type SearchOf, to } from '#/paths.ts'
import { defaulted, screen, type ScreenFlags } from '#/shared/lib/screen.ts'
import { ALL_GOODS } from './catalogue/all-goods.ts'
import { goodsGroups, goodsPages } from './catalogue/catalogue.ts'
import { goodsAt, promotionsOf, shareablePages } from './queries.ts'
import { couponGoodsRoutes } from './coupon-goods/routes.ts'

const goods: ScreenFlags<Partial<ParamsOf<typeof paths.goodsOfType>>, SearchOf<typeof paths.goods>> = {
  title: '商品详情',
  share: true,
  skeleton: 'goods',
  next: [paths.orderInfo],
  data: ({ params, search }) => [goodsAt(params.id ?? '', params.type ?? '', search)],
}

const loadGoods = () => import('./screens/GoodsScreen.tsx')

export const routes = [
  screen(paths.mall, () => import('./screens/MallScreen.tsx'), {
    title: '商城',
    share: true,
    keepAlive: true,
    skeleton: 'home',
    next: [paths.goods],
    data: ({ search }) => [
      banners('MALL_PRIMARY'),
      banners('MALL'),
      goodsGroups(),
      promotionsOf(),
      goodsPages({ groupId: search.group }),
    ],
  }),
  // This row must be before the row with {type}, because the fixed address takes precedence (GOODS-005, decision 16).
  screen(paths.goodsShare, () => import('./screens/GoodsShareScreen.tsx'), {
    title: '分享商品',
    login: true,
    keepAlive: true,
    skeleton: 'list',
    data: () => [shareablePages()],
  }),
  defaulted(paths.goodsSearchDefault, to(paths.goodsSearch, { type: ALL_GOODS }), { title: '搜索商品' }),
  screen(paths.goodsSearch, () => import('./screens/GoodsSearchScreen.tsx'), {
    title: '搜索商品',
    keepAlive: true,
    skeleton: 'list',
    next: [paths.goods],
    data: () => [goodsGroups()],
  }),
  screen(paths.goods, loadGoods, goods),
  screen(paths.goodsOfType, loadGoods, goods),
  ...couponGoodsRoutes,
]
