import { type BrowserContext, expect, type Page } from '@playwright/test'

/** The toasts of each context's pages, in order. */
const toastsOf = new WeakMap<BrowserContext, string[]>()

/**
 * Records the toasts of a context: a toast disappears after 3 s, and a busy machine may check later. Call this before
 * the first page; the fixtures do, and a second call changes nothing.
 */
export async function recordToasts(context: BrowserContext): Promise<void> {
  if (toastsOf.has(context)) return
  const toasts: string[] = []
  toastsOf.set(context, toasts)
  await context.exposeBinding('__said', (_source, text: string) => void toasts.push(text))
  await context.addInitScript(() => {
    const page = window as unknown as { __said: (text: string) => Promise<void> }
    const recorded = new WeakSet<Element>()
    const recordNewToasts = () => {
      for (const line of document.querySelectorAll('span[role="alert"], body > [role="alert"]')) {
        if (recorded.has(line) || !line.textContent) continue
        recorded.add(line)
        void page.__said(line.textContent)
      }
    }
    new MutationObserver(recordNewToasts).observe(document, { subtree: true, childList: true })
  })
}

/** Waits until exactly this toast was shown in the page's context, even if it is gone by now. */
export async function expectToast(page: Page, text: string, options: { timeout?: number } = {}): Promise<void> {
  const heard = () => toastsOf.get(page.context()) ?? []
  await expect.poll(heard, { message: `said: ${text}`, ...options }).toContain(text)
}

/** Waits until the toasts of the context are exactly these, in this order. */
export async function expectOnlyToasts(page: Page, texts: readonly string[]): Promise<void> {
  await expect.poll(() => toastsOf.get(page.context()) ?? []).toEqual(texts)
}
