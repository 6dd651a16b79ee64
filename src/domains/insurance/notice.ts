import { personState } from '#/domains/user/person-state.ts'

/**
 * For whom this person has confirmed the liability notice (LOGIN-003); in memory, because ids are not stored. The next
 * person confirms it anew.
 */
const confirmed = personState(() => new Set<string>())

/** @param material the insured person's data that the notice was opened from; null when it was opened by itself. */
export const confirmNotice = (material: string | null): void => void confirmed.current.add(material ?? '')

export const isNoticeConfirmed = (material: string | null): boolean => confirmed.current.has(material ?? '')

/** What the window that has opened the notice is told. */
export const NOTICE_MESSAGE = { type: 'liability-notice', confirmed: true } as const

/**
 * Closes a notice in a window of its own, and tells the window that has opened it if that one is of the same origin
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
