import { defineApi } from '#/shared/api/endpoint.ts'

export const mallApi = defineApi('mall', () => import('./model.ts'), {
  search: {
    method: 'POST',
    path: 'mallsales/api/public/goods/search/standard-query',
    auth: 'public',
    query: 'PageQuery',
    body: 'GoodsSearch',
    reply: 'ListedGoods',
    list: true,
  },
  recommended: {
    method: 'POST',
    path: 'mallsales/api/public/goods/recommendations',
    auth: 'public',
    reply: 'ListedGoods',
    list: true,
  },
  promotions: {
    method: 'POST',
    path: 'mallsales/api/public/promotion-events/for-current-goods',
    auth: 'public',
    body: 'PromotionQuery',
    reply: 'PromotionEvent',
    list: true,
  },
  groups: {
    method: 'GET',
    path: 'mall/api/public/goods/groups',
    auth: 'public',
    anonymous: true,
    reply: 'GoodsGroup',
    list: true,
  },
  goods: {
    method: 'GET',
    path: 'mallsales/api/public/goods-with-state/{id}',
    auth: 'public',
    query: 'GoodsQuery',
    reply: 'Goods',
  },
  sharedGoods: {
    method: 'GET',
    path: 'mallsales/api/public/goods-with-state/{id}/{sharingCode}',
    auth: 'public',
    reply: 'Goods',
  },
  preview: { method: 'GET', path: 'mall/api/goods/preview/{id}', auth: 'public', reply: 'Goods' },
  /** The specification only names this call (goods view record: goodsId, url). */
  viewed: {
    method: 'POST',
    path: 'mallsales/api/user/goods-view-record',
    auth: 'user',
    body: 'GoodsView',
    reply: 'Nothing',
    changes: [],
  },
})
