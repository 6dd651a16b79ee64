import { expect, test as base } from '@playwright/test'
import { ENTER, type Product, serveProduct } from '../product.ts'
import { takeSnapshot, type ScreenSnapshot } from '../screen-snapshot.ts'
import { WebKit } from '../webdriver.ts'

export class Person {
  constructor(
    readonly driver: WebKit,
    readonly product: Product,
  ) {}

  /**
   * Starts a visit with a page that redirects to the address. Tries three times, because a page may fail to load.
   */
  async open(address: string, persona?: string, knobs?: string): Promise<void> {
    for (let left = 3; left > 0; left -= 1) {
      const url = this.product.visit(address, persona, knobs)
      const there = () => this.driver.evaluate(isVisitOpen, ENTER, new URL(url).search).catch(() => false)
      await this.driver.goto(url)
      const arrived = expect.poll(there, { intervals: [50], timeout: 8_000 }).toBe(true)
      if (left === 1) await arrived
      else if (await arrived.then(() => true).catch(() => false)) return
    }
  }

  async goto(address: string): Promise<void> {
    await this.driver.goto(this.product.origin + address)
  }

  async takeSnapshot(): Promise<ScreenSnapshot | null> {
    if (this.product.open > 0) return null
    return this.driver.evaluate(takeSnapshot).catch(() => null)
  }

  async sees(text: string): Promise<void> {
    await expect
      .poll(async () => (await this.takeSnapshot())?.texts.join('\n') ?? '', { intervals: [100] })
      .toContain(text)
  }

  async arrives(path: RegExp): Promise<void> {
    await expect.poll(async () => (await this.takeSnapshot())?.path ?? '', { intervals: [100] }).toMatch(path)
  }

  /** Taps an element by name; retries while it moves or is covered. */
  async tap(name: string, selector = 'button, a, label, [role="option"], summary'): Promise<void> {
    const tapped = async () => {
      const element = await this.driver.find(selector, name)
      if (!element) return `nothing is called ${name}`
      await this.driver.evaluate(scrollToMiddle, element)
      return this.driver.click(element).catch(String)
    }
    await expect.poll(tapped, { intervals: [100, 200] }).toBeNull()
  }

  async setInputFiles(selector: string, path: string): Promise<void> {
    const field = await this.driver.query(selector)
    if (!field) throw new Error(`no ${selector}`)
    await this.driver.type(field, path)
  }

  async fill(label: string, text: string): Promise<void> {
    const filled = async () => {
      const element = await this.driver.find('input, textarea', label)
      return element ? this.driver.type(element, text).catch(String) : `no field is called ${label}`
    }
    await expect.poll(filled, { intervals: [100, 200] }).toBeNull()
  }
}

/** Runs in the page: whether the address of this visit is open, instead of its start page or another visit. */
const isVisitOpen = (enter: string, visit: string) =>
  sessionStorage.getItem('visit') === visit && location.pathname !== enter && document.readyState !== 'loading'

/** Runs in the page: scrolls away from the fixed bars. */
const scrollToMiddle = (element: unknown) => (element as HTMLElement).scrollIntoView({ block: 'center' })

export const test = base.extend<{ person: Person }, { driver: WebKit; product: Product }>({
  driver: [
    // eslint-disable-next-line no-empty-pattern -- Playwright requires a destructuring pattern
    async ({}, use) => {
      const driver = await WebKit.start()
      await use(driver)
      await driver.close()
    },
    { scope: 'worker' },
  ],
  product: [
    // eslint-disable-next-line no-empty-pattern -- Playwright requires a destructuring pattern
    async ({}, use) => {
      const product = await serveProduct()
      await use(product)
      await product.close()
    },
    { scope: 'worker' },
  ],
  person: async ({ driver, product }, use, info) => {
    await use(new Person(driver, product))
    if (info.status !== info.expectedStatus)
      await info.attach('webkit', { body: await driver.screenshot(), contentType: 'image/png' })
    expect(driver.pageErrors, 'errors in the page').toEqual([])
    expect(product.backend.violations, 'requests that break the contract').toEqual([])
  },
})

export { expect }
