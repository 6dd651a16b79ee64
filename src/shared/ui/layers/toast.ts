import { documentState } from '#/shared/lib/document/document-state.ts'
import type { ConfirmOptions } from './feedback.tsx'
import './plain-toast.css'

/** The code of toasts and dialogs is loaded when the first one is shown: it imports the animation library. */

export const TOAST_MS = 3000
export const SHORT_TOAST_MS = 1500

type Icon = 'success' | 'fail' | 'loading'

const loaded = documentState(() => false)
const feedback = async () => {
  const parts = await import('./feedback.tsx')
  loaded.current = true
  return parts
}

/** Loads the code of toasts in advance: without a connection it could not be loaded to show the error. */
export const prepareFeedback = (): void => void feedback().catch(() => undefined)

/** Fallback when the code of toasts cannot be loaded: the text alone. */
function plainToast(text: string, duration: number): void {
  const line = document.createElement('div')
  line.className = 'plain-toast'
  line.setAttribute('role', 'alert')
  line.textContent = text
  document.body.append(line)
  setTimeout(() => line.remove(), duration)
}

/** Shows a toast and resolves when it is visible: for actions that must wait until it can be read. */
export const toastShown = (text: string, icon?: Icon, duration = TOAST_MS): Promise<void> =>
  feedback().then(
    ({ showToast }) => showToast(text, icon, duration),
    () => plainToast(text, duration),
  )

/** A toast that disappears by itself, by default after 3 s (specification §9). */
export function toast(text: string, icon?: Icon, duration = TOAST_MS): void {
  if (text) void toastShown(text, icon, duration)
}

/** A toast younger than this (ms) belongs to the current action and stays. */
const FRESH_MS = 500

/** Removes a toast early: its screen is gone, or it covers a field. */
export function endToast(): void {
  if (loaded.current) void feedback().then(({ closeToast }) => closeToast(FRESH_MS))
}

/** A toast that stays until the returned function is called; taps on the page are blocked meanwhile. */
export function loading(text: string): () => void {
  let close: (() => void) | undefined
  let closed = false
  void feedback().then(({ showLoading }) => {
    if (!closed) close = showLoading(text)
  })
  return () => {
    closed = true
    close?.()
  }
}

/** Fallback when the code of dialogs cannot be loaded: the browser's own dialog, which has its own buttons. */
const plainConfirm = ({ title = '', text, confirm: yes = '', cancel: no = '' }: ConfirmOptions): boolean =>
  window.confirm([title, text, yes && `确定：${yes}`, no && `取消：${no}`].filter(Boolean).join('\n'))

/** Asks for confirmation: true when confirmed, null when the screen was left without an answer. */
export const confirm = (options: ConfirmOptions): Promise<boolean | null> =>
  feedback().then(
    ({ askConfirm }) => askConfirm(options),
    () => plainConfirm(options),
  )

/** For the `run` of a write: asks for confirmation first, and gives the input only when confirmed. */
export const ifConfirmed =
  <const I>(options: ConfirmOptions, input: I) =>
  async (): Promise<I | null> =>
    (await confirm(options)) ? input : null

/** Closes the dialogs of a screen that was left: an answer would act on the next screen. */
export function leaveDialogs(): void {
  if (loaded.current) void feedback().then((parts) => parts.leaveDialogs())
}

/** Shows a message and resolves when the person has confirmed it. */
export const notice = (text: string, title?: string): Promise<void> =>
  feedback().then(
    ({ showNotice }) => showNotice(text, title),
    () => window.alert(text),
  )
