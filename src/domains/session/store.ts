import * as z from 'zod/mini'
import { create } from 'zustand'
import { clearStored, stored } from '#/shared/lib/storage.ts'

const Saved = z.object({ token: z.nullable(z.string()) })
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

const key = (name: string) => stored<string>('session', name, z.string(), '', { exact: true })

/** The four session keys of specification §3, under exactly these names (LOGIN-041). */
export const sessionKeys = {
  invitationCode: key('invitationCode'),
  channel: key('channel'),
  isBinded: key('isBinded'),
  maintainAuth: key('maintainAuth'),
}
