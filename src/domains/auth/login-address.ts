import * as z from 'zod/mini'
import { paths, to } from '#/paths.ts'
import { documentState } from '#/shared/lib/document/document-state.ts'
import { storageWorks, stored } from '#/shared/lib/storage.ts'
import { type Platform, platformOf } from '#/shared/wechat/platform.ts'
import { sessionKeys, signedOut } from '../user/store.ts'

/** More authorizations than this within a minute are a loop: then the form is shown instead. */
export const TRIES = 2
export const TRIES_MS = 60_000

/** When this tab recently went to WeChat, as epoch ms. */
export const tries = stored<number[]>('session', 'authorization-tries', z.array(z.number()), [])

export const triesLeft = (made: readonly number[], now: number): boolean =>
  made.filter((at) => now - at < TRIES_MS && at <= now).length < TRIES

/** GEN-018: only WeChat itself has accounts to sign in with; 企业微信 also calls itself WeChat. */
export const canAuthorize = ({ wechat, wecom }: Pick<Platform, 'wechat' | 'wecom'>): boolean => wechat && !wecom

/**
 * Whether WeChat authorization is possible: the session storage must work too, so that the tab recognizes its own state
 * on return.
 */
export const wechatOffered = (): boolean => canAuthorize(platformOf()) && storageWorks('session')

const mayAuthorize = (): boolean => wechatOffered() && triesLeft(tries.read(), Date.now())

/**
 * Start of a login chain: WeChat's authorization inside WeChat, elsewhere the form (GEN-018). After signing out here,
 * nobody is signed in again automatically.
 * @param stay the document must not be left, because it holds unsaved input.
 */
export const loginAddress = (target: string, stay = false): string =>
  !stay && !signedOut.read() && mayAuthorize() ? to(paths.authStart, {}, { target }) : to(paths.login, {}, { target })

/** The person has continued without a WeChat account: auth-false screens do not ask again in this session. */
export const declined = stored<boolean>('session', 'authorization-declined', z.boolean(), false)

/**
 * LOGIN-042, LIT-033: an auth-false screen asks WeChat once per session; outside WeChat it opens directly (LOGIN-043).
 */
export const authorizationDue = (): boolean => sessionKeys.isBinded.read() === '' && !declined.read() && mayAuthorize()

/** The query of a return from WeChat, removed from the address before anything could send or show it. */
const returned = documentState(() => '')

/**
 * Runs before the router is created and before any request: removes `?code=` from the address.
 * @returns whether there was one. Then nothing in this document may be signed: WeChat on iOS signs the first address.
 */
export function takeReturn(): boolean {
  const { pathname, search } = window.location
  const query = new URLSearchParams(search)
  if (pathname !== paths.authStart || (!query.has('code') && !query.has('state'))) return false
  returned.current = search
  window.history.replaceState(null, '', paths.authStart)
  return true
}

/** WeChat's answer with which this document was opened; returned once. */
export function spendReturn(): URLSearchParams {
  const query = new URLSearchParams(returned.current)
  returned.current = ''
  return query
}
