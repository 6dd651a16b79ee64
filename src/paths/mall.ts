import { flag, textOrNull, oneOf, text, toCode, toSharer } from '#/shared/lib/address.ts'

const goodsParameters = { sharingCode: toSharer, groupCode: toCode, preview: flag }

export const mallPaths = {
  mall: ['/commodity', { group: text }],
  goodsShare: '/commodity-search/goods-share',
  goodsSearchDefault: '/commodity-search',
  goodsSearch: [
    '/commodity-search/:type',
    {
      q: text,
      group: textOrNull,
      sort: oneOf(['price-asc', 'price-desc', 'sales']),
      // In yuan, as typed.
      min: text,
      max: text,
      stock: flag,
    },
  ],
  goods: ['/commodity-detail/:id', goodsParameters],
  goodsOfType: ['/commodity-detail/:id/:type', goodsParameters],
  couponGoods: '/coupons-commodity-list/:id',
  couponGoodsSearch: ['/coupons-commodity-search/:couponsId/:type', { keyword: text }],
} as const
