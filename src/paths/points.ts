import { count, flag, textOrNull } from '#/shared/lib/address.ts'

export const pointsPaths = {
  mySign: '/my-sign',
  integralMall: ['/integral-mall', { can: flag }],
  integralGoods: [
    '/integral-goods-detail/:id',
    { number: count(99), way: textOrNull, address: textOrNull, place: textOrNull },
  ],
  integralTasks: '/integral-list',
  integralLog: '/integral-detail-list',
  conversionRecords: '/conversion-record',
  conversionDetail: '/conversion-record-detail/:id',
  loginTask: '/login-task',
} as const
