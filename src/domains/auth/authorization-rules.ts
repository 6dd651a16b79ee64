import { safeTarget } from '#/shared/lib/safe/safe-target.ts'
import { isEntrance } from './rules.ts'

/** `login` signs in. `authorize` only reads the WeChat account, without a login (specification §6, auth false). */
export type Purpose = 'login' | 'authorize'

/**
 * An authorization that this tab has started. `used` is true after its answer has arrived: a second answer is ignored.
 */
export interface PendingAuthorization {
  state: string
  /** An address of the app. The address is never sent to WeChat, because it may contain personal data. */
  target: string
  purpose: Purpose
  /** Epoch ms. */
  at: number
  used: boolean
}

/**
 * The time in ms that an authorization may take: the person may hesitate at WeChat's consent page, and WeChat's code is
 * valid for five minutes after that.
 */
export const AUTHORIZATION_LIFE_MS = 600_000

/** Specification §8: after this time, the authorization is deleted and the app goes back (LOGIN-039, LOGIN-040). */
export const RESET_MS = 1500

export type AuthorizationReturn =
  | { kind: 'none' }
  /** WeChat returns the state without a code. */
  | { kind: 'refused' }
  /** An answer that this tab has not requested, or a second answer: its code is never sent. */
  | { kind: 'mismatch' }
  | { kind: 'code'; code: string }

const CODE = /^[\w-]{1,128}$/

/** Interprets WeChat's return address, together with the pending authorization of this tab. */
export function readReturn(
  search: URLSearchParams,
  pending: PendingAuthorization | null,
  now: number,
): AuthorizationReturn {
  const code = search.get('code')
  const state = search.get('state')
  if (code === null && state === null) return { kind: 'none' }
  const asked =
    pending !== null && !pending.used && state === pending.state && now - pending.at <= AUTHORIZATION_LIFE_MS
  if (!asked) return { kind: 'mismatch' }
  if (!code) return { kind: 'refused' }
  return CODE.test(code) ? { kind: 'code', code } : { kind: 'mismatch' }
}

/**
 * The authorization address of the server with the app's state (AUTHX-004). WeChat needs the parameters in order and
 * unchanged, so only the state is replaced.
 * @returns null when its host is not allowed.
 */
export function authorizationAddress(
  url: string,
  state: string,
  hosts: readonly string[],
  origin = window.location.origin,
): string | null {
  let parsed: URL
  try {
    parsed = new URL(url)
  } catch {
    return null
  }
  // The app's own origin is listed only with the mock backend, which may use plain http.
  const secure = parsed.protocol === 'https:' || parsed.origin === origin
  if (!secure || parsed.username || parsed.password || !hosts.includes(parsed.host)) return null
  const [head = '', hash] = url.split(/#(.*)/s)
  const stated = /([?&])state=[^&]*/.test(head)
    ? head.replace(/([?&])state=[^&]*/, `$1state=${state}`)
    : `${head}${head.includes('?') ? '&' : '?'}state=${state}`
  return hash === undefined ? stated : `${stated}#${hash}`
}

/** Whether WeChat shows no consent page. Otherwise a screen first explains the purpose, and a tap opens WeChat. */
export const isSilent = (address: string): boolean => new URL(address).searchParams.get('scope') !== 'snsapi_userinfo'

export type AuthorizationPhase =
  | 'working'
  /** WeChat will ask for consent: the app first explains the purpose. */
  | 'ask'
  | 'refused'
  /** No authorization is possible at the moment. */
  | 'unreachable'
  /** A request was refused; the stored authorization is deleted automatically. */
  | 'failed'

/** The texts of each phase; `action` starts the authorization (again). */
export const authorizationText: Record<AuthorizationPhase, { head: string; text: string; action?: string }> = {
  working: { head: '正在连接微信', text: '很快就好，请稍候' },
  ask: {
    head: '用微信登录',
    text: '接下来微信会问您是否允许。{app}只用它认出您的账号，不会替您发送任何内容。',
    action: '微信授权登录',
  },
  refused: { head: '您没有同意微信授权', text: '没关系，您可以再试一次，或者换一种方式继续。', action: '重新授权' },
  unreachable: { head: '暂时连不上微信', text: '可能是网络不稳。您可以再试一次，或者换一种方式继续。', action: '重试' },
  failed: { head: '微信授权没有完成', text: '马上为您返回上一页' },
}

/** LOGIN-032, LOGIN-033, LOGIN-037, ROLE-007: people invited by doctors have their own registration screen. */
export const registerPath = (doctor: boolean): '/medical-register' | '/invitation-register' =>
  doctor ? '/medical-register' : '/invitation-register'

/** The address to open after an authorization; an address outside the app becomes the home page. */
export const finalTarget = (target: string | null | undefined, origin?: string): string => {
  const safe = safeTarget(target, origin)
  return safe && !isEntrance(safe) ? safe : '/Home/hot'
}
