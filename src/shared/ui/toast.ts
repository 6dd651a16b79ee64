/** Toasts and dialogs load when the first one is shown: they bring the animation library with them. */

export const TOAST_MS = 3000
export const SHORT_TOAST_MS = 1500

type Icon = 'success' | 'fail' | 'loading'

let loaded = false
const feedback = async () => {
  const parts = await import('./feedback.tsx')
  loaded = true
  return parts
}

/** Has the parts at hand before they are needed: the moment they are needed may be the one without a network. */
export const prepareFeedback = (): void => void feedback().catch(() => undefined)

/** When even the parts of a toast cannot be loaded: the sentence alone. */
function plainToast(text: string, duration: number): void {
  const line = document.createElement('div')
  line.className = 'plain-toast'
  line.setAttribute('role', 'alert')
  line.textContent = text
  document.body.append(line)
  setTimeout(() => line.remove(), duration)
}

/** A toast, and when it is there: for what must not happen before it could be read. */
export const toastShown = (text: string, icon?: Icon, duration = TOAST_MS): Promise<void> =>
  feedback().then(
    ({ showToast }) => showToast(text, icon, duration),
    () => plainToast(text, duration),
  )

/** One line that goes away by itself; 3 s unless told (specification §9). */
export function toast(text: string, icon?: Icon, duration = TOAST_MS): void {
  if (text) void toastShown(text, icon, duration)
}

/** What was said so shortly before is about the very thing that the person does now (ms). */
const FRESH_MS = 500

/** Takes away a line that has been read, before its time: the screen it was about is gone, or it covers a field. */
export function endToast(): void {
  if (loaded) void feedback().then(({ closeToast }) => closeToast(FRESH_MS))
}

/** A toast that stays until the returned function is called; taps below are blocked meanwhile. */
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

export interface ConfirmOptions {
  title?: string
  text: string
  confirm?: string
  cancel?: string
}

/** Asks; true when confirmed, null when the screen was left without an answer. */
export const confirm = async (options: ConfirmOptions): Promise<boolean | null> =>
  (await feedback()).askConfirm(options)

/** Takes questions away whose screen is gone: an answer would act on another screen. */
export function leaveDialogs(): void {
  if (loaded) void feedback().then((parts) => parts.leaveDialogs())
}

/** Tells something that must be read before going on. */
export const notice = async (text: string, title?: string): Promise<void> => (await feedback()).showNotice(text, title)
