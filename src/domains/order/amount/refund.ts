import type { EdgeTime } from '#/shared/lib/time/instant.ts'
import { formatDate } from '#/shared/lib/time/date.ts'
import { formatMoney } from '#/shared/lib/money.ts'
import type { Refund } from '../model.ts'

/** Specification §4 Refund status; events are sent with or without the prefix (decision 102). */
const labels: ReadonlyMap<string, string> = new Map([
  ['SUBMITTED', '审核中'],
  ['APPROVED', '审核通过'],
  ['REJECTED', '审核未通过'],
  ['TIMEOUT', '退款超时'],
  ['FAILED', '退款失败'],
  ['COMPLETED', '退款完成'],
  ['CANCELLED', '退款已取消'],
])

/** A refund's state without the prefix that some backends send. */
export const withoutPrefix = (status: string): string => status.replace(/^REFUND_/, '')

/** The label of a refund's state (ORD-051 to ORD-057); an unknown state is in progress. */
export const refundLabel = (status: string): string => labels.get(withoutPrefix(status)) ?? '退款处理中'

const notes: ReadonlyMap<string, string> = new Map([
  ['SUBMITTED', '我们已收到退款申请，正在审核'],
  ['APPROVED', '申请已通过，款项将按原支付方式退回'],
  ['REJECTED', '退款申请没有通过，原因见下方'],
  ['TIMEOUT', '退款没有按时到账，请联系客服处理'],
  ['FAILED', '款项没有退成功，请联系客服处理'],
  ['COMPLETED', '款项已按原支付方式退回，到账时间以支付机构为准'],
  ['CANCELLED', '退款申请已取消，订单照常进行'],
])

export const refundNote = (status: string): string => notes.get(withoutPrefix(status)) ?? ''

const HISTORY = ['SUBMITTED', 'REJECTED', 'FAILED', 'COMPLETED', 'CANCELLED']

/** The steps of the refund with their times (ORD-058). */
export const refundHistory = ({ refundStatusHistory }: Pick<Refund, 'refundStatusHistory'>) =>
  refundStatusHistory
    .filter(({ refundStatus }) => HISTORY.includes(withoutPrefix(refundStatus)))
    .map(({ refundStatus, time }) => ({
      label: refundLabel(refundStatus),
      time: time === null ? '' : formatDate(time, 'minute'),
    }))

/** Amounts and times of a refund, and the reason of a rejection (ORD-059, ORD-060); unknown values are left out. */
export function refundFacts(refund: Refund): { label: string; value: string }[] {
  const money = (label: string, amount: number | null | undefined) =>
    amount === null || amount === undefined ? [] : [{ label, value: formatMoney(amount) }]
  const when = (label: string, time: EdgeTime | undefined) =>
    time === null || time === undefined ? [] : [{ label, value: formatDate(time, 'minute') }]
  const refused = withoutPrefix(refund.status) === 'REJECTED'
  return [
    ...money('申请金额', refund.apply?.amount),
    ...when('申请时间', refund.apply?.applyTime),
    ...money('退款金额', refund.refundedAmount),
    ...when('到账时间', refund.completedTime),
    ...(refused && refund.rejectRemark ? [{ label: '拒绝原因', value: refund.rejectRemark }] : []),
    ...(refused ? when('拒绝时间', refund.rejectTime) : []),
  ]
}
