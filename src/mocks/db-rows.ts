/** Rows of the mock backend's database, besides the rows in `<domain>/rows.ts`. Times are epoch ms, money is cents. */

export interface UserRow {
  id: string
  persona: string
  mobile: string
  fullName: string
  gender: 'SECRET' | 'MALE' | 'FEMALE'
  shareCode: string
  doctor: boolean
  salesman: boolean
  headImage?: string
  /** `YYYY-MM-DD`; unknown by default. */
  birthday?: string
  /** Whether the user follows the official account; true by default. */
  subscribe?: boolean
  /** The WeChat account of the last authorization; unknown before. */
  openId?: string
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
  /** The goods that offer the coupon and for which it is valid; empty for all goods. */
  goodsIds: string[]
  /** The coupon whose package contains this coupon, which is not offered separately. */
  packageId: string | null
  /** Users who see the coupon in the tab 待领取; other users find it on the goods page or by its address. */
  announcedTo: string[]
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
  groupId?: string
  total: number
  items: { name: string; amount: number }[]
  couponId: string | null
  addressId: string | null
  address: Omit<AddressRow, 'userId'> | null
  requirements: string
  invoice?: 'PERSONAL' | 'ORGANIZATIONAL' | null
  sharingCode: string | null
  createdAt: number
  history: { orderStatus: string; time: number }[]
  express: { company: string; number: string; phone?: string } | null
  /** Whether the owner has requested a payment by another person. */
  otherPayment?: boolean
  /** Whether the owner may request a payment by another person. */
  othersMayPay?: boolean
  deposit?: number
  depositPaid?: boolean
  balanceAllowsCoupon?: boolean
  balanceCouponId?: string
  /** Discounts that are no longer valid when the balance is paid. */
  invalidDiscounts?: { name: string; amount: number }[]
  patientId?: string | null
  /** Whether the order's contract is signed. */
  signed?: boolean
  /** The category of a report that the order unlocks once it is paid. */
  unlock?: { sampleId: string; packageId: string; category: string; name: string }
  refund?: RefundRow
}

export interface RefundRow {
  status: string
  amount: number
  appliedAt: number
  refunded: number | null
  history: { refundStatus: string; time: number }[]
  rejectRemark: string
  rejectedAt: number | null
  completedAt: number | null
}

/**
 * The subject of a payment without order and bills; `id` is the id of the registration, reservation or summer order.
 */
export interface Fee {
  kind: 'registration' | 'reservation' | 'summer'
  id: string
  subject: string
}

export interface PayOrderRow {
  id: string
  orderId: string
  userId: string
  amount: number
  status: 'WaitingForPayment' | 'StartedPayment' | 'Completed' | 'Failed' | 'UserCancelled' | 'SystemCancelled'
  channel: string | null
  /** Number of reads until the payment service settles the payment. */
  readsLeft: number
  paidAt: number | null
  expireAt?: number
  /** True if paid at WeChat, Alipay or by another payer. False if `pay:never` keeps it open. Absent if simulated. */
  paidOutside?: boolean
  /** The bills that are paid together; there is no order then. */
  billIds?: string[]
  /** The subject of a payment without order and bills. */
  fee?: Fee
  /** The payment is less than the amount due: the order waits for the rest. */
  part?: boolean
  node?: 'DEPOSIT' | 'BALANCE'
  /** The coupon that is used for the balance once it is paid. */
  couponId?: string | null
}

/** An invoice of an order; the last invoice is the current invoice. */
export interface InvoiceRow {
  id: string
  orderId: string
  userId: string
  invoiceType: 'ELECTRIC' | 'MAILING'
  titleType: 'PERSONAL' | 'ORGANIZATIONAL'
  state: 'PENDING' | 'VALID' | 'CANCELLED' | 'REAPPLIED' | 'FAILURE'
  title: string
  taxNumber: string
  email: string
  address: Omit<AddressRow, 'userId'> | null
  resource: string
  createdAt: number
}

/** A bill of a contract; without an owner until the contract is bound. */
export interface BillRow {
  id: string
  userId: string
  orderId: string
  name: string
  contractNo: string[]
  periodAmount: number
  settlementAmount: number
  settlementAmountDiscount: number
  status: 'WAITING_FOR_PAYMENT' | 'WAITING_CPS_CALLBACK' | 'FINISH'
  tradeStatus: string
  tradeTime: number | null
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

/** A ticket: for a counter, or for one draw of a lottery. */
export interface TicketRow {
  id: string
  userId: string
  kind: 'MERCHANT' | 'LOTTERY'
  name: string
  merchant: string
  code: string
  lotteryId: string | null
  startTime: number
  endTime: number
  usedAt: number | null
}

export interface DrawRow {
  id: string
  ticketId: string
  userId: string
  time: number
  /** The text on the prize's cell of the lottery grid (seed/tickets.ts). */
  prize: string
  couponId: string | null
  wonTicketId: string | null
}

/** A change of a user's points; the balance is their sum. */
export interface PointsLogRow {
  id: string
  userId: string
  changeType: 'INCREASE_POINTS' | 'DECREASE_POINTS'
  value: number
  content: string
  orderId: string | null
  createdAt: number
}

export interface PointsOrderRow {
  id: string
  userId: string
  orderNumber: string
  status: string
  goodsId: string
  number: number
  points: number
  address: Omit<AddressRow, 'userId'> | null
  pickUpPlaceId: string | null
  createdAt: number
  history: { orderStatus: string; time: number }[]
  express: { company: string; number: string } | null
}

export interface GroupRow {
  id: string
  goodsId: string
  code: string
  userIds: string[]
  endTime: number
  usedBy: string[]
}

export interface InvitationRow {
  id: string
  userId: string
  name: string
  status: 'INVITED' | 'UNCONFIRMED' | 'CONFIRMED' | 'SIGNED_IN'
  invitationTime: number
  registrationTime: number | null
  confirmTime: number | null
  signInTime: number | null
}

export interface ShareLogRow {
  id: string
  userId: string
  title: string
  time: number
  reward: { amount: number; orderTime: number; achievementDate: number } | null
}
