import { chromium } from '@playwright/test'
import { routeToBackend, expect, test } from '../../fixtures.ts'

const sizeOfLetters = () => getComputedStyle(document.documentElement).fontSize

test('large letters can be switched on without a session, and stay on after a reload and after signing out', async ({
  page,
  as,
}) => {
  await page.goto('/my-main')
  await page.getByRole('button', { name: '换成大字' }).click()
  await expect.poll(() => page.evaluate(sizeOfLetters)).toBe('22.4px')
  await page.goto('/Home/hot')
  await expect(page.getByRole('heading', { name: '热门商品' })).toBeVisible()
  expect(await page.evaluate(sizeOfLetters)).toBe('22.4px')
  await expect(page.getByText('限时活动')).toHaveCount(0)
  await as('member')
  await page.goto('/my-setting')
  await page.getByRole('button', { name: '退出登录' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click()
  await expect(page).toHaveURL(/\/login/)
  expect(await page.evaluate(sizeOfLetters)).toBe('22.4px')
})

for (const [own, large] of [
  [16, 22.4],
  [20, 22.4],
  [24, 24],
  [30, 30],
  [32, 32],
] as const)
  test(`with the phone’s font size set to ${own} px, large letters have ${large} px`, async ({
    backend,
    baseURL,
  }, info) => {
    const browser = await chromium.launch({
      ...info.project.use.launchOptions,
      args: [...(info.project.use.launchOptions?.args ?? []), `--blink-settings=defaultFontSize=${own}`],
    })
    const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), viewport: { width: 320, height: 640 } })
    await routeToBackend(context, backend)
    const page = await context.newPage()
    await page.goto('/Home/hot')
    const search = page.getByRole('link', { name: '搜索商品' })
    await expect(search).toBeVisible()
    const { height = 0 } = (await search.boundingBox()) ?? {}
    expect(height, 'the search field has one line').toBeLessThan(Math.max(61, 2.5 * own))
    await page.goto('/my-main')
    await page.getByRole('button', { name: '换成大字' }).click()
    await expect.poll(() => page.evaluate(sizeOfLetters)).toBe(`${large}px`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    await browser.close()
  })
