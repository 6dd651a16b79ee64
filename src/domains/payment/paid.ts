import { morezero } from '#/shared/form/rules.ts'
import { formatDate } from '#/shared/lib/time/date.ts'
import { type Cents, formatMoney, parseYuan } from '#/shared/lib/money.ts'
import { type Payment } from '#/domains/pay-order/model.ts'
import { channels } from './model.ts'
import { channelTraits } from './channels.ts'

const FIELD = '支付金额'

/** Validates an entered amount in yuan; null when it can be paid (PAYX-006). */
export function amountProblem(typed: string, due: Cents): string | null {
  const text = typed.trim().replace(/(\d)\.$/, '$1')
  if (text === '') return `${FIELD}不能为空`
  const notMore = morezero(text, FIELD)
  if (notMore) return notMore
  const amount = parseYuan(text)
  if (amount === null) return `${FIELD}最多两位小数`
  if (amount <= 0) return `${FIELD}必须为大于0的数字`
  return amount > due ? `${FIELD}不能超过${formatMoney(due)}` : null
}

/** Filters typed text: digits and one point with at most two decimals. */
export function cleanYuan(typed: string): string {
  const [whole = '', ...rest] = typed
    .replace(/[。．]/g, '.')
    .replace(/[^\d.]/g, '')
    .split('.')
  const yuan = whole.slice(0, 9)
  return rest.length > 0 ? `${yuan || '0'}.${rest.join('').slice(0, 2)}` : yuan
}

/** The name of the channel; empty for an unknown one. */
export const channelText = ({ channel }: Pick<Payment, 'channel'>): string => {
  const known = channels.find((entry) => entry === channel)
  return known ? channelTraits[known].label : ''
}

/** Channel and time of a payment, as far as known. */
export const paidLabel = (payment: Pick<Payment, 'channel' | 'paidTime'>): string =>
  [channelText(payment), payment.paidTime === null ? '' : formatDate(payment.paidTime, 'minute')]
    .filter(Boolean)
    .join(' ') || '已付款'
