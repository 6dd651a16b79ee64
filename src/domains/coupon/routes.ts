import { paths, to } from '#/paths.ts'
import { defaulted, screen } from '#/shared/lib/screen.ts'
import { accessibleCoupons, couponById, couponCase, myCoupons } from './queries.ts'
import { toCouponTab } from './tabs.ts'

export const routes = [
  defaulted(paths.myCouponDefault, to(paths.myCoupon, { status: toCouponTab(undefined) }), { title: '我的优惠券' }),
  screen(paths.myCoupon, () => import('./screens/MyCouponScreen.tsx'), {
    title: '我的优惠券',
    login: true,
    keepAlive: true,
    skeleton: 'list',
    data: ({ params }) => {
      const tab = toCouponTab(params.status)
      return [tab === 'UNCLAIMED' ? accessibleCoupons() : myCoupons(tab)]
    },
  }),
  screen(paths.couponReceive, () => import('./screens/CouponReceiveScreen.tsx'), {
    title: '领取优惠券',
    login: true,
    skeleton: 'list',
    data: ({ params }) => [couponById(params.id), couponCase(params.id)],
  }),
  screen(paths.couponRead, () => import('./screens/CouponReadScreen.tsx'), { title: '优惠券使用说明' }),
]
