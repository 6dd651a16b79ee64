import type { Locator } from '@playwright/test'

const drawnPath = () => document.querySelector('[data-path]')?.getAttribute('data-path') ?? null

/**
 * Taps a link and waits for the next screen. The screen that is left stays in the document, hidden, so that Back finds
 * it as it was: a tap that comes too early could be meant for a control of the same name there, and wait for it for ever.
 */
export async function follow(link: Locator, options: { timeout?: number } = {}): Promise<void> {
  const page = link.page()
  const left = await page.evaluate(drawnPath)
  await link.click(options)
  await page.waitForFunction(
    (before) => {
      const now = document.querySelector('[data-path]')?.getAttribute('data-path') ?? null
      return now !== null && now !== before
    },
    left,
    options,
  )
}
