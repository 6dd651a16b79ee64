import * as z from 'zod/mini'
import { stored } from '#/shared/lib/storage.ts'

/** Whether the liability notice was confirmed in this tab (LOGIN-003); it goes with the sign-out. */
export const noticeConfirmed = stored('session', 'liability-notice', z.boolean(), false)

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
