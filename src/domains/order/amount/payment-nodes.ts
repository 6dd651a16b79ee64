import type { Coupon } from '#/domains/coupon/model.ts'
import { couponDiscount, isClearCoupon } from '#/domains/coupon/discount.ts'
import { couponRefusal } from '#/domains/coupon/rules.ts'
import { isRefused } from '#/shared/api/blocks.ts'
import { UNREADABLE } from '#/shared/lib/unreadable.ts'
import { cents, type Cents, formatMoney, minus, times } from '#/shared/lib/money.ts'
import type { Order, OrderGoods, OrderOptions, PaymentMode, PaymentNodes } from '../model.ts'
import { isPaymentMode, orderAmount, totalChange } from '../rules.ts'

export interface Due {
  mode: PaymentMode
  /** null while unknown. */
  now: Cents | null
  later: Cents
}

/** Deposit and balance of a total. Discounts lower the balance, never the deposit; null if no balance would remain. */
export function splitTotal(total: Cents, deposit: Cents): PaymentNodes | null {
  const balance = cents(total - deposit)
  return deposit > 0 && balance > 0 ? { deposit, balance } : null
}

/** Deposit and balance: from the server, else from the goods' deposit (GEN-005); null with a single payment. */
export function offeredNodes(
  { paymentModeSummary }: Pick<OrderOptions, 'paymentModeSummary'>,
  line: Pick<OrderGoods, 'deposit'> | null,
  number: number,
  total: Cents | null,
): PaymentNodes | null {
  if (paymentModeSummary || !line?.deposit || total === null) return paymentModeSummary
  return splitTotal(total, times(line.deposit, number))
}

/**
 * The payment mode of the order: deposit and balance only where the goods allow it.
 * @param asked the person's choice, else the server's proposal.
 */
export const paymentModeOf = (nodes: PaymentNodes | null, asked: string): PaymentMode =>
  nodes && asked === 'DEPOSIT_AND_BALANCE' ? 'DEPOSIT_AND_BALANCE' : 'LUMP_SUM'

/** The amounts due in a payment mode (specification §4 Payment mode). */
export function dueOf(nodes: PaymentNodes | null, asked: PaymentMode, total: Cents | null): Due {
  if (!nodes || asked === 'LUMP_SUM') return { mode: 'LUMP_SUM', now: total, later: cents(0) }
  return { mode: 'DEPOSIT_AND_BALANCE', now: nodes.deposit, later: nodes.balance }
}

export function dueChange(before: Due, after: Due): string | null {
  if (before.mode !== after.mode)
    return after.mode === 'LUMP_SUM'
      ? `已改为一次性付款，应付${formatMoney(after.now)}`
      : `已改为定金+尾款，现在付${formatMoney(after.now)}，尾款${formatMoney(after.later)}`
  if (before.now !== after.now) return totalChange(before.now, after.now)
  if (before.later === after.later) return null
  const more = after.later > before.later
  return `${more ? '尾款增加' : '尾款减少'}${formatMoney(Math.abs(after.later - before.later))}，定金不变`
}

type Paid = Pick<
  Order,
  | 'placementDetails'
  | 'paymentModeSummary'
  | 'isBalanceWaitingPayment'
  | 'totalAmount'
  | 'amount'
  | 'paymentSummary'
  | 'status'
>

/** All statuses after the payment; an unknown status is not included. */
const PAID: readonly string[] = ['PAID', 'SHIPPED', 'RECEIVED', 'COMPLETED']

/** The payment of an order that is due now: deposit, balance or the whole; each has its own pay order. */
export type PayNode = 'WHOLE' | 'DEPOSIT' | 'BALANCE'

export function dueNode(order: Pick<Paid, 'placementDetails' | 'isBalanceWaitingPayment'>): PayNode {
  if (order.placementDetails?.paymentMode !== 'DEPOSIT_AND_BALANCE') return 'WHOLE'
  return order.isBalanceWaitingPayment === true ? 'BALANCE' : 'DEPOSIT'
}

/**
 * The amount of the due payment: the deposit or balance in paymentModeSummary if the server sends it, else the amount
 * due in the summary (decision 111). Null if unknown, or if the payment mode or paymentModeSummary could not be read.
 */
export function dueAmount(order: Paid): Cents | null {
  if (isRefused(order, 'placementDetails') || isRefused(order, 'paymentModeSummary')) return null
  const node = dueNode(order)
  const nodes = order.paymentModeSummary
  if (node === 'WHOLE') return orderAmount(order)
  // It is unknown which of the two payments is due.
  if (order.isBalanceWaitingPayment === UNREADABLE) return null
  if (!nodes) return order.paymentSummary?.total ?? null
  return node === 'DEPOSIT' ? nodes.deposit : nodes.balance
}

/**
 * Deposit and balance of an order with their states; empty with a single payment.
 * @param due the amount due by the payment service, if known: a coupon may lower it.
 */
export function nodeLines(order: Paid, due: Cents | null = null): { label: string; amount: Cents; state: string }[] {
  const { paymentModeSummary: nodes, isBalanceWaitingPayment: isBalance } = order
  if (!nodes || dueNode(order) === 'WHOLE') return []
  const dueHere = (node: PayNode) => (dueNode(order) === node ? due : null)
  const open = order.status === 'WAITING_FOR_PAYMENT' || order.status === 'PAYING'
  const over = PAID.includes(order.status) ? '已支付' : order.status === 'CLOSED' ? '已关闭' : '处理中'
  const depositState = open ? '待支付' : over
  const balanceState = isBalance === UNREADABLE ? '处理中' : isBalance ? '待支付' : '支付定金后可付'
  return [
    {
      label: '定金',
      amount: dueHere('DEPOSIT') ?? nodes.deposit,
      state: isBalance === UNREADABLE && open ? '处理中' : isBalance === true ? '已支付' : depositState,
    },
    {
      label: '尾款',
      amount: dueHere('BALANCE') ?? nodes.balance,
      state: open ? balanceState : over,
    },
  ]
}

/** The coupons of a balance; empty if no coupon is allowed. A usable default coupon is preselected (ORD-044). */
export function balanceCoupons(
  order: Pick<Order, 'balancePaymentAllowCoupon' | 'balancePaymentSelectableCoupons' | 'balancePaymentDefaultCouponId'>,
  balance: Cents,
  now: number,
): { coupons: readonly Coupon[]; chosen: string | null } {
  if (!order.balancePaymentAllowCoupon) return { coupons: [], chosen: null }
  const coupons = order.balancePaymentSelectableCoupons
  const named = coupons.find((coupon) => coupon.id === order.balancePaymentDefaultCouponId)
  const usable = named && isClearCoupon(named) && couponRefusal(named, balance, now) === null
  return { coupons, chosen: usable ? named.id : null }
}

/** The balance minus the discount of its coupon; null if the discount is unknown. */
export function balanceDue(balance: Cents, coupon: Coupon | null): Cents | null {
  if (!coupon) return balance
  return isClearCoupon(coupon) ? minus(balance, couponDiscount(coupon, balance)) : null
}

/**
 * The reason why the due payment cannot be started; null when the payment can be started. Unknown amounts and payment
 * modes are not guessed.
 */
export function payRefusal(order: Paid): string | null {
  const mode = order.placementDetails?.paymentMode
  if (mode && !isPaymentMode(mode)) return '付款方式暂不支持，不能支付'
  return dueAmount(order) === null ? '没有查到金额，暂不能支付' : null
}

/**
 * `满减活动（¥100.00）、会员日优惠`: the expired discounts (ORD-043). The discounts are also shown if the flag for such discounts
 * is unreadable.
 */
export function invalidDiscountText(order: Pick<Order, 'hasInvalidDiscounts' | 'invalidDiscounts'>): string | null {
  if (order.hasInvalidDiscounts === false) return null
  const names = order.invalidDiscounts.map(({ name, amount }) =>
    amount === null ? name : `${name}（${formatMoney(amount)}）`,
  )
  return names.join('、') || (order.hasInvalidDiscounts === true ? '部分优惠' : '部分优惠可能')
}
