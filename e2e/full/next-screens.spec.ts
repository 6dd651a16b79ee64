import type { CDPSession, Locator, Page } from '@playwright/test'
import { expect, quiet, test } from '../fixtures.ts'
import { countCalls } from '../taps.ts'

const NAME = '全基因组健康检测·成人版'

const goodsLink = (page: Page) => page.getByRole('link', { name: new RegExp(`${NAME}.*¥`) }).first()
const goodsTitle = (page: Page) => page.getByRole('heading', { name: NAME })

interface Finger {
  move: (y: number) => Promise<void>
  up: () => Promise<void>
}

/**
 * Touches an element and does not lift the finger.
 * @param moves px from there, sent together with the touch: a finger that rests 32 ms on a busy machine counts as still.
 */
async function touchDown(page: Page, on: Locator, moves: readonly number[] = []): Promise<Finger> {
  // Scrolls the element away from the bars at the edges.
  await on.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const box = await on.boundingBox()
  if (!box) throw new Error('nothing to touch')
  const spot = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const cdp: CDPSession = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints })
  const move = (y: number) => send('touchMove', [{ x: spot.x, y: spot.y + y }]).then(() => undefined)
  await Promise.all([send('touchStart', [spot]), ...moves.map(move)])
  return {
    move,
    up: () => send('touchEnd', []).then(() => undefined),
  }
}

/** Counts the skeletons that the page shows after this call. */
const recordSkeletons = (page: Page) =>
  page.evaluate(() => {
    const seen = { skeletons: 0 }
    const look = () => (seen.skeletons += document.querySelectorAll('main [role=status][aria-label=加载中]').length)
    new MutationObserver(look).observe(document, { childList: true, subtree: true })
    Object.assign(window, { seen })
  })
const countSkeletons = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: { skeletons: number } }).seen.skeletons)

const GOODS_CODE = /\/assets\/goods-[\w-]{7}\.js/

const openHome = async (page: Page) => {
  await page.goto('/Home/hot')
  await expect(goodsLink(page)).toBeVisible()
  await quiet(page)
}

test('data requested when a link is touched are shown after the tap, without a skeleton and with one request', async ({
  page,
  backend,
}) => {
  const codeCame = page.waitForResponse(GOODS_CODE)
  await openHome(page)
  await codeCame
  await recordSkeletons(page)
  const finger = await touchDown(page, goodsLink(page))
  await expect.poll(() => countCalls(backend, 'mall.goods')).toBe(1)
  await expect(page).toHaveURL(/\/Home\/hot$/)
  await finger.up()
  await expect(goodsTitle(page)).toBeVisible()
  await quiet(page)
  expect(countCalls(backend, 'mall.goods')).toBe(1)
  expect(await countSkeletons(page)).toBe(0)
})

test('scrolling with a finger on a link opens nothing and requests nothing', async ({ page, backend }) => {
  await openHome(page)
  const finger = await touchDown(page, goodsLink(page), [-30, -60, -90, -120])
  await finger.up()
  await quiet(page)
  expect(countCalls(backend, 'mall.goods')).toBe(0)
  await expect(page).toHaveURL(/\/Home\/hot$/)
})

test('touching a link without a tap records no view', async ({ page, backend, as }) => {
  await as('member')
  await openHome(page)
  const finger = await touchDown(page, goodsLink(page))
  await expect.poll(() => countCalls(backend, 'mall.goods')).toBe(1)
  await finger.move(-300)
  await finger.up()
  await quiet(page)
  expect(countCalls(backend, 'mall.viewed')).toBe(0)
  await expect(page).toHaveURL(/\/Home\/hot$/)
})

test('if the request that a touch starts fails, no error is shown, and the tap opens the screen', async ({
  page,
  backend,
}) => {
  backend.setKnobs('fault:mall.goods=500@1')
  await openHome(page)
  const finger = await touchDown(page, goodsLink(page))
  await expect.poll(() => countCalls(backend, 'mall.goods')).toBe(1)
  await quiet(page)
  await finger.up()
  await expect(goodsTitle(page)).toBeVisible()
  await expect(page.getByText(/网络出现故障/)).toHaveCount(0)
})

test('if loading the code of a touched link fails, the tap still opens the screen without a reload', async ({
  page,
  context,
}) => {
  const code = /\/assets\/MyMainScreen-/
  let refused = 0
  await context.route(code, (route) => {
    refused += 1
    return route.fulfill({ status: 404, body: '' })
  })
  await openHome(page)
  const finger = await touchDown(page, page.getByRole('link', { name: '我的', exact: true }))
  await expect.poll(() => refused).toBe(1)
  await quiet(page)
  await context.unroute(code)
  await page.evaluate(() => Object.assign(window, { same: true }))
  await finger.up()
  await expect(page).toHaveURL(/\/my-main$/)
  await expect(page.getByRole('link', { name: '全部订单' })).toBeVisible()
  expect(await page.evaluate(() => 'same' in window)).toBe(true)
})

test('after two goods are opened in turn and left before they have loaded, the list can still be used', async ({
  page,
  backend,
}) => {
  await openHome(page)
  const links = page.getByRole('link', { name: /¥/ })
  for (const at of [0, 1]) {
    await links.nth(at).tap()
    await page.waitForURL(/\/commodity-detail\//)
    await page.goBack()
    await page.waitForURL(/\/Home\/hot$/)
  }
  await links.nth(1).tap()
  await expect(page.getByRole('button', { name: '立即购买' })).toBeVisible()
  await quiet(page)
  // At most one call for each tap: on a slow machine Back aborts a call before its answer.
  expect(countCalls(backend, 'mall.goods')).toBeLessThanOrEqual(3)
  await page.goBack()
  await expect(goodsLink(page)).toBeVisible()
})

/** Opens the cashier of an order whose page is shown. */
async function openCashier(page: Page): Promise<void> {
  await page.getByRole('button', { name: '去支付' }).click()
  await expect(page).toHaveURL(/\/order-pay-detail/)
  await expect(page.getByRole('button', { name: /^确认支付/ })).toBeVisible()
}

const CASHIER_CODE = /\/assets\/CashierScreen-/

for (const [line, connection] of [
  ['a slow connection', { effectiveType: '3g' }],
  ['the data saver', { saveData: true, effectiveType: '4g' }],
  ['a metered connection', { type: 'cellular', effectiveType: '4g' }],
] as const)
  test(`with ${line}, the code of the cashier is not loaded in advance`, async ({ page, as }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection)
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(request.url()))
    await as('unpaid')
    await page.goto('/order-detail/O301')
    await expect(page.getByRole('button', { name: '去支付' })).toBeVisible()
    await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))))
    await quiet(page)
    expect(loaded.filter((url) => CASHIER_CODE.test(url))).toEqual([])
    await openCashier(page)
  })

test('on the page of an order, the code of the cashier is loaded in advance', async ({ page, as }) => {
  await as('unpaid')
  const codeCame = page.waitForResponse(CASHIER_CODE)
  await page.goto('/order-detail/O301')
  await codeCame
  await openCashier(page)
})
