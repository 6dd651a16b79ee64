import type { Route } from '@playwright/test'
import { oneOfEach } from '#tests/matrix.ts'
import { expect, quiet, test } from '../../fixtures.ts'
import { follow } from '../../follow.ts'

test('if the first request of a screen fails, its error text is shown, and the retry loads the screen', async ({
  page,
  backend,
}) => {
  backend.setKnobs('fault:mall.goods=500')
  await page.goto('/commodity-detail/G001')
  await expect(page.getByText(/尊敬的用户，非常抱歉，网络出现故障/)).toBeVisible()
  backend.setKnobs('')
  await page.getByRole('button', { name: '重试' }).click()
  await expect(page.getByRole('heading', { name: '全基因组健康检测·成人版' })).toBeVisible()
})

test('without a connection, a line below the title says so, also after scrolling, and a failed write is not sent later', async ({
  page,
  context,
  as,
  backend,
}) => {
  await as('member')
  await page.goto('/commodity-detail/G001')
  await expect(page.getByText('新人立减券')).toBeVisible()
  await context.setOffline(true)
  await page.mouse.wheel(0, 600)
  await expect(page.getByText('网络已断开，填的内容还在，先别刷新')).toBeInViewport()
  // A trial click fails if something covers the button.
  await page.getByRole('button', { name: '返回' }).click({ trial: true })
  backend.setKnobs('fault:coupon.claim=offline')
  const before = backend.db.coupons.length
  await page.getByRole('button', { name: '领取', exact: true }).first().click()
  await expect(page.getByText('无法连接到服务器，请稍后重试')).toBeVisible()
  backend.setKnobs('')
  await context.setOffline(false)
  await quiet(page)
  await expect(page.getByText('网络已断开，填的内容还在，先别刷新')).toHaveCount(0)
  expect(backend.db.coupons.length).toBe(before)
})

const storages = [
  [
    'forbidden storage',
    "for (const area of ['localStorage', 'sessionStorage']) Object.defineProperty(window, area, { get() { throw new Error('forbidden') } })",
  ],
  ['full storage', "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }"],
  [
    'broken records',
    "localStorage.setItem('app:session', '{broken'); localStorage.setItem('currentReport', '[1]'); sessionStorage.setItem('app:scroll', 'null')",
  ],
] as const
for (const [name, script] of oneOfEach(storages, () => 'storage'))
  test(`with ${name}, goods can be opened from the home page`, async ({ page }) => {
    await page.addInitScript(script)
    await page.goto('/')
    await expect(page.getByText('热门商品')).toBeVisible()
    await page
      .getByRole('link', { name: /全基因组健康检测·成人版/ })
      .first()
      .click()
    await expect(page.getByRole('button', { name: '立即购买' })).toBeVisible()
    await page.goto('/login')
    await page.getByLabel('手机号').fill('13800000002')
    await page.getByRole('button', { name: '获取验证码' }).click()
    await expect(page.getByText('验证码已发送')).toBeVisible()
    await page.getByLabel('验证码', { exact: true }).fill('123456')
    await expect(page).toHaveURL(/\/Home\/hot$/)
  })

for (const [chunk, link, seen] of [
  // This chunk also has the rows of its domain, which load before the address changes.
  [/\/assets\/login-[\w-]{7}\.js/, '登录 / 注册', /^登录/],
  [/\/assets\/HelpScreen-/, '帮助中心', /^帮助中心$/],
] as const)
  test(`if ${chunk.source} is missing after a deploy, the address is reloaded once, and then 重新加载 is shown`, async ({
    page,
    context,
  }) => {
    let broken = 0
    await context.route(chunk, (route) => {
      broken += 1
      return route.fulfill({ status: 404, body: '' })
    })
    await page.goto('/my-main')
    await page.getByRole('link', { name: link }).click()
    await expect(page.getByRole('button', { name: '重新加载' })).toBeVisible()
    expect(broken).toBeGreaterThanOrEqual(2)
    await context.unroute(chunk)
    await page.getByRole('button', { name: '重新加载' }).click()
    await expect(page.getByRole('heading', { name: seen, level: 1 })).toBeVisible()
  })

test('if the style sheets cannot be loaded, a page with 重新加载 is shown instead of the screen', async ({
  page,
  context,
  as,
}) => {
  await as('member')
  await context.route(/\/assets\/domains-/, (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto('/my-coupon/CLAIMED')
  await expect(page.getByRole('button', { name: '重新加载' })).toBeVisible()
  await context.unroute(/\/assets\/domains-/)
  await page.getByRole('button', { name: '重新加载' }).click()
  await expect(page.getByRole('heading', { name: '我的优惠券' })).toBeVisible()
  const styled = page.locator('link[rel="stylesheet"][href*="/domains-"]')
  await expect(styled).toHaveCount(1)
})

for (const file of [/\/assets\/index-.*\.js/, /\/assets\/style-.*\.css/])
  test(`if ${file.source} does not load, index.html shows its own text and a link`, async ({
    page,
    context,
    pageErrors,
  }) => {
    await context.route(file, (route) => route.abort())
    await page.goto('/')
    await expect(page.getByText('页面没有加载出来，可能是网络不稳。')).toBeVisible()
    await expect(page.getByRole('link', { name: '重新加载' })).toBeVisible()
    await quiet(page)
    await expect(page.getByText('热门商品')).toHaveCount(0)
    expect(pageErrors).toEqual([])
  })

test('an unknown address shows a text and a link', async ({ page }) => {
  await page.goto('/no-such-page')
  await expect(page).toHaveTitle('页面不存在')
  await page.getByRole('link', { name: '返回首页' }).click()
  await expect(page).toHaveURL(/\/Home\/hot$/)
})

test('Back restores the scroll position of a list, also after a hard reload', async ({ page, as }) => {
  await as('rich')
  await page.goto('/my-order/ALL')
  await expect(page.getByRole('link', { name: /20260000000/ }).first()).toBeVisible()
  await page.mouse.wheel(0, 4000)
  await expect.poll(() => page.getByRole('link', { name: /20260000000/ }).count()).toBeGreaterThan(20)
  await page.evaluate(() => window.scrollTo(0, 3000))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(2900)
  // One call finds the number of a visible card, because clicking an off-screen card would scroll first.
  const number = await page.locator('a[href^="/order-detail/"]').evaluateAll((all) => {
    const top = (one: Element) => one.getBoundingClientRect().top
    const seen = all.find((one) => top(one) > 120 && top(one) < 600)
    return /20260000000\d+/.exec(seen?.textContent ?? '')?.[0] ?? ''
  })
  expect(number).not.toBe('')
  const card = page.getByRole('link', { name: new RegExp(number) })
  const left = await page.evaluate(() => window.scrollY)
  await card.click()
  await expect(page.getByRole('heading', { name: '订单详情' })).toBeVisible()
  await page.goBack()
  await expect(card).toBeInViewport()
  await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - left)).toBeLessThanOrEqual(4)
  await card.click()
  await expect(page.getByRole('heading', { name: '订单详情' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: '订单详情' })).toBeVisible()
  await page.goBack()
  await expect(card).toBeInViewport()
})

test('after signing out, the next person on the same phone sees no data of the previous person', async ({
  page,
  as,
  context,
}) => {
  await as('reported')
  await page.goto('/my-main')
  await expect(page.getByText('周雪梅', { exact: true }).first()).toBeVisible()
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '报告' }).click()
  await page.goto('/parent-page/R100501/PKG-ADULT')
  await expect(page.getByText('周雪梅').first()).toBeVisible()
  await page.goto('/my-setting')
  await page.getByRole('button', { name: '退出登录' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click()
  await expect(page).toHaveURL(/\/login$/)
  const left = await page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]))
  expect(left).not.toMatch(/周雪梅|13800000005|token-|R100501|LB2026/)
  expect((await context.cookies()).length).toBe(0)
  await page.goBack()
  await quiet(page)
  await expect(page.getByText('周雪梅')).toHaveCount(0)
})

test('health data are kept only in memory', async ({ page, as }) => {
  await as('reported')
  await page.goto('/parent-page/R100501/PKG-ADULT')
  await follow(page.getByRole('link', { name: /常见疾病/ }).first())
  await page.getByRole('link', { name: /2型糖尿病/ }).click()
  await expect(page.getByText('现在要做的一件事')).toBeVisible()
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie, history.state]),
  )
  expect(kept).not.toMatch(/周雪梅|13800000005|糖尿病|RISK|1968/)
})

test('one person cannot open another person’s report or order', async ({ page, as }) => {
  await as('member')
  await page.goto('/parent-page/R100501/PKG-ADULT')
  await expect(page.getByText('尚未授权')).toBeVisible()
  await page.goto('/order-detail/O501')
  await expect(page.getByText('尚未授权')).toBeVisible()
})

test('if the server does not answer, a notice appears after 8 s, and an error with a retry after 15 s', async ({
  page,
  backend,
}) => {
  let asked = 0
  let hangs = true
  const held: Route[] = []
  await page.clock.install()
  await page.route('**/goods-with-state/**', async (route) => {
    asked += 1
    if (hangs) held.push(route)
    else await route.fallback()
  })
  await page.goto('/commodity-detail/G001')
  await expect.poll(() => asked).toBe(1)
  // Waits for the app's skeleton, which starts the 8 s. The early paint is outside of `#root` and is visible earlier.
  await expect(page.locator('#root').getByRole('status', { name: '加载中' }).first()).toBeVisible()
  await expect(page.getByText('网络有点慢，正在继续加载，请稍候')).toHaveCount(0)
  await page.clock.fastForward(8_000)
  await expect(page.getByText('网络有点慢，正在继续加载，请稍候').first()).toBeVisible()
  // The first call is the early call of index.html, which was too late. The second call is the app's own.
  await expect.poll(() => asked).toBe(2)
  await page.clock.fastForward(7_000)
  await expect(page.getByText('无法连接到服务器，请稍后重试')).toBeVisible()
  expect(asked).toBe(2)
  hangs = false
  await page.getByRole('button', { name: '重试' }).click()
  await page.clock.resume()
  await expect(page.getByRole('heading', { name: '全基因组健康检测·成人版' })).toBeVisible()
  for (const route of held) await route.abort().catch(() => undefined)
  await quiet(page)
  expect(backend.seen.filter(({ id }) => id === 'mall.goods')).toHaveLength(1)
})
