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
  if (/^\d+,\d*$/.test(text)) return `${field}的小数点请用“.”，例如12.50`
  if (/^\d{10}/.test(text)) return `${field}最多9位整数`
  const notMore = morezero(text, field)
  if (notMore) return notMore
  const amount = parseYuan(text)
  return amount === null ? `${field}最多两位小数` : problemOf(amount)
}

/**
 * A typed or pasted amount in yuan without currency, blanks and commas between thousands. A text that is not an amount
 * stays unchanged, and `amountProblem` refuses it: `12,50`, `-5`, `1e3`.
 */
export function cleanYuan(typed: string): string {
  const plain = typed
    // A Chinese keyboard may type full-width digits.
    .normalize('NFKC')
    .replace(/[。．]/g, '.')
    .replace(/[\s¥元]/g, '')
  return (/^\d{1,3}(,\d{3})+(\.\d*)?$/.test(plain) ? plain.replace(/,/g, '') : plain).replace(/^\./, '0.').slice(0, 20)
}
