import * as z from 'zod/mini'
import { Prose } from '#/shared/api/prose.ts'
import { Address } from '#/domains/address/model.ts'
import { Coupon } from '#/domains/coupon/model.ts'
import { Invoice } from './invoice-model.ts'
import { Specification } from '#/domains/mall/buy/specification.ts'
import { Patient } from '#/domains/patient/model.ts'
import { isRefused, copyRefused } from '#/shared/api/blocks.ts'
import { Title } from '#/shared/api/title.ts'
import {
  Amount,
  transform,
  checked,
  union,
  Flag,
  FlagOrUnreadable,
  flag,
  Id,
  Instant,
  listOf,
  maybe,
  Money,
  Name,
  open,
  shape,
  Text,
  TextOrNull,
  WholeNumber,
} from '#/shared/api/wire.ts'
import type { Cents } from '#/shared/lib/money.ts'

export { ById, Nothing, PageQuery } from '#/shared/api/wire.ts'

export const paymentModes = ['LUMP_SUM', 'DEPOSIT_AND_BALANCE'] as const
export const PaymentMode = z.enum(paymentModes)
export type PaymentMode = z.infer<typeof PaymentMode>

export const deliveryModes = ['MERCHANT', 'PLATFORM'] as const
export const deliveryDays = ['WORKING_DAYS', 'DOUBLE_CEASE_DAY', 'HOLIDAY'] as const
const Distribution = shape('Distribution', { mode: open(deliveryModes), days: open(deliveryDays) })
export type Distribution = z.infer<typeof Distribution>

/** A summary without a total is refused; the amount of a line without an amount is shown as unknown. */
const PaymentSummary = shape('PaymentSummary', {
  total: Amount,
  items: listOf(shape('PaymentSummaryItem', { name: Name, amount: Money })),
})
export type PaymentSummary = z.infer<typeof PaymentSummary>

/** Deposit and balance; null for an order with a single payment. A deposit of 0 and negative amounts are refused. */
const PaymentNodes = checked(
  shape('PaymentModeSummary', { deposit: Amount, balance: Amount }),
  ({ deposit, balance }) => deposit > 0 && balance >= 0,
)
export type PaymentNodes = z.infer<typeof PaymentNodes>

const chosenGoods = {
  goodsId: maybe(Id),
  name: Title,
  mainPicture: Text,
  goodsData: maybe(shape('GoodsData', { mainPicture: Text })),
  specificationItem: maybe(Specification),
  specificationId: Text,
  specificationName: Text,
  price: Money,
  finalPrice: Money,
  reportPackageId: TextOrNull,
  provideInvoice: Flag,
}
const ChosenGoods = shape('Goods', chosenGoods)
const PlacedGoods = shape('Goods', { ...chosenGoods, number: WholeNumber })

export interface OrderGoods {
  goodsId: string | null
  name: string
  mainPicture: string
  specificationId: string
  specificationName: string
  /** Per piece. */
  price: Cents | null
  /** Per piece; null or 0 if there is no deposit. */
  deposit: Cents | null
  /** Number of pieces; null when unknown. */
  number: number | null
  /** The package of the sample tubes; empty if there is none, null if unknown. */
  reportPackageId: string | null
  provideInvoice: boolean
}

/** The first price that was sent; null if this price cannot be read, because another price would be a guess. */
function piecePrice(goods: z.infer<typeof ChosenGoods>): Cents | null {
  const { price, specificationItem: item, finalPrice } = goods
  if (price !== null || isRefused(goods, 'price') || isRefused(goods, 'specificationItem')) return price
  return item && isRefused(item, 'price') ? null : (item?.price ?? finalPrice)
}

/** The chosen specification is in `specificationItem`, or in separate fields. */
function lineOf(goods: z.infer<typeof ChosenGoods>, number: number | null): OrderGoods {
  const { specificationItem: item, goodsData, finalPrice: _price, ...fields } = goods
  return copyRefused(item, {
    ...fields,
    name: goods.name || '商品',
    mainPicture: goods.mainPicture || (goodsData?.mainPicture ?? ''),
    specificationId: goods.specificationId || (item?.id ?? ''),
    specificationName: goods.specificationName || (item?.name ?? ''),
    price: piecePrice(goods),
    deposit: item?.deposit ?? null,
    number,
  })
}

const StatusEvent = shape('StatusHistory', { orderStatus: Text, time: Instant })

const Refund = shape('Refund', {
  status: Text,
  refundedAmount: Money,
  apply: maybe(shape('RefundApply', { amount: Money, applyTime: Instant })),
  refundStatusHistory: listOf(shape('RefundStatusHistory', { refundStatus: Text, time: Instant })),
  rejectRemark: Prose,
  rejectTime: Instant,
  completedTime: Instant,
})
export type Refund = z.infer<typeof Refund>

/** Some backends send only the name. */
const InvalidDiscount = union(Name, shape('InvalidDiscount', { name: Name, amount: Money }), (name) => ({
  name,
  amount: null,
}))

/** Additional data for the payment of a balance (ORD-043, ORD-044). */
const balance = {
  isBalanceWaitingPayment: FlagOrUnreadable,
  balancePaymentSelectableCoupons: listOf(Coupon),
  balancePaymentDefaultCouponId: maybe(Id),
  balancePaymentAllowCoupon: Flag,
  hasInvalidDiscounts: FlagOrUnreadable,
  invalidDiscounts: listOf(InvalidDiscount),
}

const PlacementDetails = shape('PlacementDetails', {
  /** Empty if missing; the order is then paid in one sum. */
  paymentMode: open(paymentModes),
  invoice: maybe(Invoice),
  goods: maybe(PlacedGoods),
})

/** The status is open text: an unknown status gets a neutral label (rules.ts) and never breaks a list. */
export const Order = transform(
  shape('Order', {
    id: Id,
    orderNumber: Text,
    orderStatus: Text,
    status: Text,
    amount: Money,
    totalAmount: Money,
    createdDate: Instant,
    goods: maybe(ChosenGoods),
    sourceType: Text,
    placementDetails: maybe(PlacementDetails),
    paymentSummary: maybe(PaymentSummary),
    paymentModeSummary: maybe(PaymentNodes),
    shippingAddress: maybe(Address),
    statusHistory: listOf(StatusEvent),
    expressDetails: maybe(shape('Express', { company: Text, number: Text, phone: Text })),
    refundmentDetails: maybe(Refund),
    patient: maybe(Patient),
    requirements: Text,
    canUseOtherPayment: Flag,
    invoiceDownloadable: Flag,
    ...balance,
  }),
  // The status is orderStatus, else status (decision 97). The number of pieces is in the placement. An order without a
  // number uses its id.
  ({ orderStatus, status, goods, ...order }) => {
    const placed = order.placementDetails?.goods ?? null
    const bought = goods ?? placed
    return {
      ...order,
      orderNumber: order.orderNumber || order.id,
      status: orderStatus || status,
      goods: bought && lineOf(bought, placed?.number ?? null),
    }
  },
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

export const OrderOptions = shape('OrderOptions', {
  allowPurchase: flag(true, false),
  /** The reason for `allowPurchase: false`. */
  refusal: Prose,
  goods: transform(maybe(ChosenGoods), (goods) => goods && lineOf(goods, null)),
  shippingAddresses: listOf(Address),
  distribution: maybe(Distribution),
  goodsTotalAmount: Money,
  mallUserCoupons: listOf(Coupon),
  defaultCouponId: maybe(Id),
  selectedPatient: maybe(Patient),
  paymentMode: open(paymentModes, 'LUMP_SUM'),
  paymentSummary: maybe(PaymentSummary),
  /** Sent for goods with deposit and balance, no matter which payment mode was requested. */
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
  /** The value of the options, unchanged. */
  distribution: z.nullable(z.object({ mode: z.string(), days: z.string() })),
  requirements: z.string().check(z.maxLength(200)),
  /** The kind of the requested invoice; absent without an invoice. */
  invoice: z.optional(z.object({ titleType: z.enum(invoiceTitles) })),
  sharingCode: z.nullable(z.string()),
  renewDepositId: z.optional(z.string()),
  /** The total shown to the person, in cents; the backend refuses the order when its own total differs. */
  expectedTotal: z.int(),
})
export type NewOrder = z.infer<typeof NewOrder>

export const UnlockTarget = z.object({ sampleId: z.string(), packageId: z.string(), category: z.string() })
export type UnlockTarget = z.infer<typeof UnlockTarget>

export const NewUnlock = z.extend(UnlockTarget, {
  paymentMode: PaymentMode,
  couponId: z.nullable(z.string()),
  /** The total shown to the person, in cents; the backend refuses the order when its own total differs. */
  expectedTotal: z.int(),
})
export type NewUnlock = z.infer<typeof NewUnlock>

export const PayOrderQuery = z.object({
  mallOrderId: z.string(),
  payAmount: z.int(),
  couponId: z.optional(z.string()),
})
export const PayOrderCreated = shape('PayOrder', { id: Id })
