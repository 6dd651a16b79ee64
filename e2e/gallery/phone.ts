import { devices, expect, type Page, type Request, test as base } from '@playwright/test'
import { API } from '#/mocks/http.ts'
import { type Product, serveProduct } from '../engines/product.ts'
import { collectPageErrors } from '../fixtures.ts'

/** The time in every gallery and engine. The time is always the same, so that galleries can be compared. */
export const NOW = Date.parse('2026-06-15T10:00:00+08:00')
/** The origin of the app. It has no port, because links, codes and posters show it, and ports differ between runs. */
const ORIGIN = 'http://localhost'
const phoneOf = { ...devices['iPhone 15'], deviceScaleFactor: 1, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' }

/** The requests of the page, including those for code and pictures. */
interface Traffic {
  asked: number
  /** The requests without an answer. */
  open: Set<Request>
}

export interface Phone {
  page: Page
  product: Product
  pageErrors: string[]
  traffic: Traffic
}

/** One phone for all states of a worker: its cache has the app, so that a state opens in half the time. */
export const test = base.extend<object, { phone: Phone }>({
  phone: [
    async ({ playwright, launchOptions }, use) => {
      const product = await serveProduct(() => NOW, '', ORIGIN)
      const args = [...(launchOptions.args ?? []), `--host-resolver-rules=MAP localhost:80 127.0.0.1:${product.port}`]
      const browser = await playwright.chromium.launch({ ...launchOptions, args })
      const context = await browser.newContext({ ...phoneOf, reducedMotion: 'reduce', serviceWorkers: 'block' })
      const page = await context.newPage()
      await page.clock.setFixedTime(NOW)
      const traffic: Traffic = { asked: 0, open: new Set() }
      page.on('request', (request) => {
        // A video is loaded only as far as it plays.
        if (request.resourceType() === 'media') return
        traffic.asked += 1
        traffic.open.add(request)
      })
      page.on('requestfinished', (request) => void traffic.open.delete(request))
      page.on('requestfailed', (request) => void traffic.open.delete(request))
      await use({ page, product, pageErrors: collectPageErrors(page), traffic })
      await browser.close()
      await product.close()
    },
    { scope: 'worker' },
  ],
})

/** Whether no picture was missing for some frames. A state that is not loading must also show no motion or skeleton. */
const isStill = (page: Page, loads: boolean, frames: number): Promise<boolean> =>
  page.evaluate(
    async ([goesOn, count]) => {
      const moves = () =>
        [...document.images].some((one) => !one.complete && one.loading !== 'lazy') ||
        (!goesOn &&
          (document.querySelector('main [role="status"][aria-label="加载中"]') !== null ||
            // The bar at the top is shown while a read is sent or retried.
            document.querySelector('[data-busy]') !== null ||
            document
              .getAnimations()
              // Endless animations only decorate.
              .some((one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity)))
      const nextFrame = () => new Promise((done) => requestAnimationFrame(done))
      await document.fonts.ready
      // Progress indicators must stand still in the picture.
      if (goesOn)
        for (const one of document.getAnimations()) {
          if (!(one instanceof CSSAnimation)) continue
          one.pause()
          one.currentTime = 0
        }
      for (let frame = 0; frame < count; frame += 1) {
        if (moves()) return false
        // oxlint-disable-next-line eslint/no-await-in-loop -- one frame after the other
        await nextFrame()
      }
      return !moves()
    },
    [loads, frames] as const,
  )

/**
 * Waits until no request has been pending for some frames, because an answer may send the next request. A loading page
 * then has its code and its grey boxes, and waits only for calls.
 */
export async function waitUntilStill({ page, traffic }: Phone, loads: boolean, frames = 8): Promise<void> {
  const pending = () => [...traffic.open].filter((request) => !loads || !API.test(new URL(request.url()).pathname))
  const settled = async () => {
    const before = traffic.asked
    return (await isStill(page, loads, frames)) && pending().length === 0 && traffic.asked === before
  }
  await expect.poll(settled, { intervals: [10] }).toBe(true)
}

interface Visit {
  address: string
  persona: string | undefined
  knobs: string
}

/** Opens a state and waits until it is complete. A state with `loads` must only show that it is loading. */
export async function openState(phone: Phone, { address, persona, knobs }: Visit, loads: boolean): Promise<void> {
  const { page, product, pageErrors, traffic } = phone
  pageErrors.length = 0
  traffic.open.clear()
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(product.visit(address, persona, knobs), { waitUntil: 'commit' })
  await page.waitForURL((url) => url.pathname !== '/__enter', { waitUntil: 'commit' })
  const loading = page.getByRole('status', { name: '加载中' })
  const main = page.getByRole('main')
  // If the address needs an answer before it opens, the general first page has no `main` yet.
  if (loads) await main.waitFor({ state: 'attached', timeout: 2_000 }).catch(() => undefined)
  await expect(loads ? loading.or(main.locator('h1')).first() : main.locator('h1').first()).toBeAttached()
  await waitUntilStill(phone, loads)
}

export { expect }
