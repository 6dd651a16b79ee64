import type { InfiniteData } from '@tanstack/react-query'
import type { Goods } from '#/domains/mall/model.ts'
import { onlyGoods } from '#/domains/mall/whole-goods.ts'
import type { Page } from '#/shared/api/endpoint.ts'
import { pages, query } from '#/shared/api/query.ts'
import { couponApi } from './contract.ts'
import type { CouponTab } from './tabs.ts'

/** What can be claimed now (GOODS-028). */
export const accessibleCoupons = () => query(couponApi.accessible, {})

/** The coupons of a tab that the person holds, page by page (decision 92). */
export const myCoupons = (status: CouponTab) => pages(couponApi.mine, { body: { status } })

/** The first page of one coupon: only its total is looked at. */
export const couponCount = () => query(couponApi.mine, { query: { page: 0, size: 1 }, body: { status: 'CLAIMED' } })

export const couponById = (id: string) => query(couponApi.get, { path: { id } })

/** What comes with a coupon (decision 93). */
export const couponCase = (id: string) => query(couponApi.case, { path: { id } })

const GOODS_PAGE_SIZE = 10

/** The goods that a coupon can be used for, all or those of a word (GOODS-029, ADD-011). */
export const goodsOfCoupon = (couponId: string, keyword = '') => ({
  ...pages(couponApi.queryGoods, { body: { couponId, ...(keyword ? { keyword } : {}) } }, GOODS_PAGE_SIZE),
  select: onlyGoods<InfiniteData<Page<Goods>, number>>,
})
