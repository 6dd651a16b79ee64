import { plainNumber } from './typed-number.ts'

/** Types of identity documents in specification §3 Identity input; the second set is for visitors (VAL-020). */
export const identityTypes = ['CHINESE_IDENTITY_CARD', 'MILITARY_ID', 'PASSPORT', 'OTHER'] as const
export type IdentityType = (typeof identityTypes)[number]
export const customerIdentityTypes = ['CHINESE_IDENTITY_CARD', 'MILITARY_ID', 'PASSPORT'] as const
export const visitorIdentityTypes = ['CHINESE_IDENTITY_CARD', 'OTHER', 'PASSPORT'] as const

export const identityTypeLabel: Record<IdentityType, string> = {
  CHINESE_IDENTITY_CARD: '身份证',
  MILITARY_ID: '军官证',
  PASSPORT: '护照',
  OTHER: '其他',
}

/** GB 11643-1999: weights and check characters of the 18-digit number. */
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const CHECKS = '10X98765432'

/** Turns `YYYYMMDD` into `YYYY-MM-DD`; null unless the day exists and lies between 1900 and now. */
function dayOf(digits: string, now: number): string | null {
  const [year, month, day] = [Number(digits.slice(0, 4)), Number(digits.slice(4, 6)), Number(digits.slice(6, 8))]
  const time = Date.UTC(year, month - 1, day)
  const date = new Date(time)
  const exists = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return exists && year >= 1900 && time <= now ? date.toISOString().slice(0, 10) : null
}

export interface DecodedId {
  /** `YYYY-MM-DD` */
  birthday: string
  gender: 'MALE' | 'FEMALE'
}

/** Birthday and gender of an 18-character number; null when the number is not valid (VAL-021 to VAL-023). */
export function decodeIdCard(raw: string, now = Date.now()): DecodedId | null {
  const number = raw.trim().toUpperCase()
  if (!/^[1-9]\d{16}[\dX]$/.test(number)) return null
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(number[index]), 0)
  if (CHECKS[sum % 11] !== number[17]) return null
  const birthday = dayOf(number.slice(6, 14), now)
  return birthday ? { birthday, gender: Number(number[16]) % 2 === 1 ? 'MALE' : 'FEMALE' } : null
}

/**
 * Checks date and check character of an 18-digit number, and only the date of an old 15-digit number (decision 125).
 */
export function isIdCard(raw: string, now = Date.now()): boolean {
  const number = raw.trim()
  if (/^[1-9]\d{14}$/.test(number)) return dayOf(`19${number.slice(6, 12)}`, now) !== null
  return decodeIdCard(number, now) !== null
}

/**
 * A typed or pasted identity number without blanks, hyphens and text around it. A text that is not one number keeps its
 * characters, so that the rule of the field refuses it.
 */
export function cleanIdCard(typed: string): string {
  const plain = plainNumber(typed).toUpperCase()
  const [only = '', ...others] = plain.match(/\d+X?/g) ?? []
  return others.length === 0 && isIdCard(only) ? only : plain.slice(0, 30)
}

/** Keeps the first and last characters: `4403****123X`; short numbers keep one character. */
export function maskIdentity(number: string): string {
  if (number.length < 8) return number ? `${number[0]}****` : ''
  return `${number.slice(0, 4)}****${number.slice(-4)}`
}

/** `138****5678` */
export const maskMobile = (mobile: string): string => mobile.replace(/^(\d{3})\d{4}(\d{4})$/, '$1****$2')

/** Only the first character of a person's name: `王**`; for a blank name `unnamed`. */
export function maskedName(name: string, unnamed = '一位朋友'): string {
  const [first] = name.trim()
  return first ? `${first}**` : unnamed
}
