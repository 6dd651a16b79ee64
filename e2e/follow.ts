import type { Locator } from '@playwright/test'

/**
 * Taps a link and waits for the next screen. The old screen stays in the document, hidden, so that Back shows it
 * unchanged. An early tap could wait for ever for a hidden control with the same name on the old screen.
 */
export async function follow(link: Locator, options: { timeout?: number } = {}): Promise<void> {
  const page = link.page()
  const left = await page.evaluate(() => document.querySelector('[data-path]')?.getAttribute('data-path'))
  await link.click(options)
  const next = page.locator(left ? `[data-path]:not([data-path="${left}"])` : '[data-path]')
  await next.waitFor({ state: 'attached', ...options })
}
