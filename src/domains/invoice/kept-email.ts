import { create } from 'zustand'
import { useSession } from '#/domains/session/store.ts'

interface Kept {
  email: string
  /** The identity it belongs to: another one must not see it. */
  scope: number
}

/** The last e-mail address entered in this visit; in memory only. */
const useKept = create<Kept>(() => ({ email: '', scope: -1 }))

export const keepEmail = (email: string): void => useKept.setState({ email, scope: useSession.getState().scope })

/** The stored address of the current person; empty if none. */
export const keptEmail = (): string => {
  const { email, scope } = useKept.getState()
  return scope === useSession.getState().scope ? email : ''
}
