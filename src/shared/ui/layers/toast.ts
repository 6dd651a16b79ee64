import { pageState } from '#/shared/lib/page-load/page-state.ts'
import { withTimeout } from '#/shared/lib/time/with-timeout.ts'
import { LOADING_NOTICE_MS, LOADING_TEXT } from '../lazy/loading-text.ts'
import type { ConfirmOptions } from './feedback.tsx'
import './plain-toast.css'

/** The code of toasts and dialogs imports the animation library, so the first toast or dialog loads it. */

export const TOAST_MS = 3000
export const SHORT_TOAST_MS = 1500

type Icon = 'success' | 'fail' | 'loading'

/** If the code of dialogs takes longer than this many ms, the browser's own dialog is shown. */
const GIVEN_UP_MS = 8000

type Feedback = typeof import('./feedback.tsx')

const loaded = pageState(() => false)
const feedback = async (): Promise<Feedback> => {
  const parts = await import('./feedback.tsx')
  loaded.current = true
  return parts
}

/** The code of toasts; rejects if it does not arrive within the given number of ms. */
const feedbackWithin = (ms: number): Promise<Feedback> => withTimeout(feedback(), ms)

/** Loads the code of toasts in advance: without a connection, it could not be loaded to show the error. */
export const prepareFeedback = (): void => void feedback().catch(() => undefined)

/** Shows a text without the code of toasts; returns a function that removes the text. */
function plainLine(text: string, role: 'alert' | 'status'): () => void {
  const line = document.createElement('div')
  line.className = 'plain-toast'
  line.setAttribute('role', role)
  line.textContent = text
  document.body.append(line)
  return () => line.remove()
}

/** Fallback if the code of toasts does not load or is late: shows the text in a plain element. */
function plainToast(text: string, duration: number): void {
  setTimeout(plainLine(text, 'alert'), duration)
}

/** Shows a toast and resolves when it is visible: for actions that must wait until the toast can be read. */
export const toastAndWait = (text: string, icon?: Icon, duration = TOAST_MS): Promise<void> =>
  feedbackWithin(LOADING_NOTICE_MS).then(
    ({ showToast }) => showToast(text, icon, duration),
    () => plainToast(text, duration),
  )

/** A toast that disappears by itself, by default after 3 s (specification §9). */
export function toast(text: string, icon?: Icon, duration = TOAST_MS): void {
  if (text) void toastAndWait(text, icon, duration)
}

/** A toast that appeared less than this many ms ago belongs to the current action and stays. */
const FRESH_MS = 500

/** Removes a toast early, because its screen was left or because it covers a field. */
export function closeToast(): void {
  if (loaded.current) void feedback().then(({ closeToast }) => closeToast(FRESH_MS))
}

/** A toast that stays until the returned function is called; taps on the page are blocked meanwhile. */
export function showLoading(text: string): () => void {
  let close: (() => void) | undefined
  let closed = false
  const show = (shown: () => () => void) => {
    if (!closed) close = shown()
  }
  void feedbackWithin(LOADING_NOTICE_MS).then(
    ({ showLoading }) => show(() => showLoading(text)),
    () => show(() => plainLine(text, 'status')),
  )
  return () => {
    closed = true
    close?.()
  }
}

/** The dialogs that wait for the code of dialogs; each function ends the wait when the screen is left. */
const waiting = pageState(() => new Set<() => void>())

/**
 * The code of dialogs; null when the screen was left first. While the code is late, a line says so, and any tap ends
 * the wait, because the dialog must not appear while the person does something else.
 */
const dialogs = (): Promise<Feedback | null> =>
  new Promise((resolve, reject) => {
    let remove: (() => void) | undefined
    const timer = setTimeout(() => {
      remove = plainLine(LOADING_TEXT, 'status')
      document.addEventListener('pointerdown', leave, true)
    }, LOADING_NOTICE_MS)
    const end = () => {
      clearTimeout(timer)
      document.removeEventListener('pointerdown', leave, true)
      remove?.()
      waiting.current.delete(leave)
    }
    const leave = () => {
      end()
      resolve(null)
    }
    waiting.current.add(leave)
    void feedbackWithin(GIVEN_UP_MS).finally(end).then(resolve, reject)
  })

/** Fallback when the code of dialogs cannot be loaded: the browser's own dialog, which has its own buttons. */
const plainConfirm = ({ title = '', text, confirm: yes = '', cancel: no = '' }: ConfirmOptions): boolean =>
  window.confirm([title, text, yes && `确定：${yes}`, no && `取消：${no}`].filter(Boolean).join('\n'))

/**
 * Asks for confirmation: true when confirmed, null when Escape or Back closed the dialog or the screen was left without an
 * answer.
 */
export const confirm = (options: ConfirmOptions): Promise<boolean | null> =>
  dialogs().then(
    (parts) => parts && parts.showConfirm(options),
    () => plainConfirm(options),
  )

/** For the `run` of a write: asks for confirmation and returns the input only if the person confirms. */
export const inputIfConfirmed =
  <const I>(options: ConfirmOptions, input: I) =>
  async (): Promise<I | null> =>
    (await confirm(options)) ? input : null

/**
 * Closes the dialogs of a screen that was left, including dialogs that are still loading: the person's answer would act
 * on the next screen.
 */
export function closeDialogs(): void {
  for (const leave of waiting.current) leave()
  if (loaded.current) void feedback().then((parts) => parts.closeDialogs())
}

/**
 * Shows a message in a dialog and resolves when the person has confirmed it. If the screen was left first, the message
 * is shown as a toast.
 */
export const showNotice = (text: string, title?: string): Promise<void> =>
  dialogs().then(
    (parts) => (parts ? parts.showNotice({ text, ...(title ? { title } : {}) }) : toastAndWait(text)),
    () => window.alert(text),
  )
