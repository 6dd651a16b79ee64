import { text } from '#/shared/lib/address.ts'

export const addresses = {
  couponGoods: '/coupons-commodity-list/:id',
  couponGoodsSearch: ['/coupons-commodity-search/:couponsId/:type', { keyword: text }],
} as const
