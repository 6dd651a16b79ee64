import type { Gender } from '#/domains/session/model.ts'
import { decodeIdCard } from '#/shared/lib/idcard.ts'

export interface Filled {
  birthday: string
  gender: Gender
}

export type IdEffect =
  | { type: 'nothing' }
  | { type: 'undecodable' }
  | { type: 'fill'; values: Filled }
  /** The form already says something else: ask before replacing it. */
  | { type: 'conflict'; values: Filled }

/** What typing a certificate number does to birthday and gender (VAL-021 to VAL-024). */
export function idEffect(number: string, current: Filled, now?: number): IdEffect {
  if (number.length < 18) return { type: 'nothing' }
  const values = decodeIdCard(number, now)
  if (!values) return { type: 'undecodable' }
  const differs = (value: string, wanted: string) => value !== '' && value !== 'SECRET' && value !== wanted
  if (differs(current.birthday, values.birthday) || differs(current.gender, values.gender)) return { type: 'conflict', values }
  return current.birthday === values.birthday && current.gender === values.gender ? { type: 'nothing' } : { type: 'fill', values }
}

/** Whole years between a birthday and now; null without a birthday. */
export function ageAt(birthday: string, now: number): number | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(birthday)
  if (!match) return null
  const today = new Date(now + 28_800_000)
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  const before = today.getUTCMonth() + 1 < month || (today.getUTCMonth() + 1 === month && today.getUTCDate() < day)
  return Math.max(0, today.getUTCFullYear() - year - (before ? 1 : 0))
}
