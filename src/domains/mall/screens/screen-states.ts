import type { ScreenState } from '#/shared/states/state.ts'
import { couponGoodsStates } from '../coupon-goods/screens/screen-states.ts'

export const screenStates: readonly ScreenState[] = [
  { name: 'goods', address: '/commodity-detail/G007' },
  { name: 'goods-deposit', address: '/commodity-detail/G003' },
  { name: 'goods-sold-out', address: '/commodity-detail/G018', kind: 'sold-out' },
  {
    name: 'goods-promotion-over',
    address: '/commodity-detail/G007',
    kind: 'expired',
    knobs: 'clock:2030-01-01T10:00:00+08:00',
  },
  { name: 'goods-off-shelf', address: '/commodity-detail/G025', kind: 'sold-out' },
  { name: 'goods-deleted', address: '/commodity-detail/G026', kind: 'unknown' },
  { name: 'goods-unknown', address: '/commodity-detail/NOPE', kind: 'unknown' },
  { name: 'goods-flash-sale', address: '/commodity-detail/G008' },
  { name: 'goods-cash-back', address: '/commodity-detail/G016', as: 'rich' },
  { name: 'goods-group', address: '/commodity-detail/G006?groupCode=GROUP1', as: 'member' },
  { name: 'goods-group-invited', address: '/commodity-detail/G006?groupCode=GROUP1' },
  { name: 'goods-preview', address: '/commodity-detail/G025/preview' },
  { name: 'mall', address: '/commodity' },
  { name: 'mall-group', address: '/commodity?group=child' },
  { name: 'mall-empty', address: '/commodity?group=none', kind: 'empty' },
  { name: 'search', address: '/commodity-search/all' },
  { name: 'search-found', address: '/commodity-search/all?q=用药&sort=price-asc' },
  { name: 'search-nothing', address: '/commodity-search/all?q=火箭', kind: 'empty' },
  { name: 'search-filtered', address: '/commodity-search/all?group=health&sort=sales&min=299&max=430&stock=true' },
  { name: 'search-wrong-range', address: '/commodity-search/all?group=health&min=400&max=300', kind: 'refused' },
  { name: 'search-filtered-nothing', address: '/commodity-search/all?q=眼健康&stock=true', kind: 'empty' },
  { name: 'mall-no-goods', address: '/commodity', kind: 'empty', knobs: 'fault:mall.search=empty' },
  ...couponGoodsStates,
]
