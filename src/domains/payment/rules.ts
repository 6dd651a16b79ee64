import { isRefused } from '#/shared/api/blocks.ts'
import { paths, to } from '#/paths.ts'
import type { Order } from '#/domains/order/model.ts'
import { dueNode, type PayNode } from '#/domains/order/amount/payment-nodes.ts'
import type { Cents } from '#/shared/lib/money.ts'
import type { EdgeTime } from '#/shared/lib/time/instant.ts'
import { UNREADABLE } from '#/shared/lib/unreadable.ts'
import { safeTarget } from '#/shared/lib/safe/safe-target.ts'
import { wordFor } from '#/shared/lib/words.ts'
import { type PayOrder, type PayOrderStatus } from '#/domains/pay-order/model.ts'
import { channelTraits } from './channels.ts'
import { type Channel, channels, type OtherPayOrder } from './model.ts'

/** The delay before a redirect, in ms (specification §9). */
export const REDIRECT_DELAY_MS = 1500
export const CANCEL_BACK_MS = 300
export const MAX_CHANNELS = 3

/** The label of each state (specification §4 Pay-service order status, PAY-001 to PAY-006). */
const payOrderWords: Record<PayOrderStatus, string> = {
  WaitingForPayment: '等待支付',
  StartedPayment: '支付中',
  Completed: '已支付',
  Failed: '支付失败',
  UserCancelled: '用户已取消',
  SystemCancelled: '订单已超时',
}
/** An unknown status is neither success nor failure. */
export const payOrderLabel = (status: string): string => wordFor(payOrderWords, status) ?? '处理中'

/** Whether a pay order can be paid; if not, the cashier shows the reason and no channels (PAY-007 to PAY-012). */
export const isPayable = (status: string): boolean => status === 'WaitingForPayment' || status === 'StartedPayment'

/** The payable amount of a pay order; null in any other state, and for an amount that is missing or below one cent. */
export const payableAmount = ({ status, amount }: Pick<PayOrder, 'status' | 'amount'>): Cents | null =>
  isPayable(status) && amount !== null && amount > 0 ? amount : null

/**
 * The time until which a payment is possible: the limit of the pay order or the end of the reservation that is paid,
 * whichever is earlier. If the limit cannot be read, the result is unreadable, too.
 */
export function timeLimit(expireTime: EdgeTime, heldUntil: number | null): EdgeTime {
  if (expireTime === UNREADABLE || heldUntil === null) return expireTime
  return expireTime === null ? heldUntil : Math.min(expireTime, heldUntil)
}

const amountLabels: Record<PayNode, string> = { WHOLE: '应付金额', DEPOSIT: '应付定金', BALANCE: '应付尾款' }

/** The label of the amount on a cashier: deposit and balance have their own labels (GEN-005). */
export const amountLabel = (order: Parameters<typeof dueNode>[0] | null | undefined): string =>
  amountLabels[order ? dueNode(order) : 'WHOLE']

/** Why no payment of an order can be started: its payments are in progress, have no amount, or do not exist. */
export function nothingToPay(payments: readonly Pick<PayOrder, 'status' | 'amount'>[]): string {
  if (payments.some(({ status }) => isPayable(status))) return '没有查到支付金额，请到订单中查看'
  const unknown = payments.some(({ status }) => wordFor(payOrderWords, status) === null)
  return unknown ? '这个订单的付款正在处理中，请到订单中查看' : '没有查到待支付的款项，请到订单中查看'
}

export interface PayEnvironment {
  wechat: boolean
  production: boolean
}

/** Known channels that work here, in the server's order, at most three (PAY-038, PAY-039, PAY-043, decision 109). */
export function usableChannels(offered: readonly string[], place: PayEnvironment): Channel[] {
  const works = (channel: Channel) =>
    ({ 'in-wechat': place.wechat, 'in-tests': !place.production, everywhere: true })[channelTraits[channel].works]
  const known = [...new Set(offered)].flatMap((name) => channels.find((channel) => channel === name) ?? [])
  return known.filter(works).slice(0, MAX_CHANNELS)
}

/** The preselected channel: the only channel, if there is exactly one; otherwise none (PAY-040, PAY-041). */
export const preselected = (usable: readonly Channel[]): Channel | null =>
  usable.length === 1 ? (usable[0] ?? null) : null

export type PayStep = 'wait' | 'done' | 'fail' | 'unknown'

/** The meaning of each mall order status, for both sets of statuses (specification §4). */
const steps: ReadonlyMap<string, PayStep> = new Map([
  ['PAYING', 'wait'],
  ['WAITING_FOR_PAYMENT', 'wait'],
  ['PAID', 'done'],
  ['COMPLETED', 'done'],
  ...['SHIPPED', 'RECEIVED', 'CLOSED', 'COMMIT', 'DELIVERY', 'CANCELLED'].map((state) => [state, 'fail'] as const),
])

/**
 * The meaning of an order status while a payment is being confirmed (PAY-017 to PAY-021). An unknown status also ends
 * the confirmation, as neither success nor failure.
 */
export const payStep = (status: string): PayStep => steps.get(status) ?? 'unknown'

export type PayResultKind = 'done' | 'wait' | 'balance' | 'refund' | 'closed' | 'unknown'

const PAID_STATUSES = ['PAID', 'SHIPPED', 'RECEIVED', 'COMPLETED']

/** PAY-057: PAID and the states after it count as paid; an unknown state counts neither as paid nor as unpaid. */
export function payResult(
  order: Parameters<typeof dueNode>[0] & Pick<Order, 'status' | 'refundmentDetails'>,
): PayResultKind {
  if (payStep(order.status) === 'wait') return dueNode(order) === 'BALANCE' ? 'balance' : 'wait'
  if (PAID_STATUSES.includes(order.status)) return 'done'
  // Only a closed order is shown as closed or refunded; an order in another state is unknown, even if it has a refund.
  if (order.status !== 'CLOSED') return 'unknown'
  if (isRefused(order, 'refundmentDetails')) return 'unknown'
  return order.refundmentDetails?.status ? 'refund' : 'closed'
}

/** PAY-042, PAY-044: the start parameters: WeChat needs the payer's openId, Alipay the return address. */
export function startParameters(
  channel: Channel,
  given: { openId: string; returnUrl: string },
): Record<string, string> {
  const { openId, returnUrl } = given
  return { 'open-id': { openId }, 'return-address': { returnUrl }, nothing: {} }[channelTraits[channel].needs]
}

/** A pay order's status is all that another payer may see. With an unknown status, polling continues. */
export function payOrderStep(status: string): 'wait' | 'done' | 'fail' {
  if (status === 'Completed') return 'done'
  return isPayable(status) || wordFor(payOrderWords, status) === null ? 'wait' : 'fail'
}

/** The texts of a shared payment for payer and owner in each state (ROLE-010). */
const otherPaymentText: Record<'payer' | 'owner', Record<PayOrderStatus, string>> = {
  payer: {
    WaitingForPayment: '帮朋友支付',
    StartedPayment: '帮朋友支付。这笔订单可能正在支付，请先和朋友确认，不要重复支付',
    Completed: '这笔订单已经支付完成，不用再付款了',
    Failed: '这笔订单没有支付成功，请让朋友重新分享',
    UserCancelled: '朋友已取消这笔支付，您不用付款了',
    SystemCancelled: '订单已超时，您不用付款了',
  },
  owner: {
    WaitingForPayment: '这是您自己的订单。点右上角“···”发给朋友，请朋友帮忙支付',
    StartedPayment: '您的订单正在支付中，请稍后到订单中查看结果',
    Completed: '您的订单已经支付完成',
    Failed: '您的订单没有支付成功，请到订单中重新支付',
    UserCancelled: '这笔支付已经取消，请到订单中查看',
    SystemCancelled: '您的订单已超时，请重新下单',
  },
}

const NOT_ASKED = {
  payer: '这笔订单没有开放代付，请让朋友重新分享',
  owner: '这是您自己的订单，还没有开放代付。请到订单里点“找人代付”',
}

const NO_AMOUNT = '没有查到支付金额，请稍后再试'

/** The possible actions of a person with a shared payment, by role and state (PAYX-001, ROLE-010). */
export function otherPaymentState(order: Pick<OtherPayOrder, 'status' | 'canUseOtherPayment' | 'own' | 'amount'>): {
  payable: boolean
  settled: boolean
  text: string
} {
  const role = order.own ? 'owner' : 'payer'
  const open = isPayable(order.status)
  // Some backends do not send the flag; then the shared link itself counts as the owner's request.
  const asked = order.canUseOtherPayment !== false
  const text = wordFor(otherPaymentText[role], order.status) ?? '这笔支付正在处理中，请稍后再看'
  return {
    payable: payableAmount(order) !== null && asked && !order.own,
    settled: order.status === 'Completed',
    text: open && !asked ? NOT_ASKED[role] : open && payableAmount(order) === null ? NO_AMOUNT : text,
  }
}

export const confirmAddress = (orderId: string): string => {
  const result = to(paths.payed, { orderId })
  return to(paths.cashier, {}, { orderId, confirm: '1', returnUrl: result, failUrl: result })
}

export interface PayTargets {
  /** null if it is missing or not inside the app; then no payment may start (PAY-037). */
  success: string | null
  failure: string
}

/**
 * The failure target: the target in the query, else /my-order/ALL. The return target has no default (PAY-024, PAY-037,
 * decision 106).
 */
export function payTargets(query: { returnUrl?: string | null; failUrl?: string | null }): PayTargets {
  return { success: safeTarget(query.returnUrl), failure: safeTarget(query.failUrl) ?? '/my-order/ALL' }
}

/** After a cancelled payment: the failure target of the query, else its return target (PAY-026, decision 105). */
export const cancelTarget = (query: { returnUrl?: string | null; failUrl?: string | null }): string =>
  safeTarget(query.failUrl) ?? safeTarget(query.returnUrl) ?? '/my-order/ALL'

/** `支付失败，余额不足`, or without a reason 支付失败 (PAY-036). */
export const payFailureText = (reason: string): string => (reason ? `支付失败，${reason}` : '支付失败')
