import { plainNumber } from '#/shared/lib/typed-number.ts'
import type { BankAccount, CardFactors } from './model.ts'

/** In groups of four, as on the card: `6222 0202 0011 2233 445`. */
export const groupedCard = (card: string): string => plainNumber(card).replace(/(.{4})(?=.)/g, '$1 ')

/** Whether the check digit of ISO/IEC 7812 (Luhn) is right. */
function keepsCheckDigit(card: string): boolean {
  const digits = Array.from(card, Number).reverse()
  const total = digits.reduce((soFar, digit, index) => {
    const doubled = index % 2 === 1 ? digit * 2 : digit
    return soFar + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return total % 10 === 0
}

/** Only a hint: the specification requires only digits (VAL-003), and some cards have no check digit. */
export function cardDoubt(typed: string): string {
  const card = plainNumber(typed)
  if (card === '' || !/^\d+$/.test(card)) return ''
  if (card.length < 16 || card.length > 19) return '银行卡号一般是16到19位，请再核对一遍'
  return keepsCheckDigit(card) ? '' : '这个卡号可能有误，请再核对一遍'
}

const factorWords: readonly (readonly [keyof CardFactors, RegExp])[] = [
  ['identityCard', /身份证|证件/],
  ['mobile', /手机|电话/],
  ['name', /姓名|户名|持卡人/],
  ['bankCard', /卡/],
]

/** The field to which a refusal refers, read from its words (WAL-005); null if it mentions no field. */
export const factorIn = (detail: string): keyof CardFactors | null =>
  factorWords.find(([, words]) => words.test(detail))?.[0] ?? null

/** Whether a bound account is this card. The server masks card numbers, so only the last four digits are compared. */
export const isSameCard = (account: Pick<BankAccount, 'bankCard'>, card: string): boolean =>
  account.bankCard.length >= 4 && account.bankCard.slice(-4) === plainNumber(card).slice(-4)
