import * as z from 'zod/mini'
import { Address } from '#/domains/address/model.ts'
import { Coupon } from '#/domains/coupon/model.ts'
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

const OrderGoods = z.object({
  goodsId: maybe(Id),
  name: Text,
  mainPicture: Text,
  specificationId: Text,
  specificationName: Text,
  price: maybe(Cents),
  number: z._default(z.int(), 1),
  reportPackageId: Text,
})
export type OrderGoods = z.infer<typeof OrderGoods>

const StatusEvent = z.object({ orderStatus: Text, time: Instant })

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
    placementDetails: maybe(z.object({ paymentMode: z.catch(PaymentMode, 'LUMP_SUM') })),
    paymentSummary: maybe(PaymentSummary),
    shippingAddress: maybe(Address),
    statusHistory: listOf(StatusEvent),
    expressDetails: maybe(z.object({ company: Text, number: Text })),
    patient: maybe(Patient),
    requirements: Text,
    canUseOtherPayment: Flag,
    isBalanceWaitingPayment: Flag,
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
})
export type OrderOptions = z.infer<typeof OrderOptions>

export const NewOrder = z.object({
  goodsId: z.string(),
  specificationItem: z.string(),
  number: z.int(),
  paymentMode: PaymentMode,
  couponId: z.nullable(z.string()),
  shippingAddressId: z.nullable(z.string()),
  distribution: z.nullable(Distribution),
  requirements: z.string().check(z.maxLength(200)),
  sharingCode: z.nullable(z.string()),
  /** What the person saw; a backend with another total refuses. */
  expectedTotal: z.int(),
})
export type NewOrder = z.infer<typeof NewOrder>

export const PayOrderQuery = z.object({ mallOrderId: z.string(), payAmount: z.int() })
export const PayOrderCreated = z.object({ id: Id })
