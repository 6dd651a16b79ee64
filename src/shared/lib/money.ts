declare const centsBrand: unique symbol

/**
 * Money: an integer number of cents. Only `cents` creates the type, so that yuan and floats cannot be used by mistake.
 */
export type Cents = number & { readonly [centsBrand]: true }

/** A larger amount is treated as an error, not as a price, so it cannot be paid. */
const LIMIT = 100_000_000_000

/** @throws RangeError when the value is not an integer number of cents within the limit. */
export function cents(value: number): Cents {
  if (!Number.isSafeInteger(value) || Math.abs(value) > LIMIT) throw new RangeError(`not an amount in cents: ${value}`)
  return (value === 0 ? 0 : value) as Cents
}

/** The amount that a backend sent; null when it is not an integer number of cents within the limit. */
export const toCents = (value: number): Cents | null =>
  Number.isSafeInteger(value) && Math.abs(value) <= LIMIT ? cents(value) : null

export const sum = (amounts: readonly number[]): Cents => cents(amounts.reduce((total, amount) => total + amount, 0))

export const minus = (from: Cents, amount: Cents): Cents => cents(from - amount)

/** @param count a whole number of pieces. */
export const times = (price: Cents, count: number): Cents => cents(price * count)

/** A share of an amount in tenths (8 = 80 %, 8.5 = 85 %), rounded half up to the cent: spec §3 Coupon, GOODS-024. */
export const shareInTenths = (amount: Cents, tenths: number): Cents =>
  cents(Math.round((amount * Math.round(tenths * 100)) / 1000))

/** `123.45`, `-0.05`; a missing value is `--` (FMT-001 to FMT-003). */
export function formatAmount(amount: number | null | undefined): string {
  if (amount === null || amount === undefined || !Number.isSafeInteger(amount)) return '--'
  const digits = Math.abs(amount).toString().padStart(3, '0')
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** `¥99.00`, `-¥1.00`, `--` (FMT-004; the minus sign stands before the currency sign). */
export function formatMoney(amount: number | null | undefined): string {
  const text = formatAmount(amount)
  if (text === '--') return text
  return text.startsWith('-') ? `-¥${text.slice(1)}` : `¥${text}`
}

/** The text of an amount that is the main content of a screen: an unknown amount is shown in words instead of `--`. */
export const moneyText = (amount: number | null | undefined): string =>
  amount === null || amount === undefined ? '没有查到金额' : formatMoney(amount)

/** The only parser of typed amounts: yuan with at most two decimals, as cents; null for anything else. */
export function parseYuan(typed: string): Cents | null {
  const match = /^(\d{1,9})(?:\.(\d{0,2}))?$/.exec(typed.trim())
  return match ? cents(Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))) : null
}
