import type { Order } from '#/domains/order/model.ts'
import { dueAmount, dueNode, payRefusal } from '#/domains/order/amount/payment-nodes.ts'
import { isKnownStatus, orderCan } from '#/domains/order/rules.ts'
import { type Cents, cents, minus, sum } from '#/shared/lib/money.ts'
import type { Payment } from '#/domains/pay-order/model.ts'

type Paid = Pick<Payment, 'status' | 'amount'>
type DueOrder = Parameters<typeof dueAmount>[0]

/** Shown if the amount due is unknown; the order then cannot be paid. */
export const DUE_UNKNOWN = '暂时无法确认待付金额，请稍后再试'

const OPEN_STATUSES = ['WAITING_FOR_PAYMENT', 'PAYING']

/** The label of an order's amount by its state: due, paid, or neutral for a closed order or an unknown state. */
export function sumLabel(order: Pick<Order, 'status'>): '待付金额' | '实付金额' | '订单金额' {
  if (OPEN_STATUSES.includes(order.status)) return '待付金额'
  return orderCan('bindSample', order) ? '实付金额' : '订单金额'
}

export const completedPayments = <T extends Pick<Payment, 'status'>>(payments: readonly T[]): T[] =>
  payments.filter(({ status }) => status === 'Completed')

/** The sum of the payments so far, in cents; null when an amount is unknown. */
export function paidSum(payments: readonly Paid[]): Cents | null {
  const amounts = completedPayments(payments).map(({ amount }) => amount)
  const known = amounts.filter((amount) => amount !== null)
  return known.length === amounts.length ? sum(known) : null
}

/**
 * Whether an order can be paid in parts. Only an order with a single payment can; deposit and balance have fixed
 * amounts.
 */
export const isPaidInParts = (order: Pick<Order, 'status' | 'placementDetails' | 'isBalanceWaitingPayment'>): boolean =>
  OPEN_STATUSES.includes(order.status) && dueNode(order) === 'WHOLE'

/**
 * The amount due now, in cents (PAY-048): the deposit or the balance, else the total minus the payments so far; 0 if
 * the order can no longer be paid. Every screen that asks for a payment shows this amount.
 * @returns null while unknown; then no payment is possible.
 */
export function dueNow(order: DueOrder, payments: readonly Paid[] | undefined): Cents | null {
  if (!OPEN_STATUSES.includes(order.status)) return cents(0)
  const whole = dueAmount(order)
  if (!isPaidInParts(order)) return whole
  const paid = payments ? paidSum(payments) : null
  return whole === null || paid === null ? null : cents(Math.max(minus(whole, paid), 0))
}

/**
 * The reason why no amount can be entered for an order; null when an amount can be entered.
 * @param due from `dueNow`.
 */
export function inputProblem(order: DueOrder, due: Cents | null): string | null {
  if (!isKnownStatus(order.status)) return '订单正在处理中，请稍后到订单中查看'
  if (due === null) return DUE_UNKNOWN
  if (due === 0) return '这笔订单没有待付金额'
  return payRefusal(order) ?? (dueNode(order) === 'WHOLE' ? null : '定金和尾款要一次付清，请到订单中支付')
}
