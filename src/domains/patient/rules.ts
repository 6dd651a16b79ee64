import { type Gender, genderLabel } from '#/domains/user/model.ts'
import { decodeIdCard, type IdentityType, identityTypeLabel, maskIdentity, cleanIdCard } from '#/shared/lib/idcard.ts'
import { ageAt } from '#/shared/lib/time/age.ts'
import { safeTarget } from '#/shared/lib/safe/safe-target.ts'
import { wordFor } from '#/shared/lib/words.ts'

export interface AutofilledValues {
  birthday: string
  gender: Gender
}

export type IdAutofill =
  | { type: 'nothing' }
  | { type: 'undecodable' }
  | { type: 'fill'; values: AutofilledValues }
  /** The form already has other values: the person must confirm their replacement. */
  | { type: 'conflict'; values: AutofilledValues }

/** The effect of a typed identity number on birthday and gender (VAL-021 to VAL-024). */
export function autofillFromId(number: string, current: AutofilledValues, now?: number): IdAutofill {
  if (number.length < 18) return { type: 'nothing' }
  const values = decodeIdCard(number, now)
  if (!values) return { type: 'undecodable' }
  const differs = (value: string, wanted: string) => value !== '' && value !== 'SECRET' && value !== wanted
  if (differs(current.birthday, values.birthday) || differs(current.gender, values.gender))
    return { type: 'conflict', values }
  return current.birthday === values.birthday && current.gender === values.gender
    ? { type: 'nothing' }
    : { type: 'fill', values }
}

/** The display name; for a patient without a name, it is a text, so that the entry can still be opened. */
export const patientName = ({ name }: { name: string }): string => name.trim() || '未填写姓名'

/** `女 · 57岁`, as far as known. */
export function personText({ gender, birthday }: AutofilledValues, now: number): string {
  const age = ageAt(birthday, now)
  const years = age === null ? '' : age === 0 ? '不满1岁' : `${age}岁`
  return [gender === 'SECRET' ? '' : genderLabel[gender], years].filter(Boolean).join(' · ')
}

/** `身份证 4403****0015`, never the complete number; empty without a number. */
export const maskedCertificate = ({
  identityCardType,
  identityCard,
}: {
  identityCardType: string
  identityCard: string
}): string =>
  identityCard ? `${wordFor(identityTypeLabel, identityCardType) ?? '证件'} ${maskIdentity(identityCard)}` : ''

/** BIND-006: `/add-patient/0` is a new patient. */
export const isNewPatient = (id: string): boolean => id === '0' || id === 'new'

/** Normalizes a typed identity number: only a Chinese number has a known form, other numbers are trimmed. */
export const cleanIdentity = (typed: string, type: IdentityType): string =>
  type === 'CHINESE_IDENTITY_CARD' ? cleanIdCard(typed) : typed.trimStart().slice(0, 30)

/** The address of the screen that opened the patient form, with the id of the saved patient; null if it is unsafe. */
export function targetWith(target: string | null, patientId: string, origin?: string): string | null {
  const safe = safeTarget(target, origin)
  if (!safe) return null
  const url = new URL(safe, 'https://app.invalid')
  url.searchParams.set('patientId', patientId)
  return url.pathname + url.search + url.hash
}

/** Converts `YYYY-MM-DD` to a local date for the date picker; null when invalid. */
export function dayToDate(day: string): Date | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day)
  return match ? new Date(Number(match[1]), Number(match[2]) - 1, Number(match[3])) : null
}

/** Converts a local date to `YYYY-MM-DD`. */
export function dateToDay(date: Date): string {
  const pad = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`
}
