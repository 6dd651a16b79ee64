import type { Coupon } from '#/domains/coupon/model.ts'
import { couponDiscount, isClearCoupon } from '#/domains/coupon/discount.ts'
import { pointsOrderLabel } from '#/domains/points/order-rules.ts'
import { hasRefused, isRefused } from '#/shared/api/blocks.ts'
import { NOT_ALL_READ, notReadText } from '#/shared/api/refused-entries.ts'
import { UNREADABLE } from '#/shared/lib/unreadable.ts'
import { formatDate } from '#/shared/lib/time/date.ts'
import { type Cents, minus } from '#/shared/lib/money.ts'
import { wordFor } from '#/shared/lib/words.ts'
import { isPointsOrder } from './points-order.ts'
import type { Order, OrderGoods, OrderOptions, PaymentMode } from './model.ts'

/** A Map, so that a status called `constructor` counts as unknown: the status is open text. */
const table = (words: Record<string, string>): ReadonlyMap<string, string> => new Map(Object.entries(words))

/** Specification §4 Mall order status (ORD-001 to ORD-007). */
const statusLabel = table({
  WAITING_FOR_PAYMENT: '待付款',
  PAYING: '支付中',
  PAID: '待发货',
  COMPLETED: '已完成',
  SHIPPED: '已发货',
  RECEIVED: '已签收',
  CLOSED: '已关闭',
})

type Service = Pick<Order, 'status' | 'goods' | 'shippingAddress'>

/** Whether an order is paid and none of its goods is shipped: goods without sample tubes, and no address. */
const isPaidService = (order: Service): boolean =>
  order.status === 'PAID' &&
  order.goods !== null &&
  !mayHaveSamples(order.goods) &&
  order.shippingAddress === null &&
  !isRefused(order, 'shippingAddress')

type Labelled = Pick<Order, 'sourceType' | 'placementDetails' | 'isBalanceWaitingPayment'> & Service

/** The word for the due payment; `either` if the server's flag could not be read. */
function wordOf(
  { isBalanceWaitingPayment: isBalance }: Pick<Order, 'isBalanceWaitingPayment'>,
  words: { deposit: string; balance: string; either: string },
): string {
  if (isBalance === UNREADABLE) return words.either
  return isBalance ? words.balance : words.deposit
}

/** The label of an order's state; with deposit and balance, it names the part that is due (ORD-023 to ORD-026). */
export function orderLabel(order: Labelled): string {
  if (isPointsOrder(order)) return pointsOrderLabel(order.status)
  if (order.status === 'WAITING_FOR_PAYMENT' && order.placementDetails?.paymentMode === 'DEPOSIT_AND_BALANCE')
    return wordOf(order, { deposit: '待付定金', balance: '待付尾款', either: '待付款' })
  if (isPaidService(order)) return '已付款'
  return statusLabel.get(order.status) ?? '处理中'
}

const timeLabel = table({
  PAID: '付款时间',
  SHIPPED: '发货时间',
  RECEIVED: '签收时间',
  COMPLETED: '完成时间',
  CLOSED: '关闭时间',
  REFUNDMENT: '退款时间',
})

export const isKnownStatus = (status: string): boolean => statusLabel.has(status)

/** The labelled times of an order: its creation, then the server's history in its order (ORD-027 to ORD-032). */
export function orderTimes(order: Pick<Order, 'createdDate' | 'statusHistory'>): { label: string; time: string }[] {
  const created =
    order.createdDate === null ? [] : [{ label: '下单时间', time: formatDate(order.createdDate, 'minute') }]
  const events = order.statusHistory.flatMap(({ orderStatus, time }) => {
    const label = timeLabel.get(orderStatus)
    return label && time !== null ? [{ label, time: formatDate(time, 'minute') }] : []
  })
  return [...created, ...events]
}

const paymentModeWords: Record<PaymentMode, string> = {
  LUMP_SUM: '一次性付款',
  DEPOSIT_AND_BALANCE: '定金+尾款',
}
export const paymentModeLabel = (mode: string): string => wordFor(paymentModeWords, mode) ?? '其他方式'
export const isPaymentMode = (mode: string): mode is PaymentMode => wordFor(paymentModeWords, mode) !== null

const deliveryModeWords = { MERCHANT: '商家配送', PLATFORM: '平台配送' } as const
export const deliveryModeLabel = (mode: string): string => wordFor(deliveryModeWords, mode) ?? '以商家安排为准'
export const deliveryDayLabel = { WORKING_DAYS: '工作日', DOUBLE_CEASE_DAY: '双休日', HOLIDAY: '节假日' } as const

export const invoiceLabel = { NONE: '不开发票', PERSONAL: '个人', ORGANIZATIONAL: '单位' } as const
export type InvoiceChoice = keyof typeof invoiceLabel

/** The invoice field of a new order; left out for goods that provide no invoice (GOODS-018). */
export const invoiceOf = (
  choice: InvoiceChoice,
  goods: Pick<OrderGoods, 'provideInvoice'> | null,
): { invoice?: { titleType: Exclude<InvoiceChoice, 'NONE'> } } =>
  choice === 'NONE' || !goods?.provideInvoice ? {} : { invoice: { titleType: choice } }

/** Whether goods may come with sample tubes: an empty package means no, a missing package means unknown. */
export const mayHaveSamples = (goods: Pick<OrderGoods, 'reportPackageId'> | null): boolean =>
  goods !== null && goods.reportPackageId !== ''

/** The actions allowed in each state; the mock backend uses the same table to refuse all others. */
const allowed = {
  pay: ['WAITING_FOR_PAYMENT'],
  cancel: ['WAITING_FOR_PAYMENT'],
  bindSample: ['PAID', 'SHIPPED', 'RECEIVED', 'COMPLETED'],
  reward: ['PAID', 'SHIPPED', 'RECEIVED', 'COMPLETED'],
  buyAgain: ['PAID', 'SHIPPED', 'RECEIVED', 'COMPLETED', 'CLOSED'],
} as const

/** An order whose deposit is paid, or for which this is unknown, is refunded and not cancelled. */
export const orderCan = (
  action: keyof typeof allowed,
  order: Pick<Order, 'status'> & Partial<Pick<Order, 'isBalanceWaitingPayment'>>,
): boolean =>
  (allowed[action] as readonly string[]).includes(order.status) &&
  !(action === 'cancel' && Boolean(order.isBalanceWaitingPayment))

/**
 * The amount of an order: its sum, else totalAmount, else amount; null if the first of these that was sent could not be
 * read.
 */
export function orderAmount(order: Pick<Order, 'totalAmount' | 'amount' | 'paymentSummary'>): Cents | null {
  if (isRefused(order, 'paymentSummary')) return null
  if (order.paymentSummary) return order.paymentSummary.total
  return isRefused(order, 'totalAmount') ? null : (order.totalAmount ?? order.amount)
}

/**
 * The amount due by the options: the server's own total, else the price of the goods minus the coupon (ORDX-005).
 * @returns null when unknown: the goods have no amount, the discount is unclear, or the sum could not be read.
 */
export function payableTotal(
  options: Pick<OrderOptions, 'paymentSummary' | 'goodsTotalAmount'>,
  coupon: Coupon | null,
): Cents | null {
  const { paymentSummary, goodsTotalAmount } = options
  if (isRefused(options, 'paymentSummary')) return null
  if (paymentSummary) return paymentSummary.total
  if (goodsTotalAmount === null || !coupon) return goodsTotalAmount
  return isClearCoupon(coupon) ? minus(goodsTotalAmount, couponDiscount(coupon, goodsTotalAmount)) : null
}

/**
 * The reason why nothing can be ordered with these options; null when an order is possible. No order is possible with a
 * missing or negative total, with an unknown payment mode, or if a part of the options could not be read.
 */
export function orderRefusal(
  options: Pick<OrderOptions, 'allowPurchase' | 'refusal' | 'paymentMode'>,
  total: Cents | null,
): string | null {
  if (!options.allowPurchase) return options.refusal || '暂时不能购买'
  if (!isPaymentMode(options.paymentMode)) return '付款方式暂不支持，不能提交'
  if (hasRefused(options)) return NOT_ALL_READ
  if (total === null) return '没有查到金额，暂不能提交'
  return total < 0 ? '金额有误，暂不能提交' : null
}

/** The text about a changed total; null when the total is unchanged or unknown. */
export function totalChange(before: Cents | null, after: Cents | null): string | null {
  if (before === null || after === null || before === after) return null
  return `${after > before ? '应付金额增加' : '应付金额减少'}${(Math.abs(after - before) / 100).toFixed(2)}元`
}

const notes = table({
  WAITING_FOR_PAYMENT: '请尽快完成支付，我们会为您保留商品',
  PAYING: '正在确认支付结果，请稍候',
  PAID: '已付款，我们正在准备发货',
  SHIPPED: '商品已发出，请留意快递',
  RECEIVED: '商品已签收，有采样盒的请及时绑定样本',
  COMPLETED: '订单已完成，感谢您的信任',
  CLOSED: '订单已关闭',
})

export function orderNote(order: Pick<Order, 'placementDetails' | 'isBalanceWaitingPayment'> & Service): string {
  if (order.status === 'WAITING_FOR_PAYMENT' && order.placementDetails?.paymentMode === 'DEPOSIT_AND_BALANCE')
    return wordOf(order, {
      deposit: '请先支付定金，尾款之后再付',
      balance: '定金已收到，请支付尾款',
      either: notReadText('付款进度'),
    })
  return isPaidService(order) ? '已付款，我们会尽快为您安排' : (notes.get(order.status) ?? '')
}
