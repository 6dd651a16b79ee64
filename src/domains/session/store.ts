import * as z from 'zod/mini'
import { create } from 'zustand'
import { clearStored, stored } from '#/shared/lib/storage.ts'
import { isToken } from './token.ts'

const Saved = z.object({ token: z.nullable(z.string().check(z.refine(isToken))) })
const saved = stored<z.infer<typeof Saved>>('local', 'session', Saved, { token: null })

interface Session {
  token: string | null
  /** Names the cache of one identity; a new person gets a new one. */
  scope: number
  /** The id of the person the scope belongs to; in memory only. */
  userId: string | null
}

/** The token is the only thing of a session that is kept on the phone; the user's facts live in the query cache. */
export const useSession = create<Session>(() => ({ token: saved.read().token, scope: 0, userId: null }))

export const sessionToken = (): string | null => useSession.getState().token

/** A signed-in token. The cache of the last identity goes on only when it is the same person. */
export function beginSession(token: string, userId: string): void {
  const before = useSession.getState()
  const same = before.userId === userId
  saved.write({ token })
  signedOut.remove()
  useSession.setState({ token, userId, scope: same ? before.scope : before.scope + 1 })
}

/** The person whom a kept token belongs to, once the server has told. */
export const knowUser = (userId: string): void => useSession.setState({ userId })

/** The server no longer takes this token: only the token goes, so that the same person can go on. */
export function expireSession(token: string | null): void {
  if (!token || useSession.getState().token !== token) return
  saved.write({ token: null })
  useSession.setState({ token: null })
}

/** Leaves nothing behind: token, caches, everything stored; other tabs follow by the storage event. */
export function endSession(): void {
  clearStored()
  saved.write({ token: null })
  useSession.setState(({ scope }) => ({ token: null, userId: null, scope: scope + 1 }))
}

/** Another tab signed in or out: take over what it stored. */
export function followOtherTabs(): () => void {
  const onStorage = () => {
    const { token } = saved.read()
    if (token !== useSession.getState().token)
      useSession.setState(({ scope }) => ({ token, userId: null, scope: scope + 1 }))
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

const AWAY = 'away'

/**
 * A page in the back/forward cache hears nothing of other tabs. It leaves hidden and shows itself again only when the
 * session is still the same; otherwise it is loaded anew, so that nobody sees what the last person saw.
 */
export function hideWhileAway(reload: () => void = () => window.location.reload()): () => void {
  const root = document.documentElement
  const onHide = ({ persisted }: PageTransitionEvent) => void (persisted && root.classList.add(AWAY))
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted && saved.read().token !== useSession.getState().token) reload()
    else root.classList.remove(AWAY)
  }
  window.addEventListener('pagehide', onHide)
  window.addEventListener('pageshow', onShow)
  return () => {
    window.removeEventListener('pagehide', onHide)
    window.removeEventListener('pageshow', onShow)
  }
}

const key = (name: string) => stored<string>('session', name, z.string(), '', { exact: true })

/** The partner agreement was accepted in this session of the browser; the screen that asked reads it. */
export const partnerAgreed = stored<boolean>('session', 'partner-agreed', z.boolean(), false)

/** Somebody has signed out in this tab: WeChat's account does not sign in again by itself. */
export const signedOut = stored<boolean>('session', 'signed-out', z.boolean(), false)

/** What WeChat's authorization answered for an account that nobody has bound yet; the registration takes it along. */
export const thirdPartyCode = stored<string>('session', 'third-party-code', z.string(), '')

/** The four session keys of specification §3, under exactly these names (LOGIN-041). */
export const sessionKeys = {
  invitationCode: key('invitationCode'),
  channel: key('channel'),
  isBinded: key('isBinded'),
  maintainAuth: key('maintainAuth'),
}
