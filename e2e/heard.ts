import { type BrowserContext, expect, type Page } from '@playwright/test'

/** The toasts of each context's pages, in order. */
const said = new WeakMap<BrowserContext, string[]>()

/**
 * Records the toasts of a context: a toast disappears after 3 s, and a busy machine may check later. Call `listen`
 * before the first page; the fixtures do, and a second call changes nothing.
 */
export async function listen(context: BrowserContext): Promise<void> {
  if (said.has(context)) return
  const heard: string[] = []
  said.set(context, heard)
  await context.exposeBinding('__said', (_source, text: string) => void heard.push(text))
  await context.addInitScript(() => {
    const page = window as unknown as { __said: (text: string) => Promise<void> }
    const told = new WeakSet<Element>()
    const look = () => {
      for (const line of document.querySelectorAll('span[role="alert"], body > [role="alert"]')) {
        if (told.has(line) || !line.textContent) continue
        told.add(line)
        void page.__said(line.textContent)
      }
    }
    new MutationObserver(look).observe(document, { subtree: true, childList: true })
  })
}

/** Waits until exactly this toast was shown in the page's context, even if it is gone by now. */
export async function hears(page: Page, text: string, options: { timeout?: number } = {}): Promise<void> {
  const heard = () => said.get(page.context()) ?? []
  await expect.poll(heard, { message: `said: ${text}`, ...options }).toContain(text)
}

/** Waits until the toasts of the context are exactly these, in this order. */
export async function hearsOnly(page: Page, texts: readonly string[]): Promise<void> {
  await expect.poll(() => said.get(page.context()) ?? []).toEqual(texts)
}
