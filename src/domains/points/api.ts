import { defineApi } from '#/shared/api/endpoint.ts'

export const pointsApi = defineApi('points', () => import('./model.ts'), {
  current: { method: 'GET', path: 'members/api/user/user-points/current-user', auth: 'user', reply: 'PointsBalance' },
  logMonthly: {
    method: 'GET',
    path: 'members/api/user/points-log/query-monthly',
    auth: 'user',
    query: 'PageQuery',
    reply: 'PointsMonthGroup',
    list: true,
  },
  taskManage: {
    method: 'GET',
    path: 'members/api/user/points-task-manage',
    auth: 'user',
    reply: 'PointsTask',
    list: true,
  },
  /** Where points goods can be picked up (decision 152). */
  goodsAddress: {
    method: 'GET',
    path: 'points/api/public/goods/address',
    auth: 'public',
    reply: 'PickUpPlace',
    list: true,
  },
  goodsDetails: { method: 'GET', path: 'points/api/public/goods/details/{id}', auth: 'public', reply: 'PointsGoods' },
  goodsSearch: {
    method: 'POST',
    path: 'points/api/public/goods/search/standard-query',
    auth: 'public',
    query: 'PageQuery',
    body: 'PointsGoodsSearch',
    reply: 'ListedPointsGoods',
    list: true,
  },
  goodsGroups: {
    method: 'GET',
    path: 'points/api/public/goods/groups',
    auth: 'public',
    reply: 'GoodsGroup',
    list: true,
  },
  orders: {
    method: 'POST',
    path: 'points/api/user/points-order/get-all',
    auth: 'user',
    query: 'PageQuery',
    reply: 'PointsOrder',
    list: true,
  },
  order: { method: 'GET', path: 'points/api/user/points-order/{id}', auth: 'user', reply: 'PointsOrder' },
  create: {
    method: 'POST',
    path: 'points/api/user/points-order/create',
    auth: 'user',
    body: 'NewPointsOrder',
    reply: 'PointsOrder',
    changes: ['points'],
    idempotencyKey: true,
  },
  /** Confirms the receipt of a shipped order (decision 153). */
  confirm: {
    method: 'POST',
    path: 'points/api/user/points-order/confirm-order',
    auth: 'user',
    body: 'ById',
    reply: 'Nothing',
    changes: ['points'],
    idempotencyKey: true,
  },
  /**
   * The specification only names this call; the path is our own choice (decision 137). The request itself is the
   * sign-in: the server counts each day once, so a repeated request changes nothing.
   */
  loginDays: {
    method: 'GET',
    path: 'members/api/user/login-days',
    mayBeMissing: true,
    auth: 'user',
    reply: 'LoginDays',
  },
  /** The specification only names this call; the path is our own choice (decision 137). */
  conversionRecords: {
    method: 'GET',
    path: 'points/api/user/conversion-records',
    mayBeMissing: true,
    auth: 'user',
    reply: 'ConversionRecord',
    list: true,
  },
})
