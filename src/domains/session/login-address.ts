import * as z from 'zod/mini'
import { paths, to } from '#/paths.ts'
import { storageWorks, stored } from '#/shared/lib/storage.ts'
import { type Platform, platformOf } from '#/shared/wechat/platform.ts'
import { sessionKeys, signedOut } from './store.ts'

/** More than this many ways to WeChat within a minute are a loop: then the mobile number is asked instead. */
export const TRIES = 2
export const TRIES_MS = 60_000

/** How often this tab went to WeChat lately, as epoch ms. */
export const tries = stored<number[]>('session', 'authorization-tries', z.array(z.number()), [])

export const triesLeft = (made: readonly number[], now: number): boolean =>
  made.filter((at) => now - at < TRIES_MS && at <= now).length < TRIES

/** GEN-018: only WeChat itself has accounts to sign in with; 企业微信 calls itself WeChat too. */
export const canAuthorize = ({ wechat, wecom }: Pick<Platform, 'wechat' | 'wecom'>): boolean => wechat && !wecom

/** Whether WeChat's account can be used here at all: also, this tab must know itself when it comes back. */
export const wechatOffered = (): boolean => canAuthorize(platformOf()) && storageWorks('session')

const mayAuthorize = (): boolean => wechatOffered() && triesLeft(tries.read(), Date.now())

/**
 * Where a login chain begins: with WeChat's account inside WeChat, elsewhere with the form (GEN-018). Who has signed
 * out here is not signed in again without being asked.
 * @param stay the document must not be left, because it holds what somebody has typed.
 */
export const loginAddress = (target: string, stay = false): string =>
  !stay && !signedOut.read() && mayAuthorize() ? to(paths.authStart, {}, { target }) : to(paths.login, {}, { target })

/** Somebody has gone on without WeChat's account: an auth-false screen does not ask for it again in this session. */
export const declined = stored<boolean>('session', 'authorization-declined', z.boolean(), false)

/** LOGIN-042, LIT-033: an auth-false screen asks WeChat once a session; outside it is simply shown (LOGIN-043). */
export const authorizationDue = (): boolean => sessionKeys.isBinded.read() === '' && !declined.read() && mayAuthorize()

/** The query of a return from WeChat, taken out of the address before anything could send or show it. */
let returned = ''

/**
 * Runs before the router is made and before anything is asked for: `?code=` is gone from the address from here on.
 * @returns whether there was one. Then nothing in this document may be signed: WeChat on iOS signs the first address.
 */
export function takeReturn(): boolean {
  const { pathname, search } = window.location
  const query = new URLSearchParams(search)
  if (pathname !== paths.authStart || (!query.has('code') && !query.has('state'))) return false
  returned = search
  window.history.replaceState(null, '', paths.authStart)
  return true
}

/** The answer of WeChat that this document was opened with; it is handed out once. */
export function spendReturn(): URLSearchParams {
  const query = new URLSearchParams(returned)
  returned = ''
  return query
}
