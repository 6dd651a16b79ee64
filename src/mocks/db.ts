import type {
  UserRow,
  AddressRow,
  CouponRow,
  OrderRow,
  PayOrderRow,
  InvoiceRow,
  BillRow,
  PatientRow,
  TicketRow,
  DrawRow,
  PointsLogRow,
  PointsOrderRow,
  GroupRow,
  InvitationRow,
  ShareLogRow,
} from './db-rows.ts'
import type { RegistrationTables } from './event-registration/rows.ts'
import type { CampaignTables } from './campaign/rows.ts'
import type { FamilyTables } from './family/rows.ts'
import type { InsuranceTables } from './insurance/rows.ts'
import type { QaTables } from './doctor-qa/rows.ts'
import type { ContactCard } from './sales/rows.ts'
import type { ReservationRow } from './visit-reservation/rows.ts'
import type { LifeRow } from './life/rows.ts'
import type { NewsTables } from './news/rows.ts'
import type { ServiceTables } from './message/rows.ts'
import type { StorageTables } from './cell-storage/rows.ts'
import type { VisitorTables } from './visitor/rows.ts'
import type { SummerTables } from './summer/rows.ts'
import type { ContractCode, ReportTables, SampleRow, StorageContract } from './sample/rows.ts'
import type { PayeeRow, RewardRow, WithdrawalRow } from './wallet/rows.ts'
import type { SeedGoods } from './seed/goods-seed.ts'
import type { BabyRow, HealthRecordRow } from './seed/health.ts'
import type { SeedPointsGoods } from './seed/points-goods.ts'
import type { SeedItem } from './seed/report-seed.ts'

/**
 * Increase this when the fields of a row change: stored data of another version is not read. A new table needs no new
 * version.
 */
export const DB_VERSION = 12

/** Plain records, so that a snapshot is one JSON text. Times are epoch ms, money is cents. */

export interface Db
  extends
    ReportTables,
    CampaignTables,
    NewsTables,
    ServiceTables,
    StorageTables,
    SummerTables,
    RegistrationTables,
    FamilyTables,
    InsuranceTables,
    VisitorTables,
    QaTables {
  counters: Record<string, number>
  /**
   * Epoch ms of the full hour to which the times of promotions are relative. It is an hour of the real clock, so that
   * the clock knob can pass the ends of promotions.
   */
  promotionHour: number
  users: UserRow[]
  /** The order and sample of each person that the knob `life` moves. */
  lives: LifeRow[]
  /** The situations of the knob `given` that were already applied: `U101 unlocking`. */
  given: string[]
  /** The user id of each token; null for an expired session. */
  sessions: { token: string; userId: string | null }[]
  wechatAccounts: { openId: string; userId: string }[]
  spentCodes: string[]
  /** The codes that the check for a bound WeChat account has returned, by account. */
  thirdPartyCodes: Record<string, string>
  invitations: { userId: string; code: string; at: number }[]
  contacts: ContactCard[]
  /** Friends invited by a user; users who have registered with a code are added to them. */
  invitationRecords: InvitationRow[]
  shareLogs: ShareLogRow[]
  smsCodes: { mobile: string; code: string; sentAt: number }[]
  addresses: AddressRow[]
  coupons: CouponRow[]
  tickets: TicketRow[]
  draws: DrawRow[]
  /** Rewards of orders already turned into coupons. */
  rewards: { actId: string; orderId: string }[]
  goods: SeedGoods[]
  orders: OrderRow[]
  payOrders: PayOrderRow[]
  invoices: InvoiceRow[]
  bills: BillRow[]
  patients: PatientRow[]
  samples: SampleRow[]
  healthRecords: HealthRecordRow[]
  babies: BabyRow[]
  reservations: ReservationRow[]
  groups: GroupRow[]
  goodsViews: { goodsId: string; userId: string; url: string }[]
  readRecords: { id: string; userId: string }[]
  pointsGoods: SeedPointsGoods[]
  pointsLogs: PointsLogRow[]
  pointsOrders: PointsOrderRow[]
  moneyRewards: RewardRow[]
  withdrawals: WithdrawalRow[]
  payees: PayeeRow[]
  storageContracts: StorageContract[]
  contractCodes: ContractCode[]
  /** YYYY-MM-DD in Chinese time. */
  loginDays: { userId: string; day: string }[]
  /** How often each user has done a task, by type. */
  tasksDone: { userId: string; type: string; times: number }[]
  /** Replies of writes by idempotency key, with the request that was sent. */
  once: Record<string, { status: number; body: unknown; sent?: string }>
}

/** Reports are too large for the snapshot and never change, so they are not part of the database. */
export type ReportBook = Readonly<Record<string, readonly SeedItem[]>>

/** Deterministic ids: O5001, O5002, … */
export function nextId(db: Db, prefix: string): string {
  const next = (db.counters[prefix] ?? 5000) + 1
  db.counters[prefix] = next
  return `${prefix}${next}`
}
