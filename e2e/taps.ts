import type { Locator, Page } from '@playwright/test'
import type { Backend } from '#/mocks/backend.ts'
import { isFullMatrix } from '#tests/matrix.ts'

/** All clicks in one frame, before anything can be rendered. */
const tapInOneFrame = (button: Locator) =>
  button.evaluate((element) => {
    for (let tap = 0; tap < 10; tap += 1) (element as HTMLElement).click()
  })

/** Ten fast taps at one position. The taps continue even if the screen changes. */
async function tapFast(button: Locator, page: Page): Promise<void> {
  // Waits for a dialog that is growing, because its button would move away from the position.
  await button.click({ trial: true })
  const box = await button.boundingBox()
  if (!box) throw new Error('nothing to tap')
  const cdp = await page.context().newCDPSession(page)
  const spot = { x: box.x + box.width / 2, y: box.y + box.height / 2, button: 'left' as const, clickCount: 1 }
  const began = Date.now()
  // Each tap has its own time stamp, because a busy machine sends it late.
  for (let tap = 0; tap < 10; tap += 1)
    for (const [type, ms] of [
      ['mousePressed', 0],
      ['mouseReleased', 30],
    ] as const)
      await cdp.send('Input.dispatchMouseEvent', { ...spot, type, timestamp: (began + tap * 60 + ms) / 1000 })
}

type TapBurst = readonly [name: string, taps: (button: Locator, page: Page) => Promise<void>]

const fastTaps: TapBurst = ['ten taps of a thumb', tapFast]

/**
 * The ways of tapping too often. Unit tests also test ten taps in one frame (use-app-mutation.isolated.test,
 * tap-guard.test), so only the full matrix tests them in a browser.
 */
export const tapBursts: readonly [TapBurst, ...TapBurst[]] = isFullMatrix
  ? [fastTaps, ['ten taps in one frame', tapInOneFrame]]
  : [fastTaps]

export const countCalls = (backend: Backend, id: string): number => backend.seen.filter((seen) => seen.id === id).length
