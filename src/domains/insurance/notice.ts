import { personState } from '#/domains/user/person-state.ts'

/**
 * The confirmed liability notices of this person (LOGIN-003). The notices are stored only in memory, because ids must
 * not be stored; another person must confirm again.
 */
const confirmed = personState(() => new Set<string>())

/**
 * @param material the id of the insured person's data from whose screen the notice was opened; null when it was opened
 * directly.
 */
export const confirmNotice = (material: string | null): void => void confirmed.current.add(material ?? '')

export const isNoticeConfirmed = (material: string | null): boolean => confirmed.current.has(material ?? '')

const NOTICE_MESSAGE = { type: 'liability-notice', confirmed: true } as const

/**
 * Closes a notice that was opened in a separate window, and sends the message to the opening window if that has the
 * same origin (LOGIN-003).
 * @returns false if no other window has opened this window.
 */
export function notifyOpener(here: Window = window): boolean {
  const opener = here.opener as Pick<Window, 'postMessage'> | null
  if (!opener) return false
  opener.postMessage(NOTICE_MESSAGE, here.location.origin)
  here.close()
  return true
}
