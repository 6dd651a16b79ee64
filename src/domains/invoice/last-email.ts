import { personState } from '#/domains/user/person-state.ts'

/** The address is stored only in memory, so a reload deletes it. */
const lastEmail = personState(() => '')

export const storeEmail = (email: string): void => {
  lastEmail.current = email
}

/** The e-mail address that the current person entered last, or empty. Another person on this phone does not get it. */
export const storedEmail = (): string => lastEmail.current
