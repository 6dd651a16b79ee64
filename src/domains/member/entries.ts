import { paths, to } from '#/paths.ts'

/** A subject of the personal centre with its links (GEN-012, GEN-013, LIT-012, LIT-019). */
export interface EntryGroup {
  title: string
  entries: readonly { label: string; to: string }[]
}

/** The subjects below orders, coupons, samples, points and bills. A subject without links is not shown. */
export const moreEntries: readonly EntryGroup[] = [
  {
    title: '钱包与奖励',
    entries: [
      { label: '我的钱包', to: paths.myWallet },
      { label: '提现', to: paths.withdraw },
      { label: '收款账户', to: paths.myBankAccount },
      { label: '会员等级', to: paths.memberLevel },
    ],
  },
  {
    title: '分享与邀请',
    entries: [
      { label: '邀请好友', to: paths.myInvitation },
      { label: '我的分享', to: paths.myShare },
      { label: '我的推广', to: to(paths.myExtension, { type: 'GOODS' }) },
      { label: '分享商品', to: paths.goodsShare },
      { label: '达人海报', to: paths.manPoster },
      { label: '分享报告', to: paths.sharePoster },
      { label: '通讯录', to: paths.addressBook },
    ],
  },
  {
    title: '签到与任务',
    entries: [
      { label: '每日签到', to: paths.mySign },
      { label: '积分任务', to: paths.integralTasks },
      { label: '兑换记录', to: paths.conversionRecords },
      { label: '抽奖记录', to: paths.drawRecords },
    ],
  },
  {
    title: '服务',
    entries: [
      { label: '全部商品', to: paths.mall },
      { label: '我的预约', to: paths.mySchedule },
      { label: '参观预约', to: paths.reservation },
      { label: '预约查询', to: paths.reservationInquiry },
      { label: '个人预约', to: paths.personalReservation },
      { label: '检测与签约订单', to: paths.orderList },
      { label: '我的保险理赔', to: paths.insuranceClaims },
      { label: '投保', to: paths.goodsInsurance },
      { label: '产科问答', to: paths.obstetricQa },
      { label: '商品咨询', to: paths.consultDetail },
      { label: '查找顾问', to: paths.findCounselor },
    ],
  },
  {
    title: '资讯与帮助',
    entries: [
      { label: '健康资讯', to: paths.explore },
      { label: '活动中心', to: paths.activityCenter },
      { label: '名医讲堂', to: paths.doctorHall },
      { label: '帮助中心', to: paths.help },
      { label: '知识库', to: paths.knowledge },
      { label: '联系我们', to: paths.contactUs },
    ],
  },
]
