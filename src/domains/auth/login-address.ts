import * as z from 'zod/mini'
import { paths, to } from '#/paths.ts'
import { pageState } from '#/shared/lib/page-load/page-state.ts'
import { hasUnsavedForms } from '#/shared/form/drafts.ts'
import { storageWorks, storedValue } from '#/shared/lib/storage.ts'
import { type Platform, platformOf } from '#/shared/wechat/platform.ts'
import { sessionKeys, signedOut } from '../user/store.ts'

/** More authorizations than this within a minute count as a loop; the login form then opens instead. */
const TRIES = 2
export const TRIES_MS = 60_000

/** The times at which this tab has opened WeChat's authorization, as epoch ms. */
export const authorizationTries = storedValue<number[]>('session', 'authorization-tries', z.array(z.number()), [])

export const hasTriesLeft = (made: readonly number[], now: number): boolean =>
  made.filter((at) => now - at < TRIES_MS && at <= now).length < TRIES

/** GEN-018: people can sign in with an account only in WeChat. The user agent of 企业微信 also contains WeChat's name. */
export const canAuthorize = ({ wechat, wecom }: Pick<Platform, 'wechat' | 'wecom'>): boolean => wechat && !wecom

/**
 * Whether WeChat authorization is possible. The authorization also needs the session storage, in which the tab stores
 * its own `state`.
 */
export const isWechatLoginPossible = (): boolean => canAuthorize(platformOf()) && storageWorks('session')

const mayAuthorize = (): boolean => isWechatLoginPossible() && hasTriesLeft(authorizationTries.read(), Date.now())

/**
 * The start of a login chain: WeChat's authorization inside WeChat, elsewhere the form (GEN-018). After signing out on
 * this phone, the form opens, so that nobody is signed in automatically. The form also opens while a form has unsaved
 * input, which opening WeChat would lose.
 */
export const loginAddress = (target: string): string =>
  !hasUnsavedForms('') && !signedOut.read() && mayAuthorize()
    ? to(paths.authStart, {}, { target })
    : to(paths.login, {}, { target })

/** Whether the person goes on without a WeChat account; screens with auth=false then skip the authorization. */
export const authorizationDeclined = storedValue<boolean>('session', 'authorization-declined', z.boolean(), false)

/**
 * LOGIN-042, LIT-033: a screen with auth=false starts the authorization once per session. Outside WeChat, the screen
 * opens directly (LOGIN-043).
 */
export const isAuthorizationDue = (): boolean =>
  sessionKeys.isBinded.read() === '' && !authorizationDeclined.read() && mayAuthorize()

/** The query of a return from WeChat. The query is removed from the address before the address can be sent or shown. */
const returned = pageState(() => '')

/**
 * Runs before the router is created and before any request: removes `?code=` from the address.
 * @returns whether there was a code. If so, no address may be signed before the next page load, because WeChat on iOS
 * signs the first address.
 */
export function captureReturn(): boolean {
  const { pathname, search } = window.location
  const query = new URLSearchParams(search)
  if (pathname !== paths.authStart || (!query.has('code') && !query.has('state'))) return false
  returned.current = search
  window.history.replaceState(null, '', paths.authStart)
  return true
}

/** The query with which WeChat has returned to the app; returned only once. */
export function consumeReturn(): URLSearchParams {
  const query = new URLSearchParams(returned.current)
  returned.current = ''
  return query
}
