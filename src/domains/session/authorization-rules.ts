import { safeTarget } from '#/shared/lib/safe-target.ts'
import { isEntrance } from './rules.ts'

/** What WeChat is asked for: a login, or only who pays or reserves, without one (specification §6, auth false). */
export type Purpose = 'login' | 'authorize'

/** A way to WeChat and back, of this tab. `used` once its answer came: a second answer to it is none. */
export interface PendingAuthorization {
  state: string
  /** An address of the app; it never travels to WeChat, because it may name a person's things. */
  target: string
  purpose: Purpose
  /** Epoch ms. */
  at: number
  used: boolean
}

/** A person may look at WeChat's question for a while; its codes live for five minutes from then on. */
export const AUTHORIZATION_LIFE_MS = 600_000

/** Specification §8: after this the flow resets and the person goes back (LOGIN-039, LOGIN-040). */
export const RESET_MS = 1500

export type AuthorizationReturn =
  | { kind: 'none' }
  /** WeChat comes back with the state and without a code. */
  | { kind: 'refused' }
  /** An answer that nobody here has asked for, or the second to one question: its code is never sent. */
  | { kind: 'mismatch' }
  | { kind: 'code'; code: string }

const CODE = /^[\w-]{1,128}$/

/** What the address of a return says, beside what this tab has asked for. */
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
 * The server's address of WeChat's question, with our state in it (AUTHX-004). WeChat wants its parameters in their
 * order and every byte of them, so only the state is exchanged.
 * @returns null when it leads anywhere but to one of the hosts.
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
  // Only the stand-in is listed under the app's own origin, which may be plain http then.
  const secure = parsed.protocol === 'https:' || parsed.origin === origin
  if (!secure || parsed.username || parsed.password || !hosts.includes(parsed.host)) return null
  const [head = '', hash] = url.split(/#(.*)/s)
  const stated = /([?&])state=[^&]*/.test(head)
    ? head.replace(/([?&])state=[^&]*/, `$1state=${state}`)
    : `${head}${head.includes('?') ? '&' : '?'}state=${state}`
  return hash === undefined ? stated : `${stated}#${hash}`
}

/** Whether WeChat will ask nobody anything; what shows a consent page starts with a tap on a page that says why. */
export const isSilent = (address: string): boolean => new URL(address).searchParams.get('scope') !== 'snsapi_userinfo'

/** What /auth-start shows. */
export type AuthorizationPhase =
  | 'working'
  /** WeChat will ask for consent: first the person is told why. */
  | 'ask'
  | 'refused'
  /** Nothing can be asked for at the moment. */
  | 'unreachable'
  /** Something was refused; the flow resets by itself. */
  | 'failed'

/** The words of each phase; `action` goes to WeChat (again). */
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

/** LOGIN-032, LOGIN-033, LOGIN-037, ROLE-007: guests of doctors register on a screen of their own. */
export const registerPath = (doctor: boolean): '/medical-register' | '/invitation-register' =>
  doctor ? '/medical-register' : '/invitation-register'

/** Where an authorization leads in the end; anything from outside the app becomes the home page. */
export const finalTarget = (target: string | null | undefined, origin?: string): string => {
  const safe = safeTarget(target, origin)
  return safe && !isEntrance(safe) ? safe : '/Home/hot'
}
