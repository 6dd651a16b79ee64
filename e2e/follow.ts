import type { Locator } from '@playwright/test'

/**
 * Taps a link and waits for the next screen. The screen that is left stays in the document, hidden, so that Back finds
 * it unchanged: a tap that comes too early could aim at a control of the same name there and wait for ever.
 */
export async function follow(link: Locator, options: { timeout?: number } = {}): Promise<void> {
  const page = link.page()
  const left = await page.evaluate(() => document.querySelector('[data-path]')?.getAttribute('data-path'))
  await link.click(options)
  const next = page.locator(left ? `[data-path]:not([data-path="${left}"])` : '[data-path]')
  await next.waitFor({ state: 'attached', ...options })
}
