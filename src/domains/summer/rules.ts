import type { Banner } from '#/domains/banner/model.ts'
import { standaloneCashier } from '#/domains/payment/cashier-address.ts'
import { CONFIRMING_LABEL, CONFIRMING_TEXT, isConfirming } from '#/domains/pay-order/under-way.ts'
import { paths, to } from '#/paths.ts'
import { isRefused } from '#/shared/api/blocks.ts'
import { dayLabel } from '#/shared/lib/time/calendar.ts'
import type { OfferedDay } from '#/shared/form/DayGridField.tsx'
import { wordFor } from '#/shared/lib/words.ts'
import { holdPhase, isMadeSince } from '#/shared/lib/time/edges.ts'
import { UNREADABLE } from '#/shared/lib/unreadable.ts'
import type { NewSummerOrder, SummerFreeCount, SummerGroupDate, SummerOrder, summerStatuses } from './model.ts'

/** The label of each group (SUM-001). */
const groupWords = { HIGH: '高龄组', LOW: '低龄组' } as const

/** The label of a group; 其他组 for an unknown group. */
export const groupLabel = (group: string): string => wordFor(groupWords, group) ?? '其他组'

/** Whether the sign-up has ended, by the server's clock. */
export const isOver = ({ endTime }: Pick<SummerFreeCount, 'endTime'>, now: number): boolean =>
  holdPhase(endTime, now) === 'over'

/** Whether no place is free; a missing number does not count as full. */
export const isFull = ({ count }: Pick<SummerFreeCount, 'count'>): boolean => count !== null && count <= 0

/** The reason why nobody can sign up; null while the sign-up is open. */
export function closedText(free: SummerFreeCount, now: number): string | null {
  if (isOver(free, now)) return '这次夏令活动的报名已经结束，明年再来'
  if (free.endTime === UNREADABLE) return '报名截止时间未知，暂时不能报名，请联系客服确认'
  if (isRefused(free, 'count')) return '剩余名额未知，暂时不能报名，请联系客服确认'
  return isFull(free) ? '名额已经约满。有人没有按时付款时，名额会重新放出，可以稍后再来看看' : null
}

/** A child with its group: undefined while the group is unknown, empty if no group fits. */
export interface ChildGroup {
  name: string
  group: string | undefined
}

export type Verdict = { group: string; problem: null } | { group: null; problem: string | null }

/**
 * The group of a sign-up. A sign-up has one group, so a child without a group, or children of two groups, give a text
 * instead.
 */
export function groupVerdict(children: readonly ChildGroup[]): Verdict {
  const none = children.find(({ group }) => group === '')
  if (none)
    return {
      group: null,
      problem: `${none.name.trim() || '孩子'}的年龄不在本次活动的分组内，可以换一个孩子报名，或向客服了解其他活动`,
    }
  const groups = [...new Set(children.flatMap(({ group }) => group ?? []))]
  if (groups.length > 1)
    return { group: null, problem: `孩子们分别属于${groups.map(groupLabel).join('和')}，日期不同，请分开报名` }
  const [group] = groups
  return group === undefined ? { group: null, problem: null } : { group, problem: null }
}

/**
 * The days of a group for the calendar. Past days are left out; a day without room for all children counts as full, and
 * a day whose number of places could not be read is not offered.
 */
export const offeredDays = (dates: readonly SummerGroupDate[], children: number, today: string): OfferedDay[] =>
  dates
    .filter(({ date }) => date >= today)
    .sort((one, other) => one.date.localeCompare(other.date))
    .map(({ date: day, ...places }) => {
      if (isRefused(places, 'free')) return { day, free: false, closed: UNKNOWN_PLACES }
      const { free } = places
      return free === null ? { day, free: true } : { day, free: free >= children, note: `余${free}` }
    })

/** Shown if the number of places could not be read. */
const UNKNOWN_PLACES = '名额未知'

const distance = (one: string, other: string): number => Math.abs(Date.parse(one) - Date.parse(other))

/** The text for a chosen day that is no longer free, with the nearest free days; null while the day is free. */
export function takenText(days: readonly OfferedDay[], chosen: string): string | null {
  if (!chosen || days.some(({ day, free }) => day === chosen && free)) return null
  const near = days
    .filter(({ free }) => free)
    .sort((one, other) => distance(one.day, chosen) - distance(other.day, chosen))
    .slice(0, 3)
    .map(({ day }) => day)
    .sort()
  const isUnreadable = days.some(({ day, closed }) => day === chosen && closed === UNKNOWN_PLACES)
  const lost = `${dayLabel(chosen)}的${isUnreadable ? UNKNOWN_PLACES : '名额不够了'}`
  if (near.length === 0) return `${lost}，这一组也没有其他空余的日期。填写的内容已保留`
  return `${lost}，最近还有：${near.map(dayLabel).join('、')}`
}

export type SummerState = 'pay' | 'confirming' | 'over' | 'done' | 'closed' | 'refund' | 'unknown'

const states: Readonly<Record<(typeof summerStatuses)[number], SummerState>> = {
  WAIT_FOR_PAY: 'pay',
  SUCCESS: 'done',
  CANCEL: 'closed',
  REFUND: 'refund',
}

/**
 * The state of an order. The payment ends at 00:00 by the server's clock. If the backend sends no state, or the state
 * of an unpaid order, the state follows from the payment.
 * @param payStatus the status of its pay order; null while it is unknown.
 */
export function stateOf(
  order: Pick<SummerOrder, 'status' | 'paymentDetails' | 'expireTime'>,
  now: number,
  payStatus: string | null = null,
): SummerState {
  const { status, paymentDetails, expireTime } = order
  const amount = paymentDetails?.amount ?? null
  const told = status ? (wordFor(states, status) ?? 'unknown') : null
  if (told !== null && told !== 'pay') return told
  const paidAt = paymentDetails?.time ?? null
  if (typeof paidAt === 'number' || amount === 0) return 'done'
  const isUnreadable = isRefused(order, 'paymentDetails') || (paymentDetails && isRefused(paymentDetails, 'amount'))
  if (isUnreadable || (told === null && amount === null)) return 'unknown'
  const hold = holdPhase(expireTime, now)
  if (isConfirming(payStatus, hold)) return 'confirming'
  // If the time of payment is unreadable, the order may be paid and must not be paid again.
  if (paidAt === UNREADABLE || hold === 'unknown') return 'unknown'
  return hold === 'over' ? 'over' : 'pay'
}

export const stateWords: Readonly<Record<SummerState, { label: string; text: string }>> = {
  confirming: { label: CONFIRMING_LABEL, text: CONFIRMING_TEXT },
  pay: { label: '待支付', text: '名额已为您保留，请在时间到之前完成支付' },
  over: { label: '支付时间已过', text: '保留的名额已经放出。如果您刚付了款，请稍等片刻再来查看，不要重复支付' },
  done: { label: '报名成功', text: '请在活动当天带好孩子的证件准时到场' },
  closed: { label: '已关闭', text: '没有在时间内支付，名额已经放出' },
  refund: { label: '退款中', text: '付款到账时名额已满，款项会按原支付方式退回' },
  unknown: { label: '处理中', text: '结果请稍后再来查看，不要重复支付' },
}

/** The payment of an order that can be paid now; null in any other state, and without an amount. */
export function payOrderOf(order: SummerOrder, now: number): string | null {
  const amount = order.paymentDetails?.amount ?? null
  return stateOf(order, now) === 'pay' && amount !== null && amount > 0 ? order.payOrderId : null
}

export const cashierOf = ({ id, expireTime }: Pick<SummerOrder, 'id' | 'expireTime'>, payOrderId: string): string =>
  standaloneCashier(payOrderId, to(paths.summerOrder, { id }), { heldUntil: expireTime })

export const dayOfOrder = ({ children }: Pick<SummerOrder, 'children'>): string =>
  children.find(({ date }) => date !== '')?.date ?? ''

/** `2027年7月5日 周一`: the activity may be in another year. */
export const dayWithYear = (day: string): string => (day ? `${day.slice(0, 4)}年${dayLabel(day)}` : '')

export const childNames = ({ children }: Pick<SummerOrder, 'children'>): string =>
  children.map(({ name }) => name || '未填写姓名').join('、')

/** Whether a lost request has created this order. */
export const isSameSignUp = (order: SummerOrder, wanted: NewSummerOrder, since: number): boolean =>
  order.status !== 'CANCEL' &&
  isMadeSince(order.createdDate, since) &&
  dayOfOrder(order) === wanted.date &&
  childNames(order) === wanted.children.map(({ name }) => name).join('、')

/** The banner that links to the activity; null when there is none. */
export const summerBanner = (banners: readonly Banner[]): Banner | null =>
  banners.find(({ linkUrl }) => /\/summer-(banner|activity)\b/.test(linkUrl)) ?? null
