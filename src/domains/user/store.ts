import * as z from 'zod/mini'
import { pageStore } from '#/shared/lib/page-load/page-store.ts'
import { LARGE_LETTERS } from '#/shared/lib/large-letters.ts'
import { pageNavigation } from '#/shared/lib/safe/page-navigation.ts'
import { clearStored, storedValue } from '#/shared/lib/storage.ts'
import { isToken } from './token.ts'

const Saved = z.object({ token: z.nullable(z.string().check(z.refine(isToken))) })
const saved = storedValue<z.infer<typeof Saved>>('local', 'session', Saved, { token: null })

interface Session {
  token: string | null
  /** The number of the identity, to which the query cache belongs; a new person gets a new number. */
  scope: number
  /** The id of the person in this scope; in memory only. */
  userId: string | null
}

/** Only the token of a session is stored on the phone; the user's data is in the query cache. */
export const useSession = pageStore<Session>(() => ({ token: saved.read().token, scope: 0, userId: null }))

export const useSignedIn = (): boolean => useSession(({ token }) => token !== null)

export const sessionToken = (): string | null => useSession.getState().token

/** Stores the token after a login. The query cache is kept only for the same person. */
export function beginSession(token: string, userId: string): void {
  const before = useSession.getState()
  const same = before.userId === userId
  saved.write({ token })
  signedOut.remove()
  useSession.setState({ token, userId, scope: same ? before.scope : before.scope + 1 })
}

/**
 * Calls `forget` as soon as another person uses the app, so that modules delete their data about a person. Scope
 * numbers only increase; a page load begins with the first number.
 * @returns a function that unsubscribes.
 */
export const onOtherPerson = (forget: (now: Session, before: Session) => void): (() => void) =>
  useSession.subscribe((now, before) => {
    if (now.scope > before.scope) forget(now, before)
  })

/** Sets the person of the current token, once the server has replied. */
export const setUserId = (userId: string): void => useSession.setState({ userId })

/** The server has refused the token: only the token is deleted, so that the same person can continue after a login. */
export function expireSession(token: string | null): void {
  if (!token || useSession.getState().token !== token) return
  saved.write({ token: null })
  useSession.setState({ token: null })
}

/**
 * Signs out: removes token, caches and storage, except the setting for large letters. Other tabs sign out when they get
 * the storage event.
 */
export function endSession(): void {
  clearStored([LARGE_LETTERS])
  saved.write({ token: null })
  useSession.setState(({ scope }) => ({ token: null, userId: null, scope: scope + 1 }))
}

/** Follows a sign-in or sign-out in another tab: adopts its stored session. */
export function followOtherTabs(): () => void {
  const onStorage = () => {
    const { token } = saved.read()
    if (token !== useSession.getState().token)
      useSession.setState(({ scope }) => ({ token, userId: null, scope: scope + 1 }))
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

/**
 * A page in the back/forward cache gets no storage events. Such a page is therefore hidden when it is left. On return,
 * the page is shown only if the session is still the same, else reloaded, so that nobody sees the previous person's
 * data.
 * @param onReturn called when the page is shown again, because its data may be stale.
 */
export function hideWhileAway(onReturn: () => void): () => void {
  const root = document.documentElement
  const onHide = ({ persisted }: PageTransitionEvent) => void (persisted && root.classList.add('away'))
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted && saved.read().token !== useSession.getState().token) return pageNavigation.reload()
    root.classList.remove('away')
    return persisted ? onReturn() : undefined
  }
  window.addEventListener('pagehide', onHide)
  window.addEventListener('pageshow', onShow)
  return () => {
    window.removeEventListener('pagehide', onHide)
    window.removeEventListener('pageshow', onShow)
  }
}

const key = (name: string) => storedValue<string>('session', name, z.string(), '', { exact: true })

/** Whether the partner agreement was accepted in this browser session; read by the screen that has opened it. */
export const partnerAgreed = storedValue<boolean>('session', 'partner-agreed', z.boolean(), false)

/** Whether the person has signed out in this tab; WeChat then does not sign them in automatically. */
export const signedOut = storedValue<boolean>('session', 'signed-out', z.boolean(), false)

/** The code of an authorized WeChat account that is not bound; sent by the registration. */
export const thirdPartyCode = storedValue<string>('session', 'third-party-code', z.string(), '')

/** The four session keys of specification §3, under exactly these names (LOGIN-041). */
export const sessionKeys = {
  invitationCode: key('invitationCode'),
  channel: key('channel'),
  isBinded: key('isBinded'),
  maintainAuth: key('maintainAuth'),
}
