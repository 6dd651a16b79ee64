import { personState } from '#/domains/user/person-state.ts'

/**
 * The confirmed liability notices of this person (LOGIN-003). In memory, because ids are not stored; another person
 * confirms again.
 */
const confirmed = personState(() => new Set<string>())

/** @param material the insured person's data whose screen opened the notice; null when it was opened directly. */
export const confirmNotice = (material: string | null): void => void confirmed.current.add(material ?? '')

export const isNoticeConfirmed = (material: string | null): boolean => confirmed.current.has(material ?? '')

/** The message to the window that has opened the notice. */
const NOTICE_MESSAGE = { type: 'liability-notice', confirmed: true } as const

/**
 * Closes a notice that has a window of its own, and sends the message to the opening window if it has the same origin
 * (LOGIN-003).
 * @returns false when no window has opened this one.
 */
export function tellOpener(here: Window = window): boolean {
  const opener = here.opener as Pick<Window, 'postMessage'> | null
  if (!opener) return false
  opener.postMessage(NOTICE_MESSAGE, here.location.origin)
  here.close()
  return true
}
