import { infiniteQuery, query } from '#/shared/api/query.ts'
import { couponApi } from './api.ts'
import type { CouponTab } from './tabs.ts'

/** The coupons that can be claimed now (GOODS-028). */
export const accessibleCoupons = () => query(couponApi.accessible, {})

/** The person's coupons of a tab, page by page (decision 92). */
export const myCoupons = (status: CouponTab) => infiniteQuery(couponApi.mine, { body: { status } })

/** The number of coupons: requests one coupon and uses only the total. */
export const couponCount = () => ({
  ...query(couponApi.mine, { query: { page: 0, size: 1 }, body: { status: 'CLAIMED' } }),
  staleTime: 30_000,
})

export const couponById = (id: string) => query(couponApi.get, { path: { id } })

/** The contents of a coupon (decision 93). */
export const couponCase = (id: string) => query(couponApi.case, { path: { id } })
