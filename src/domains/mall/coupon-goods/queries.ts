import { pages } from '#/shared/api/query.ts'
import { couponGoodsApi } from './api.ts'

const GOODS_PAGE_SIZE = 10

/** The goods for which a coupon is valid, all or those matching a keyword (GOODS-029, ADD-011). */
export const goodsOfCoupon = (couponId: string, keyword = '') =>
  pages(couponGoodsApi.list, { body: { couponId, ...(keyword ? { keyword } : {}) } }, GOODS_PAGE_SIZE)
