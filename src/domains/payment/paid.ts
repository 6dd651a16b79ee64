import { amountProblem, limitProblem } from '#/shared/form/amount.ts'
import { formatDate } from '#/shared/lib/time/date.ts'
import type { Cents } from '#/shared/lib/money.ts'
import { type Payment } from '#/domains/pay-order/model.ts'
import { channels } from './model.ts'
import { channelTraits } from './channels.ts'

/** The error of an entered amount; null when the amount can be paid (PAYX-006). */
export const dueProblem = (typed: string, due: Cents): string | null =>
  amountProblem(typed, '支付金额', (amount) => limitProblem(amount, due, '支付金额'))

/** The name of the channel; empty for an unknown channel. */
export const channelText = ({ channel }: Pick<Payment, 'channel'>): string => {
  const known = channels.find((entry) => entry === channel)
  return known ? channelTraits[known].label : ''
}

/** Channel and time of a payment, as far as known; 已付款 if neither is known. */
export const paidLabel = (payment: Pick<Payment, 'channel' | 'paidTime'>): string =>
  [channelText(payment), payment.paidTime === null ? '' : formatDate(payment.paidTime, 'minute')]
    .filter(Boolean)
    .join(' ') || '已付款'
