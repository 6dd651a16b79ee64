import { infiniteQuery } from '#/shared/api/query.ts'
import { GOODS_PAGE_SIZE } from '../catalogue/catalogue.ts'
import { couponGoodsApi } from './api.ts'

/** The goods for which a coupon is valid, all or those matching a keyword (GOODS-029, ADD-011). */
export const goodsOfCoupon = (couponId: string, keyword = '') =>
  infiniteQuery(couponGoodsApi.list, { body: { couponId, ...(keyword ? { keyword } : {}) } }, GOODS_PAGE_SIZE)
