import { couponById } from '#/domains/coupon/queries.ts'
import { paths } from '#/paths.ts'
import { screen } from '#/shared/lib/screen.ts'
import { goodsOfCoupon } from './queries.ts'

export const couponGoodsRoutes = [
  screen(paths.couponGoods, () => import('./screens/CouponGoodsScreen.tsx'), {
    title: '优惠券可用商品',
    skeleton: 'home',
    next: [paths.goods],
    data: ({ params, signedIn }) => {
      const id = params.id
      return signedIn ? [goodsOfCoupon(id), couponById(id)] : [goodsOfCoupon(id)]
    },
  }),
  screen(paths.couponGoodsSearch, () => import('./screens/CouponSearchScreen.tsx'), {
    title: '搜索可用商品',
    skeleton: 'home',
    data: ({ params, search }) => [goodsOfCoupon(params.couponsId, search.keyword)],
  }),
]
