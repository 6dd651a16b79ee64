import * as z from 'zod/mini'
import { Address } from '#/domains/address/model.ts'
import { Coupon } from '#/domains/coupon/model.ts'
import { Invoice } from '#/domains/invoice/model.ts'
import { Patient } from '#/domains/patient/model.ts'
import { Flag, Id, Instant, listOf, maybe, Text } from '#/shared/api/wire.ts'
import { Cents } from '#/shared/lib/money.ts'

export { ById, Nothing, PageQuery } from '#/shared/api/wire.ts'

export const paymentModes = ['LUMP_SUM', 'DEPOSIT_AND_BALANCE'] as const
export const PaymentMode = z.enum(paymentModes)
export type PaymentMode = z.infer<typeof PaymentMode>

export const deliveryModes = ['MERCHANT', 'PLATFORM'] as const
export const deliveryDays = ['WORKING_DAYS', 'DOUBLE_CEASE_DAY', 'HOLIDAY'] as const
const Distribution = z.object({ mode: z.enum(deliveryModes), days: z.enum(deliveryDays) })
export type Distribution = z.infer<typeof Distribution>

const PaymentSummary = z.object({ total: Cents, items: listOf(z.object({ name: Text, amount: Cents })) })
export type PaymentSummary = z.infer<typeof PaymentSummary>

/** The two payments of deposit and balance; null where an order is paid at once. */
const PaymentNodes = z.object({ deposit: Cents, balance: Cents })
export type PaymentNodes = z.infer<typeof PaymentNodes>

const OrderGoods = z.object({
  goodsId: maybe(Id),
  name: Text,
  mainPicture: Text,
  specificationId: Text,
  specificationName: Text,
  price: maybe(Cents),
  number: z._default(z.int(), 1),
  reportPackageId: Text,
  provideInvoice: Flag,
})
export type OrderGoods = z.infer<typeof OrderGoods>

const StatusEvent = z.object({ orderStatus: Text, time: Instant })

const Refund = z.object({
  status: Text,
  refundedAmount: maybe(Cents),
  apply: maybe(z.object({ amount: maybe(Cents), applyTime: Instant })),
  refundStatusHistory: listOf(z.object({ refundStatus: Text, time: Instant })),
  rejectRemark: Text,
  rejectTime: Instant,
  completedTime: Instant,
})
export type Refund = z.infer<typeof Refund>

/** A discount that no longer holds; a backend may send its name alone. */
const InvalidDiscount = z.pipe(
  z.union([z.string(), z.object({ name: Text, amount: maybe(Cents) })]),
  z.transform((entry) => (typeof entry === 'string' ? { name: entry, amount: null } : entry)),
)

/** What goes with the payment of a balance (ORD-043, ORD-044). */
const balance = {
  isBalanceWaitingPayment: Flag,
  balancePaymentSelectableCoupons: listOf(Coupon),
  balancePaymentDefaultCouponId: maybe(Id),
  balancePaymentAllowCoupon: Flag,
  hasInvalidDiscounts: Flag,
  invalidDiscounts: listOf(InvalidDiscount),
}

/** Status is open text: an unknown one gets a neutral label (rules.ts) and never breaks a list. */
export const Order = z.pipe(
  z.object({
    id: Id,
    orderNumber: Text,
    orderStatus: Text,
    status: Text,
    amount: maybe(Cents),
    totalAmount: maybe(Cents),
    createdDate: Instant,
    goods: maybe(OrderGoods),
    sourceType: Text,
    placementDetails: maybe(z.object({ paymentMode: z.catch(PaymentMode, 'LUMP_SUM'), invoice: maybe(Invoice) })),
    paymentSummary: maybe(PaymentSummary),
    paymentModeSummary: maybe(PaymentNodes),
    shippingAddress: maybe(Address),
    statusHistory: listOf(StatusEvent),
    expressDetails: maybe(z.object({ company: Text, number: Text, phone: Text })),
    refundmentDetails: maybe(Refund),
    patient: maybe(Patient),
    requirements: Text,
    canUseOtherPayment: Flag,
    invoiceDownloadable: Flag,
    ...balance,
  }),
  // Decision 97: orderStatus, else status.
  z.transform(({ orderStatus, status, ...order }) => ({ ...order, status: orderStatus || status })),
)
export type Order = z.infer<typeof Order>

export const OrderFilter = z.object({ orderStatus: z.optional(z.string()), refundment: z.optional(z.boolean()) })

export const OptionsBody = z.object({
  goodsId: z.string(),
  specificationItem: z.string(),
  number: z.int(),
  couponId: z.optional(z.nullable(z.string())),
  paymentMode: PaymentMode,
})

export const OrderOptions = z.object({
  allowPurchase: z._default(z.boolean(), true),
  /** Why not, when allowPurchase is false. */
  refusal: Text,
  goods: maybe(OrderGoods),
  shippingAddresses: listOf(Address),
  distribution: maybe(Distribution),
  goodsTotalAmount: Cents,
  mallUserCoupons: listOf(Coupon),
  defaultCouponId: maybe(Id),
  selectedPatient: maybe(Patient),
  paymentMode: z.catch(PaymentMode, 'LUMP_SUM'),
  paymentSummary: maybe(PaymentSummary),
  /** Given where the goods may be paid by deposit and balance, whatever mode was asked for. */
  paymentModeSummary: maybe(PaymentNodes),
})
export type OrderOptions = z.infer<typeof OrderOptions>

export const invoiceTitles = ['PERSONAL', 'ORGANIZATIONAL'] as const

export const NewOrder = z.object({
  goodsId: z.string(),
  specificationItem: z.string(),
  number: z.int(),
  paymentMode: PaymentMode,
  couponId: z.nullable(z.string()),
  shippingAddressId: z.nullable(z.string()),
  patientId: z.nullable(z.string()),
  distribution: z.nullable(Distribution),
  requirements: z.string().check(z.maxLength(200)),
  /** Kind of the wanted invoice; without it none is wanted. */
  invoice: z.optional(z.object({ titleType: z.enum(invoiceTitles) })),
  sharingCode: z.nullable(z.string()),
  /** What the person saw; a backend with another total refuses. */
  expectedTotal: z.int(),
})
export type NewOrder = z.infer<typeof NewOrder>

/** A category of a report that is to be opened. */
export const UnlockTarget = z.object({ sampleId: z.string(), packageId: z.string(), category: z.string() })
export type UnlockTarget = z.infer<typeof UnlockTarget>

export const NewUnlock = z.extend(UnlockTarget, {
  paymentMode: PaymentMode,
  couponId: z.nullable(z.string()),
  /** What the person saw; a backend with another total refuses. */
  expectedTotal: z.int(),
})
export type NewUnlock = z.infer<typeof NewUnlock>

export const PayOrderQuery = z.object({
  mallOrderId: z.string(),
  payAmount: z.int(),
  /** The coupon of a balance. */
  couponId: z.optional(z.string()),
})
export const PayOrderCreated = z.object({ id: Id })
