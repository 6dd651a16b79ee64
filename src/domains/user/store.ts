import * as z from 'zod/mini'
import { documentStore } from '#/shared/lib/document/document-store.ts'
import { LARGE_LETTERS } from '#/shared/lib/large-letters.ts'
import { clearStored, stored } from '#/shared/lib/storage.ts'
import { isToken } from './token.ts'

const Saved = z.object({ token: z.nullable(z.string().check(z.refine(isToken))) })
const saved = stored<z.infer<typeof Saved>>('local', 'session', Saved, { token: null })

interface Session {
  token: string | null
  /** Identifies the cache of one identity; a new person gets a new one. */
  scope: number
  /** The id of the scope's person; in memory only. */
  userId: string | null
}

/** Of a session only the token is stored on the phone; the user's data is in the query cache. */
export const useSession = documentStore<Session>(() => ({ token: saved.read().token, scope: 0, userId: null }))

export const sessionToken = (): string | null => useSession.getState().token

/** Stores a token after signing in. The cache is kept only if it is the same person. */
export function beginSession(token: string, userId: string): void {
  const before = useSession.getState()
  const same = before.userId === userId
  saved.write({ token })
  signedOut.remove()
  useSession.setState({ token, userId, scope: same ? before.scope : before.scope + 1 })
}

/**
 * Calls `forget` as soon as somebody else uses the app: what a module remembers of a person goes with that person. Scopes
 * only grow; a new document begins with the first one again.
 * @returns a function that ends it.
 */
export const onOtherPerson = (forget: (now: Session, before: Session) => void): (() => void) =>
  useSession.subscribe((now, before) => {
    if (now.scope > before.scope) forget(now, before)
  })

/** Sets whose token it is, once the server has answered. */
export const knowUser = (userId: string): void => useSession.setState({ userId })

/** The server refuses this token: only the token is dropped, so that the same person can continue. */
export function expireSession(token: string | null): void {
  if (!token || useSession.getState().token !== token) return
  saved.write({ token: null })
  useSession.setState({ token: null })
}

/** Clears everything: token, caches, storage; other tabs follow by the storage event. */
export function endSession(): void {
  clearStored([LARGE_LETTERS])
  saved.write({ token: null })
  useSession.setState(({ scope }) => ({ token: null, userId: null, scope: scope + 1 }))
}

/** Another tab signed in or out: adopts its stored session. */
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
 * A page in the back/forward cache gets no storage events. It is hidden when left and shown again only if the session
 * is still the same; otherwise it is reloaded, so that nobody sees the previous person's data.
 * @param onReturn called when it is shown again: what it shows may be stale.
 */
export function hideWhileAway(
  reload: () => void = () => window.location.reload(),
  onReturn: () => void = () => undefined,
): () => void {
  const root = document.documentElement
  const onHide = ({ persisted }: PageTransitionEvent) => void (persisted && root.classList.add('away'))
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted && saved.read().token !== useSession.getState().token) return reload()
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

const key = (name: string) => stored<string>('session', name, z.string(), '', { exact: true })

/** The partner agreement was accepted in this browser session; the screen that asked reads it. */
export const partnerAgreed = stored<boolean>('session', 'partner-agreed', z.boolean(), false)

/** The person has signed out in this tab: no automatic sign-in by WeChat. */
export const signedOut = stored<boolean>('session', 'signed-out', z.boolean(), false)

/** The code of an authorized but unbound WeChat account; the registration sends it. */
export const thirdPartyCode = stored<string>('session', 'third-party-code', z.string(), '')

/** The four session keys of specification §3, under exactly these names (LOGIN-041). */
export const sessionKeys = {
  invitationCode: key('invitationCode'),
  channel: key('channel'),
  isBinded: key('isBinded'),
  maintainAuth: key('maintainAuth'),
}
