import { paths } from '#/paths.ts'

/** A subject of the personal centre with its links (GEN-012, GEN-013, LIT-012, LIT-019). */
export interface EntryGroup {
  title: string
  entries: readonly { label: string; to: string }[]
}

/** The subjects below orders, coupons, samples, points and bills. A subject without links is not shown. */
export const moreEntries: readonly EntryGroup[] = [
  { title: '钱包与奖励', entries: [] },
  {
    title: '分享与邀请',
    entries: [
      { label: '分享商品', to: paths.goodsShare },
      { label: '分享报告', to: paths.sharePoster },
    ],
  },
  {
    title: '签到与任务',
    entries: [
      { label: '每日签到', to: paths.mySign },
      { label: '积分任务', to: paths.integralTasks },
      { label: '兑换记录', to: paths.conversionRecords },
      { label: '抽奖记录', to: paths.raffles },
    ],
  },
  {
    title: '服务',
    entries: [
      { label: '全部商品', to: paths.mall },
      { label: '个人预约', to: paths.personalReservation },
      { label: '检测与签约订单', to: paths.orderList },
    ],
  },
]
