import { type BrowserContext, expect, type Page } from '@playwright/test'

type Listening = typeof globalThis & { heard?: string[] }

/** Notes in each page what is said aloud there: a toast is gone after 3 s, and a busy machine looks later than that. */
export const listen = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const heard: string[] = []
    ;(globalThis as Listening).heard = heard
    const note = () => {
      for (const { textContent } of document.querySelectorAll('[role=alert]'))
        if (textContent !== heard.at(-1)) heard.push(textContent)
    }
    new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true })
  })

/** Waits until this document has said exactly this, even if it is gone from the screen by now. */
export async function hears(page: Page, text: string, options: { timeout?: number } = {}): Promise<void> {
  // A document that is being left has nothing to tell; the next one is asked.
  const heard = () => page.evaluate(() => (globalThis as Listening).heard ?? []).catch((): string[] => [])
  await expect.poll(heard, { message: `said: ${text}`, ...options }).toContain(text)
}
