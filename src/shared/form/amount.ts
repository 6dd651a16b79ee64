import { type Cents, formatMoney, parseYuan } from '#/shared/lib/money.ts'
import { morezero } from './validators.ts'

/** The error of an amount above `most`; null when it is valid. */
export const limitProblem = (amount: Cents, most: Cents, field: string): string | null =>
  amount > most ? `${field}不能超过${formatMoney(most)}` : null

/**
 * The error of an entered amount in yuan (VAL-013); null when it is valid.
 * @param problemOf the error of an amount above 0, such as `limitProblem`
 */
export function amountProblem(
  typed: string,
  field: string,
  problemOf: (amount: Cents) => string | null,
): string | null {
  const text = typed.trim().replace(/(\d)\.$/, '$1')
  if (text === '') return `${field}不能为空`
  const notMore = morezero(text, field)
  if (notMore) return notMore
  const amount = parseYuan(text)
  if (amount === null) return `${field}最多两位小数`
  if (amount <= 0) return `${field}必须为大于0的数字`
  return problemOf(amount)
}

/** Filters typed text: digits and one point with at most two decimals. */
export function cleanYuan(typed: string): string {
  const [whole = '', ...rest] = typed
    // A Chinese keyboard may type full-width digits.
    .normalize('NFKC')
    .replace(/[。．]/g, '.')
    .replace(/[^\d.]/g, '')
    .split('.')
  const yuan = whole.slice(0, 9)
  return rest.length > 0 ? `${yuan || '0'}.${rest.join('').slice(0, 2)}` : yuan
}
