import { personState } from '#/domains/user/person-state.ts'

/** In memory only: a reload clears it. */
const last = personState(() => '')

export const rememberEmail = (email: string): void => {
  last.current = email
}

/** The e-mail address that the current person entered last, or empty; another person on this phone never sees it. */
export const rememberedEmail = (): string => last.current
