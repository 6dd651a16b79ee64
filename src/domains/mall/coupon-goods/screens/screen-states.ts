import type { ScreenState } from '#/shared/states/state.ts'

export const couponGoodsStates: readonly ScreenState[] = [
  { name: 'coupon-goods', address: '/coupons-commodity-list/CU1', as: 'member' },
  { name: 'coupon-goods-anonymous', address: '/coupons-commodity-list/CT2', kind: 'signed-out' },
  { name: 'coupon-search', address: '/coupons-commodity-search/CT2/all?keyword=儿童' },
  { name: 'coupon-search-empty', address: '/coupons-commodity-search/CT2/all?keyword=没有的商品', kind: 'empty' },
  {
    name: 'coupon-goods-empty',
    address: '/coupons-commodity-list/CT1',
    kind: 'empty',
    knobs: 'fault:coupon-goods.list=empty',
  },
]
