import type { Page } from '@playwright/test'
import { waitForStyles } from '../wait-for-styles.ts'

/** The maximum height of the screen in the pictures, in px. */
const MAX_HEIGHT = 2400

/** Changes the size of the screen, and waits until the page is laid out for it. */
async function resizeViewport(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.waitForFunction(
    ([wide, high]) => {
      const { clientWidth, clientHeight } = document.documentElement
      return clientWidth === wide && clientHeight === high
    },
    [width, height] as const,
  )
  // Waits two frames, in which scripts adapt parts of the page to the size.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await waitForStyles(page)
}

/** Makes the screen higher until the whole page fits: a page grows when more of its content comes into view. */
async function growViewport(page: Page, width: number, waitUntilStill: () => Promise<void>): Promise<void> {
  await waitUntilStill()
  const height = Math.min(await page.evaluate(() => document.documentElement.scrollHeight), MAX_HEIGHT)
  if (height <= (page.viewportSize()?.height ?? 0)) return
  await resizeViewport(page, width, height)
  await growViewport(page, width, waitUntilStill)
}

/**
 * Makes the screen as high as the page, so that a bar at the bottom hides nothing.
 * @param higher whether the page can only have become higher, as with large letters.
 * @param waitUntilStill waits until nothing on the page is loading or moving.
 */
export async function fitViewportToPage(
  page: Page,
  width: number,
  higher: boolean,
  waitUntilStill: () => Promise<void>,
): Promise<void> {
  if (higher) await waitForStyles(page)
  else await resizeViewport(page, width, width === 390 ? 844 : 640)
  await growViewport(page, width, waitUntilStill)
}
