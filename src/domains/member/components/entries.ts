import { paths, to } from '#/paths.ts'
import { CareIcon, CellIcon, ChildIcon, ServiceIcon } from '#/shared/ui/group-icons.tsx'
import {
  CartIcon,
  CopyIcon,
  EditIcon,
  GiftIcon,
  HelpIcon,
  LocationIcon,
  OrderIcon,
  PaidIcon,
  PatientIcon,
  PhoneIcon,
  SearchIcon,
  ShareIcon,
  TubeIcon,
  WalletIcon,
} from '#/shared/ui/icons.tsx'
import { InvoiceIcon, PointsIcon, TicketIcon } from '#/shared/ui/pictures/benefit-icons.tsx'
import {
  BagIcon,
  BankCardIcon,
  BookIcon,
  CalendarIcon,
  ContactsIcon,
  FlagIcon,
  InviteIcon,
  LectureIcon,
  MedalIcon,
  MegaphoneIcon,
  NewsIcon,
  PosterIcon,
  UmbrellaIcon,
} from '#/shared/ui/pictures/entry-icons.tsx'
import { ReportIcon } from '#/shared/ui/shell-icons.tsx'
import type { EntryLink } from '#/widgets/EntryGroup.tsx'

/** A subject of the personal centre with its links (GEN-012, GEN-013, LIT-012, LIT-019). */
export interface EntryGroup {
  title: string
  entries: readonly EntryLink[]
}

export const walletEntries: readonly EntryLink[] = [
  { label: '我的钱包', to: paths.myWallet, Icon: WalletIcon },
  { label: '会员等级', to: paths.memberLevel, Icon: MedalIcon },
  { label: '提现', to: paths.withdraw, Icon: PaidIcon },
  { label: '收款账户', to: paths.myBankAccount, Icon: BankCardIcon },
  { label: '邀请好友', to: paths.myInvitation, Icon: InviteIcon },
  { label: '我的分享', to: paths.myShare, Icon: ShareIcon },
  { label: '每日签到', to: paths.mySign, Icon: CalendarIcon },
  { label: '积分任务', to: paths.integralTasks, Icon: PointsIcon },
]

export const sampleEntries: readonly EntryLink[] = [
  { label: '绑定样本', to: paths.bindInput, Icon: TubeIcon },
  { label: '绑定牙源样本', to: paths.toothSelect, Icon: CellIcon },
  { label: '绑定储存合同', to: paths.contractBinding, Icon: CopyIcon },
  { label: '样本进度', to: paths.myBinding, Icon: OrderIcon },
  { label: '我的报告', to: paths.myReport, Icon: ReportIcon },
  { label: '受检人', to: paths.patientSelector, Icon: PatientIcon },
]

export const familyEntries: readonly EntryLink[] = [
  { label: '基因亲友', to: to(paths.relatives, { type: 'friends' }), Icon: ContactsIcon },
  { label: '里程碑', to: paths.milepost, Icon: FlagIcon },
]

export const billEntries: readonly EntryLink[] = [
  { label: '我的发票', to: paths.myInvoices, Icon: InvoiceIcon },
  { label: '我的合同', to: paths.contractList, Icon: CopyIcon },
]

/** Links to reservations, orders, questions, and help with them (GEN-014). */
export const serviceEntries: EntryGroup = {
  title: '服务与帮助',
  entries: [
    { label: '我的预约', to: paths.mySchedule, Icon: CalendarIcon },
    { label: '预约查询', to: paths.reservationInquiry, Icon: SearchIcon },
    { label: '我的夏令活动', to: paths.summerOrders, Icon: FlagIcon },
    { label: '检测与签约订单', to: paths.orderList, Icon: OrderIcon },
    { label: '我的保险理赔', to: paths.insuranceClaims, Icon: CareIcon },
    { label: '产科问答', to: paths.obstetricQa, Icon: ChildIcon },
    { label: '帮助中心', to: paths.help, Icon: HelpIcon },
    { label: '联系我们', to: paths.contactUs, Icon: PhoneIcon },
  ],
}

/** Links for people who recommend something: the main job of salespeople, an extra for other people. */
export const sharingEntries: EntryGroup = {
  title: '分享与推广',
  entries: [
    { label: '我的推广', to: to(paths.myExtension, { type: 'GOODS' }), Icon: MegaphoneIcon },
    { label: '分享商品', to: paths.goodsShare, Icon: BagIcon },
    { label: '达人海报', to: paths.manPoster, Icon: PosterIcon },
    { label: '分享报告', to: paths.sharePoster, Icon: ReportIcon },
    { label: '通讯录', to: paths.addressBook, Icon: ContactsIcon },
  ],
}

/** Links to screens that are useful for all people, whatever they have. */
export const furtherEntries: readonly EntryGroup[] = [
  {
    title: '更多服务',
    entries: [
      { label: '全部商品', to: paths.mall, Icon: CartIcon },
      { label: '参观预约', to: paths.reservation, Icon: LocationIcon },
      { label: '个人预约', to: paths.personalReservation, Icon: EditIcon },
      { label: '投保', to: paths.goodsInsurance, Icon: UmbrellaIcon },
      { label: '商品咨询', to: paths.consultDetail, Icon: ServiceIcon },
      { label: '查找顾问', to: paths.findCounselor, Icon: PatientIcon },
      { label: '兑换记录', to: paths.conversionRecords, Icon: GiftIcon },
      { label: '抽奖记录', to: paths.drawRecords, Icon: TicketIcon },
    ],
  },
  {
    title: '资讯',
    entries: [
      { label: '健康资讯', to: paths.explore, Icon: NewsIcon },
      { label: '活动中心', to: paths.activityCenter, Icon: FlagIcon },
      { label: '名医讲堂', to: paths.doctorHall, Icon: LectureIcon },
      { label: '知识库', to: paths.knowledge, Icon: BookIcon },
    ],
  },
]

/** All entries that are folded if the person has none of their things, for example no samples (centre-rules.ts). */
export const personalEntries: readonly EntryLink[] = [
  ...walletEntries,
  ...sampleEntries,
  ...familyEntries,
  ...billEntries,
  ...serviceEntries.entries,
]
