import { defineApi } from '#/shared/api/endpoint.ts'

/** The goods for which a coupon is valid. The call returns goods, so it uses the shapes of the mall. */
export const couponGoodsApi = defineApi('coupon-goods', () => import('#/domains/mall/model.ts'), {
  list: {
    method: 'POST',
    path: 'mallsales/api/public/mall-user-coupons/query-goods-by-coupon',
    auth: 'public',
    query: 'PageQuery',
    body: 'GoodsOfCoupon',
    reply: 'ListedGoods',
    list: true,
  },
})
