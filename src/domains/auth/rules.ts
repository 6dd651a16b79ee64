import { toCode } from '#/shared/lib/address.ts'
import { withSharingCode } from '../user/sharing-code.ts'
import { safeTarget } from '#/shared/lib/safe/safe-target.ts'
import { plainNumber } from '#/shared/lib/typed-number.ts'

/** Specification §8. */
export const MOBILE_TEXT = '手机号码为空或格式错误'

export const SMS_CODE_LENGTH = 6
export const SMS_COUNTDOWN_MS = 60_000

/** Matches six digits that are not part of a longer number; digits after the word for a code are preferred. */
const CODE_PATTERNS = [/码\D*(\d{6})(?!\d)/, /(?:^|\D)(\d{6})(?!\d)/]

/** Digits only, at most six (LOGIN-012, LIT-029); from a whole text message, only its code. */
export function toSmsCode(typed: string): string {
  const plain = plainNumber(typed)
  const found = CODE_PATTERNS.map((form) => form.exec(plain)?.[1]).find(Boolean)
  return found ?? plain.replace(/\D/g, '').slice(0, SMS_CODE_LENGTH)
}

/**
 * The agreement box is ticked when the form opens, as the specification requires (LOGIN-014). A regulator may not
 * accept this as consent; this constant changes it, see docs/risks.md.
 */
export const AGREEMENT_TICKED = true

/** The sign-in screens; none of them may be the target of a login. */
const ENTRANCES = ['/login', '/auth-start', '/invitation-login', '/invitation-register', '/medical-register']

/** Whether an address is a sign-in screen; `/login-task` is not a sign-in screen. */
export const isEntrance = (address: string): boolean =>
  // Routes match regardless of case.
  ENTRANCES.includes(address.toLowerCase().replace(/\/*(?:[?#].*)?$/s, ''))

/**
 * The target after signing in, by default /Home/hot (LOGIN-026 to LOGIN-029). The two routes that accept a sharing code
 * get the `shareCode` of the target, else the invitation code (decision 48).
 */
export function targetAfterLogin(target: string | null, invitationCode: string, origin?: string): string {
  const asked = safeTarget(target, origin)
  const safe = asked && !isEntrance(asked) ? asked : '/Home/hot'
  const shared = new URL(safe, 'https://app.invalid').searchParams.get('shareCode')
  return withSharingCode(safe, toCode(shared) ?? toCode(invitationCode))
}

/** The target with the accepted agreement in its query: `accepted=true` (LOGIN-004). */
export function acceptedAddress(target: string): string {
  const url = new URL(target, 'https://app.invalid')
  url.searchParams.set('accepted', 'true')
  return url.pathname + url.search + url.hash
}

/** The field `channel` of the request: the entry channel if there is one, else H5 (decision 45). */
export const loginChannel = (channel: string): string => toCode(channel) ?? 'H5'
