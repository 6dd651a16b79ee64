import type { Page } from '@playwright/test'
import { oneOfEach } from '#tests/matrix.ts'
import { expect, quiet, test } from '../../fixtures.ts'

/**
 * Before the app runs, the script in index.html requests the data of the opened screen and paints them. These tests
 * hold back the app's own scripts, so that only the early paint is visible.
 */

const START = /\/assets\/start-[\w-]+\.js$/
const HOME = '/Home/hot'
const GOODS = '/commodity-detail/G001?sharingCode=SHARE108'
const REPORT = '/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT'

/** Holds back the app's scripts until the returned function is called. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(START, async (route) => {
    await held
    await route.continue()
  })
  return async () => {
    release()
    await expect(page.locator('.f-layer')).toHaveCount(0)
  }
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

const boxOf = async (page: Page, selector: string): Promise<Box> => {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} is not shown`)
  return box
}

const closeTo = (box: Box) => {
  const about = (value: number) => expect.closeTo(value, 0)
  return { x: about(box.x), y: about(box.y), width: about(box.width), height: about(box.height) }
}

/** The selectors of each part: in the early paint, and in the app. */
const pairs: [address: string, [early: string, own: string][]][] = [
  [
    HOME,
    [
      ['.f-layer .f-picture img', '#root .banner img'],
      ['.f-words strong', '.banner-text strong'],
      ['.f-home > span', '.home-head > span'],
      ['.f-search', '.home-search'],
    ],
  ],
  [
    GOODS,
    [
      ['.f-layer .f-picture img', '#root .gallery img'],
      ['.f-price', '.price-line .price'],
      ['.f-title', '.goods-name'],
      ['.f-sub', '.price-block p.muted'],
      ['.f-head', '.page-head'],
    ],
  ],
  [
    REPORT,
    [
      ['.f-hero', '.report-hero'],
      ['.f-ribbon', '.report-ribbon'],
      ['.f-whose', '.whose'],
      ['.f-face', '.person-avatar'],
    ],
  ],
]

for (const [address, parts] of pairs)
  for (const width of oneOfEach([320, 390, 768], () => 'width'))
    test(`at the address ${address}, at ${width} px, nothing moves when the app replaces the early paint`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.addInitScript(() => {
        const shifts: number[] = []
        Object.assign(window, { shifts })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
        }).observe({ type: 'layout-shift', buffered: true })
      })
      const start = await holdScripts(page)
      await page.goto(address, { waitUntil: 'commit' })
      await expect(page.locator(parts[1]?.[0] ?? '')).toBeVisible()
      const early: Box[] = []
      for (const [selector] of parts) early.push(await boxOf(page, selector))
      await start()
      for (const [at, [, own]] of parts.entries())
        expect([own, await boxOf(page, own)]).toEqual([own, closeTo(early[at] as Box)])
      await quiet(page)
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
      expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01)
    })

test('the early requests of a first screen are sent once, before the app starts, and without a token', async ({
  page,
  backend,
}) => {
  for (const [address, ids] of [
    [HOME, ['banner.list', 'mall.groups', 'mall.search']],
    [GOODS, ['mall.sharedGoods']],
    [REPORT, ['report.summary']],
  ] as const) {
    const start = await holdScripts(page)
    const before = backend.seen.length
    await page.goto(address, { waitUntil: 'commit' })
    await expect
      .poll(() =>
        backend.seen
          .slice(before)
          .map(({ id }) => id)
          .sort(),
      )
      .toEqual([...ids].sort())
    await start()
    await quiet(page)
    const again = backend.seen.slice(before + ids.length).filter(({ id }) => ids.some((one) => one === id))
    expect(again.map(({ id }) => id)).toEqual([])
    await page.unrouteAll({ behavior: 'wait' })
    // Delayed calls of the last page would be counted for the next page.
    await page.goto('about:blank')
  }
})

test('for a signed-in person, only the app requests goods, and the early paint shows the stored picture', async ({
  page,
  as,
  backend,
}) => {
  await page.goto(GOODS)
  await expect(page.getByRole('button', { name: '立即购买' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('app:first') ?? '')).toContain('goods G001')
  // Delayed calls of this page would be counted for the next page.
  await quiet(page)
  await page.goto('about:blank')
  await as('member')
  const start = await holdScripts(page)
  const before = backend.seen.length
  await page.goto(GOODS, { waitUntil: 'commit' })
  await expect(page.locator('.f-layer .f-picture img')).toBeVisible()
  await expect(page.locator('.f-price')).toHaveCount(0)
  expect(backend.seen.length).toBe(before)
  await start()
  await expect(page.getByRole('button', { name: '立即购买' })).toBeVisible()
})

test('on a second visit, the stored home page is shown first, then the current home page', async ({
  page,
  backend,
  context,
}) => {
  await page.goto(HOME)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('app:first') ?? '')).toContain('"goods"')
  let answer: () => void = () => undefined
  const held = new Promise<void>((resolve) => (answer = resolve))
  await context.route(/api\/public\/(goods|banners)/, async (route) => {
    await held
    await route.fallback()
  })
  const [goods] = backend.db.goods
  if (goods) goods.name = '今天改了名字的检测'
  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByRole('link', { name: /全基因组健康检测·成人版/ })).toBeVisible()
  answer()
  await expect(page.getByRole('link', { name: /今天改了名字的检测/ })).toBeVisible()
})

const SPOILED = '没有加载出来'
for (const [name, knobs] of [
  ['a 500', 'fault:banner.list=500@1;fault:mall.search=500@1;fault:mall.groups=500@1'],
  ['HTML instead of an answer', 'fault:banner.list=html@1;fault:mall.search=html@1;fault:mall.groups=html@1'],
  ['no connection', 'fault:banner.list=offline@1;fault:mall.search=offline@1;fault:mall.groups=offline@1'],
] as const)
  test(`if the early requests end with ${name}, the app sends its own requests and shows everything`, async ({
    page,
    backend,
  }) => {
    backend.setKnobs(knobs)
    await page.goto(HOME)
    await expect(page.locator('#root .banner img').first()).toBeVisible()
    await expect(page.getByRole('link', { name: /全基因组健康检测·成人版/ })).toBeVisible()
    await expect(page.getByText(SPOILED)).toHaveCount(0)
    await expect(page.locator('.f-layer')).toHaveCount(0)
  })

test('if an early request gets no answer, the app sends its own request', async ({ page, context }) => {
  let asked = 0
  await context.route(/goods-with-state/, (route) => {
    asked += 1
    return asked === 1 ? undefined : route.fallback()
  })
  await page.goto(GOODS)
  await expect(page.getByRole('button', { name: '立即购买' })).toBeVisible()
  await expect(page.locator('.f-layer')).toHaveCount(0)
  expect(asked).toBe(2)
})

test('if a picture is missing, the app shows its placeholder', async ({ page, context }) => {
  await context.route(/\/pictures\/goods\/g01/, (route) => route.fulfill({ status: 404 }))
  await page.goto(GOODS)
  await expect(page.getByRole('button', { name: '立即购买' })).toBeVisible()
  await expect(page.locator('.f-layer')).toHaveCount(0)
  await expect(page.locator('.safe-image-none').first()).toBeVisible()
})

test('the early paint leaves out deleted goods', async ({ page, backend }) => {
  const goods = backend.db.goods.find(({ id }) => id === 'G001')
  if (goods) goods.state = 'DELETED'
  const start = await holdScripts(page)
  const answered = page.waitForResponse((response) => response.request().resourceType() === 'fetch')
  await page.goto(GOODS, { waitUntil: 'commit' })
  await (await answered).finished()
  await expect(page.locator('.f-head')).toBeVisible()
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect(page.locator('.f-layer img')).toHaveCount(0)
  await start()
  await expect(page.getByText('去首页看看')).toBeVisible()
})

test('the early paint shows markup in the name of goods as text', async ({ page, backend }) => {
  const goods = backend.db.goods.find(({ id }) => id === 'G001')
  if (goods) goods.name = '<img src=x onerror=alert(1)>检测'
  const start = await holdScripts(page)
  await page.goto(GOODS, { waitUntil: 'commit' })
  await expect(page.locator('.f-title')).toHaveText('<img src=x onerror=alert(1)>检测')
  await start()
})

for (const [name, script] of [
  ['forbidden', "Object.defineProperty(window, 'localStorage', { get() { throw new Error('forbidden') } })"],
  ['full', "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }"],
  ['spoiled', 'localStorage.setItem(\'app:first\', \'{"release":1,"entries":{}}\')'],
] as const)
  test(`the app shows the home page when localStorage is ${name}`, async ({ page }) => {
    await page.addInitScript(script)
    await page.goto(HOME)
    await expect(page.getByRole('link', { name: /全基因组健康检测·成人版/ })).toBeVisible()
    await expect(page.locator('.f-layer')).toHaveCount(0)
  })

test('if the script in index.html is not executed, the app still starts', async ({ page, context }) => {
  // Simulates a security header of another release, which refuses the script.
  await context.route(/\/privacy-clause$/, async (route) => {
    const page = await (await route.fetch()).text()
    await route.fulfill({ body: page.replace(/<script>[^]*?<\/script>/, ''), contentType: 'text/html' })
  })
  await page.goto('/privacy-clause')
  await expect(page.getByRole('heading', { level: 1, name: '隐私条款' })).toBeVisible()
})

test('if the app’s script cannot be loaded, a text is shown, and its link reloads the page', async ({
  page,
  context,
}) => {
  await context.route(/\/assets\/index-/, (route) => route.abort())
  await page.goto(HOME)
  await expect(page.getByText('页面没有加载出来')).toBeVisible()
  await context.unroute(/\/assets\/index-/)
  // The layer of the early paint lets taps through to the app, except a tap on this link.
  await page.getByRole('link', { name: '重新加载' }).tap()
  await expect(page.getByRole('link', { name: '搜索商品' })).toBeVisible()
})

test('if the app is still loading after 8 s, a text says so, and its link reloads the page', async ({ page }) => {
  const start = await holdScripts(page)
  await page.goto(HOME, { waitUntil: 'commit' })
  await expect(page.locator('.f-banner')).toBeVisible()
  await expect(page.getByText('网络有点慢')).toBeHidden()
  expect(await page.evaluate(() => document.getAnimations().map(({ effect }) => effect?.getTiming().delay))).toEqual([
    8000,
  ])
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()))
  await expect(page.getByText('网络有点慢，正在继续加载')).toBeVisible()
  await Promise.all([page.waitForEvent('framenavigated'), page.getByRole('link', { name: '重新加载' }).tap()])
  await start()
  await expect(page.getByRole('link', { name: '搜索商品' })).toBeVisible()
})

test('with large letters, there is no early paint, and the app renders the first screen', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('app:large-letters', 'true'))
  const start = await holdScripts(page)
  await page.goto(HOME, { waitUntil: 'commit' })
  await expect(page.locator('#first')).toBeVisible()
  await expect(page.locator('.f-layer')).toHaveCount(0)
  await start()
  await expect(page.getByRole('link', { name: /全基因组健康检测·成人版/ })).toBeVisible()
})

test('a tap on the early paint is handled by the app, and Back opens the home page', async ({ page }) => {
  await page.goto(HOME)
  await page.getByRole('link', { name: '搜索商品' }).click()
  await expect(page).toHaveURL(/commodity-search/)
  await page.goBack()
  await expect(page).toHaveURL(/\/Home\/hot$/)
  await expect(page.locator('.f-layer')).toHaveCount(0)
})
