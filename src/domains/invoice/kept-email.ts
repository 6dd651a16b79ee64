import { useSession } from '#/domains/session/store.ts'

/** The e-mail entered last, in memory only: a reload clears it. `scope` is the session in which it was entered. */
let last = { email: '', scope: -1 }

export const rememberEmail = (email: string): void => {
  last = { email, scope: useSession.getState().scope }
}

/** The e-mail that the current person entered last, or the empty text: the next person on this phone never sees it. */
export const rememberedEmail = (): string => (last.scope === useSession.getState().scope ? last.email : '')
