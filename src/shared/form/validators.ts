import * as z from 'zod/mini'
import { type IdentityType, isIdCard } from '#/shared/lib/idcard.ts'
import { isMobile } from '#/shared/lib/mobile.ts'
import { dayOf } from '#/shared/lib/time/calendar.ts'
import { serverNow } from '#/shared/lib/time/clock.ts'

/** The form rules of specification §5. A rule returns the message for an invalid value, or null. */
export type Rule = (value: string, field: string) => string | null

/** VAL-014: only `required` rejects an empty value. */
const unlessEmpty =
  (right: (value: string) => boolean, message: (field: string) => string): Rule =>
  (value, field) =>
    value === '' || right(value) ? null : message(field)

const formatError = (field: string) => `${field}格式错误`
const emptyError = (field: string) => `${field}不能为空`

export const required: Rule = (value, field) => (value.trim() === '' ? emptyError(field) : null)
export const phone = unlessEmpty(isMobile, formatError)
/** Not in §5: an address with a local part, a domain and a top-level domain. */
export const email = unlessEmpty((value) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value), formatError)
export const bankcard = unlessEmpty((value) => /^\d+$/.test(value), formatError)
export const passport = unlessEmpty((value) => /^\w+$/.test(value), formatError)
/** One Chinese character and exactly 8 digits (decision 123). */
export const militaryId = unlessEmpty((value) => /^[\u4E00-\u9FA5]\d{8}$/.test(value), formatError)
export const length6 = unlessEmpty(
  (value) => /^\d{6}$/.test(value),
  (field) => `${field}必须为6位数字`,
)
export const length10or18 = unlessEmpty(
  (value) => /^(\d{10}|\d{18})$/.test(value),
  (field) => `${field}必须为10位或18位数字`,
)
export const idcard = unlessEmpty((value) => isIdCard(value), formatError)
/** Checked as a national ID only when it has 15 or 18 characters (decision 122). */
export const idcardOrIdType = unlessEmpty((value) => ![15, 18].includes(value.length) || isIdCard(value), formatError)
export const morezero = unlessEmpty(
  (value) => /^\d+(\.\d+)?$/.test(value.trim()) && Number(value) > 0,
  (field) => `${field}必须为大于0的数字`,
)

/** Not in §5: refuses a day after today. */
export const notInFuture: Rule = (value, field) => (value > dayOf(serverNow()) ? `${field}不能晚于今天` : null)

/** The first three selections of a region are set; a fourth is ignored (VAL-008, VAL-009). */
export const requiredAddress = (selections: readonly (string | null | undefined)[], field: string): string | null =>
  selections.length >= 3 && selections.slice(0, 3).every(Boolean) ? null : emptyError(field)

export const requiredArray = (list: readonly unknown[], field: string): string | null =>
  list.length > 0 ? null : emptyError(field)

/**
 * A text field of a form schema: trimmed, then checked by its rules in order; the message is the message of the first
 * failing rule.
 */
export function text(field: string, ...rules: readonly Rule[]) {
  return z.pipe(
    z.string(),
    z.pipe(
      z.transform((value: string) => value.trim()),
      z.string().check((context) => {
        const message = rules.map((rule) => rule(context.value, field)).find((found) => found !== null)
        if (message) context.issues.push({ code: 'custom', message, input: context.value })
      }),
    ),
  )
}

/** Province, city, district as one field. */
export const region = (field: string) =>
  z.array(z.string()).check((context) => {
    const message = requiredAddress(context.value, field)
    if (message) context.issues.push({ code: 'custom', message, input: context.value })
  })

export interface Credential {
  identityCardType: IdentityType | ''
  identityCard: string
}

/**
 * Credential input of specification §5 (VAL-015 to VAL-018): if the document is required, type and number must be
 * given, and the idcard rule applies to the number of a Chinese card. If the document is optional, only the idcard rule
 * applies, to the Chinese card.
 */
export function checkCredential(
  { identityCardType, identityCard }: Credential,
  needed: boolean,
): { field: keyof Credential; message: string } | null {
  if (needed && identityCardType === '') return { field: 'identityCardType', message: '证件类型不能为空' }
  const empty = needed ? required(identityCard, '证件号码') : null
  const wrong = identityCardType === 'CHINESE_IDENTITY_CARD' ? idcard(identityCard.trim(), '证件号码') : null
  const message = empty ?? wrong
  return message ? { field: 'identityCard', message } : null
}
