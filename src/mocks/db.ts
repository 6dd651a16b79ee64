import type { SeedGoods } from './seed/goods-seed.ts'
import type { SeedItem } from './seed/report-seed.ts'

/** The stand-in's memory: plain records, so that a snapshot is one JSON text. Times are epoch ms, money is cents. */

export interface UserRow {
  id: string
  persona: string
  mobile: string
  fullName: string
  gender: 'SECRET' | 'MALE' | 'FEMALE'
  shareCode: string
  doctor: boolean
  salesman: boolean
}

export interface AddressRow {
  id: string
  userId: string
  name: string
  mobile: string
  province: string
  city: string
  district: string
  detail: string
  isDefault: boolean
}

export interface CouponRow {
  id: string
  userId: string | null
  name: string
  discountType: 'FIXED_AMOUNT' | 'PROPORTION'
  discount: number
  thresholdOfAmount: number
  startTime: number
  endTime: number
  /** Goods it is shown at for claiming; empty: all. */
  goodsIds: string[]
  /** The coupon it was claimed from. */
  templateId: string | null
  usedByOrder: string | null
}

export interface OrderRow {
  id: string
  userId: string
  orderNumber: string
  status: string
  goodsId: string
  specificationId: string
  number: number
  price: number
  total: number
  items: { name: string; amount: number }[]
  couponId: string | null
  addressId: string | null
  address: Omit<AddressRow, 'userId'> | null
  requirements: string
  sharingCode: string | null
  createdAt: number
  history: { orderStatus: string; time: number }[]
  express: { company: string; number: string } | null
}

export interface PayOrderRow {
  id: string
  orderId: string
  userId: string
  amount: number
  status: 'WaitingForPayment' | 'StartedPayment' | 'Completed' | 'Failed' | 'UserCancelled' | 'SystemCancelled'
  channel: string | null
  /** Reads of the order until the payment service has settled. */
  readsLeft: number
  paidAt: number | null
}

export interface PatientRow {
  id: string
  userId: string
  name: string
  gender: 'SECRET' | 'MALE' | 'FEMALE'
  birthday: string
  mobile: string
  identityCardType: 'CHINESE_IDENTITY_CARD' | 'MILITARY_ID' | 'PASSPORT' | 'OTHER'
  identityCard: string
}

export interface SampleRow {
  id: string
  recordId: string
  packageId: string
  packageName: string
  userId: string | null
  patientId: string | null
  steps: { code: string; time: number }[]
  /** Unlocked or read item ids since. */
  readItems: string[]
}

export interface Db {
  counters: Record<string, number>
  users: UserRow[]
  /** token → user id; an expired one points to nobody. */
  sessions: { token: string; userId: string | null }[]
  smsCodes: { mobile: string; code: string; sentAt: number }[]
  addresses: AddressRow[]
  coupons: CouponRow[]
  goods: SeedGoods[]
  orders: OrderRow[]
  payOrders: PayOrderRow[]
  patients: PatientRow[]
  samples: SampleRow[]
  goodsViews: { goodsId: string; userId: string; url: string }[]
  tags: { userLogin: string; tagName: string }[]
  reportViews: { sampleId: string; userId: string }[]
  /** Answers of writes by their once-key. */
  once: Record<string, { status: number; body: unknown }>
}

/** Reports are too large for the snapshot and never change: they stand beside the database. */
export type ReportBook = Readonly<Record<string, readonly SeedItem[]>>

/** Ids without chance: O5001, O5002, … */
export function nextId(db: Db, prefix: string): string {
  const next = (db.counters[prefix] ?? 5000) + 1
  db.counters[prefix] = next
  return `${prefix}${next}`
}
