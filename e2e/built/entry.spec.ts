import type { Browser, BrowserContext, Locator, Page } from '@playwright/test'
import { createBackend } from '#/mocks/backend.ts'
import { routeToBackend, expect, test, collectPageErrors } from '../fixtures.ts'
import { oneOfEach } from '#tests/matrix.ts'

const ANDROID =
  'Mozilla/5.0 (Linux; Android 12; V2049A) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/86.0.4240.99 Mobile Safari/537.36'
const IOS =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148'

/** Opens an address as from a chat: in a window with a history of one page. */
async function openInChat(context: BrowserContext, base: string, address: string) {
  const chat = await context.newPage()
  await chat.goto(`${base}/favicon.svg`)
  const opened = context.waitForEvent('page')
  await chat.evaluate((to) => void window.open(to, '_blank', 'noopener'), address)
  const page = await opened
  const pageErrors = collectPageErrors(page)
  return { page, pageErrors }
}

const newPhoneContext = (browser: Browser, userAgent: string) =>
  browser.newContext({ userAgent, viewport: { width: 390, height: 844 }, serviceWorkers: 'block' })

async function signIn(page: Page): Promise<void> {
  // The previous form also has a mobile number, and is shown for a moment after the address has changed.
  await expect(page.getByRole('heading', { name: '登录' })).toBeVisible()
  await page.getByLabel('手机号').fill('13800000002')
  await page.getByRole('button', { name: '获取验证码' }).click()
  await page.getByLabel('验证码', { exact: true }).fill('123456')
}

const sharedLinks = [
  ['/commodity-detail/G001?sharingCode=SHARE108', /^\/commodity-detail\/G001\?/, '立即购买'],
  ['/Home/hot', /^\/Home\/hot/, '热门商品'],
  ['/', /^\/Home\/hot/, '热门商品'],
  ['/login', /^\/login/, '登录'],
  ['/invitation-login?invitationCode=SHARE108', /register/, '注册'],
  ['/my-order/ALL', /^\/login/, '登录'],
  ['/my-binding', /^\/login/, '登录'],
] as const

const systems = [
  ['iOS', IOS],
  ['Android', ANDROID],
] as const

for (const [system, userAgent] of oneOfEach(systems, () => 'phone')) {
  test(`[NAV-023] on ${system}, each tap on a link in a chat opens the link’s screen in a new window`, async ({
    browser,
    baseURL,
  }) => {
    const context = await newPhoneContext(browser, userAgent)
    await routeToBackend(context, createBackend())
    for (const [address, arrives, seen] of oneOfEach(sharedLinks, ([, , shown]) => shown))
      for (let time = 0; time < 2; time += 1) {
        const { page, pageErrors } = await openInChat(context, baseURL ?? '', address)
        await expect(page.getByText(seen).first()).toBeVisible()
        const { pathname, search } = new URL(page.url())
        expect(pathname + search).toMatch(arrives)
        expect(pageErrors).toEqual([])
        await page.close()
      }
    await context.close()
  })

  test(`after signing in, a person who came from a chat link on ${system} returns to the page of the link`, async ({
    browser,
    baseURL,
  }) => {
    const context = await newPhoneContext(browser, userAgent)
    await routeToBackend(context, createBackend())
    const { page, pageErrors } = await openInChat(context, baseURL ?? '', '/my-order/ALL')
    await signIn(page)
    await expect(page).toHaveURL(/\/my-order\/ALL/)
    await expect(page.getByRole('link', { name: /全基因组/ }).first()).toBeVisible()
    expect(pageErrors).toEqual([])
    await context.close()
  })
}

test.describe('Back from the first screen', () => {
  for (const address of oneOfEach(['/', '/Home', '/Me', '/redirect?target=%2FMe'], () => 'entrance'))
    test(`[NAV-002] after opening ${address} leaves the app with one tap`, async ({ page, as }) => {
      await as('member')
      await page.goto('/favicon.svg')
      await page.goto(address)
      await expect(page).toHaveURL(/\/(Home\/hot|my-main)$/)
      await expect(page.getByRole('navigation')).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL(/\/favicon\.svg$/)
    })

  const layers = [
    ['a sheet', '/commodity-detail/G001', '立即购买', '选择规格'],
    ['the picture viewer', '/commodity-detail/G001', '查看大图', '查看大图'],
    ['a confirmation', '/order-detail/O301', '取消订单', '是否取消订单？'],
  ] as const
  for (const [layer, address, opener, name] of oneOfEach(layers, ([one]) => one))
    test(`closes ${layer}, even if it is opened again or after a reload, and the next Back leaves the app`, async ({
      page,
      as,
    }) => {
      await as('unpaid')
      await page.goto('/favicon.svg')
      await page.goto(address)
      const dialog = page.getByRole('dialog', { name })
      const devTools = await page.context().newCDPSession(page)
      const entry = async () => (await devTools.send('Page.getNavigationHistory')).currentIndex
      const closedByBack = async () => {
        await page.getByRole('button', { name: opener }).first().click()
        await expect(dialog).toBeVisible()
        const opened = await entry()
        await page.goBack()
        await expect(dialog).toHaveCount(0)
        expect(new URL(page.url()).pathname).toBe(address)
        // The app returns to its entry. Chromium's browser process learns this later than the page, and a reload in
        // between would reload the entry before.
        await expect.poll(entry).toBe(opened)
      }
      await closedByBack()
      await closedByBack()
      await page.reload()
      await closedByBack()
      await page.goBack()
      await expect(page).toHaveURL(/\/favicon\.svg$/)
    })
})

/** Presses a button, and goes back as soon as its layer is in the page, before the layer's first frame. */
async function openAndGoBack(page: Page, opener: Locator): Promise<void> {
  await page.evaluate(() => {
    const wentBack = new Promise<void>((done) => {
      new MutationObserver((_changes, watcher) => {
        if (!document.querySelector('[role=dialog]')) return
        watcher.disconnect()
        window.addEventListener('popstate', () => done(), { once: true })
        window.history.back()
      }).observe(document.body, { childList: true, subtree: true })
    })
    Object.assign(window, { wentBack })
  })
  await opener.click()
  await page.evaluate(() => (window as unknown as { wentBack: Promise<void> }).wentBack)
}

// Without the fix, a sheet stayed in about one of 20 attempts, and a confirmation in each attempt.
for (const [layer, persona, address, opener, closer, attempts] of [
  ['a confirmation', 'unpaid', '/order-detail/O301', '取消订单', '再想想', 1],
  ['a sheet', 'member', '/commodity-detail/G001', '立即购买', '关闭', 12],
  ['a date picker', 'member', '/add-patient/0', /^出生日期/, '取消', 12],
] as const)
  test(`${layer} that Back closes before its first frame leaves no invisible layer`, async ({ page, as }) => {
    await as(persona)
    await page.goto(address)
    const button = page.getByRole('button', { name: opener })
    // Opens and closes the layer once, so that its code has loaded.
    await button.click()
    await page.getByRole('button', { name: closer }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      await openAndGoBack(page, button)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden')
    }
    await expect(button).toBeVisible()
  })

test.describe('the scroll position of a screen', () => {
  const long = '/Home/hot'
  const position = (page: Page) => page.evaluate(() => window.scrollY)

  /** Scrolls down for a while. @returns the scroll position. */
  const scrolled = async (page: Page): Promise<number> => {
    await page.goto(long)
    await expect(page.getByText('热门商品')).toBeVisible()
    // Waits until all late content has loaded, because late content shifts the page.
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => window.scrollTo(0, 600))
    await expect.poll(() => position(page)).toBeGreaterThan(500)
    return position(page)
  }

  test('is at the top when the screen is opened, even after scrolling on another screen', async ({ page }) => {
    await scrolled(page)
    await page.goto('/commodity-detail/G001')
    await expect(page.getByRole('button', { name: '立即购买' })).toBeVisible()
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect(await position(page)).toBe(0)
  })

  test('is restored by a reload and by Back', async ({ page }) => {
    const left = await scrolled(page)
    await page.reload()
    await expect.poll(() => position(page)).toBe(left)
    await page.goto('/commodity-detail/G001')
    await expect(page.getByRole('button', { name: '立即购买' })).toBeVisible()
    await page.goBack()
    await expect.poll(() => position(page)).toBe(left)
  })
})

test('if the session expires in a form, the login returns to the filled form, which is in the history only once', async ({
  page,
  as,
  backend,
}) => {
  await as('member')
  await page.goto('/my-main')
  await page.goto('/add-patient/0?target=%2Fmy-main')
  await page.getByLabel('姓名').fill('钱多多')
  await page.getByLabel('证件号码').fill('11010519491231002X')
  backend.setKnobs('fault:patient.checkCover=401')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page).toHaveURL(/\/login\?target=/)
  backend.setKnobs('')
  await signIn(page)
  await expect(page).toHaveURL(/\/add-patient\/0/)
  await expect(page.getByLabel('姓名')).toHaveValue('钱多多')
  await page.goBack()
  await expect(page).toHaveURL(/\/my-main$/)
})
