import { create } from 'zustand'
import { useSession } from '#/domains/session/store.ts'

interface Kept {
  email: string
  /** Whose it is: another identity does not see it. */
  scope: number
}

/** The e-mail address that was entered last in this visit; in memory only. */
const useKept = create<Kept>(() => ({ email: '', scope: -1 }))

export const keepEmail = (email: string): void => useKept.setState({ email, scope: useSession.getState().scope })

/** The kept address of the present person; empty when there is none. */
export const keptEmail = (): string => {
  const { email, scope } = useKept.getState()
  return scope === useSession.getState().scope ? email : ''
}
