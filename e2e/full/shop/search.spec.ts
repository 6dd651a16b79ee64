import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { countCalls } from '../../taps.ts'

const HEALTH = '/commodity-search/all?group=health'
const FIRST_BY_SALES = '肌肤特质基因检测'
const SOLD_OUT = '眼健康基因检测'

const totalText = (page: Page, count: number) => page.getByText(`共 ${count} 件商品`, { exact: true })
const firstRow = (page: Page) => page.getByRole('listitem').first()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function setRange(page: Page, min: string, max: string): Promise<void> {
  await page.getByLabel('最低价（元）').fill(min)
  await page.getByLabel('最高价（元）').fill(max)
  await button(page, '确定').click()
}

test('[ADD-011] the filters for sales, stock and price are kept after Back, a reload and in a shared address', async ({
  page,
  context,
}) => {
  await page.goto('/commodity-search/all')
  await page.getByRole('link', { name: '日常健康' }).click()
  await expect(totalText(page, 6)).toBeVisible()
  await button(page, '销量').click()
  await expect(firstRow(page)).toContainText(FIRST_BY_SALES)
  await button(page, '只看有货').click()
  await expect(totalText(page, 5)).toBeVisible()
  await button(page, '价格区间').click()
  await setRange(page, '299', '399')
  await expect(totalText(page, 3)).toBeVisible()
  await expect(page).toHaveURL(/group=health&sort=sales&min=299&max=399&stock=true$/)

  await page.getByRole('link', { name: new RegExp(FIRST_BY_SALES) }).click()
  await expect(button(page, '立即购买')).toBeVisible()
  await page.goBack()
  await expect(totalText(page, 3)).toBeVisible()
  await page.reload()
  await expect(totalText(page, 3)).toBeVisible()
  await expect(button(page, '¥299–¥399')).toBeVisible()
  await expect(button(page, '销量')).toHaveAttribute('aria-pressed', 'true')

  const friend = await context.newPage()
  await friend.goto(page.url())
  await expect(totalText(friend, 3)).toBeVisible()
  await friend.close()

  // The filters have added no history entries, so one step back opens the first screen.
  await page.goBack()
  await expect(page.getByRole('heading', { name: '热门分类' })).toBeVisible()
})

test('an invalid price range shows an error at its field and keeps the typed values', async ({ page, backend }) => {
  await page.goto(HEALTH)
  await expect(totalText(page, 6)).toBeVisible()
  await button(page, '价格区间').click()
  await setRange(page, '12..5', '')
  await expect(page.getByText('请填数字，最多两位小数，如 99 或 99.50')).toBeVisible()
  await expect(page.getByLabel('最低价（元）')).toHaveValue('12..5')
  await setRange(page, '400', '300')
  await expect(page.getByText('最高价不能低于最低价 ¥400')).toBeVisible()
  await expect(page.getByLabel('最高价（元）')).toHaveValue('300')
  await expect(page.getByLabel('最高价（元）')).toBeFocused()
  expect(countCalls(backend, 'mall.search')).toBe(1)
  await setRange(page, '400', '430')
  await expect(totalText(page, 1)).toBeVisible()
})

test('after quick taps, the last sort order is used, no tap is lost, and few requests are sent', async ({
  page,
  backend,
}) => {
  await page.goto(HEALTH)
  await expect(totalText(page, 6)).toBeVisible()
  await page.evaluate(() => {
    const press = (name: string) =>
      [...document.querySelectorAll('button')].find((one) => one.textContent === name)?.click()
    for (const name of ['价格', '销量', '只看有货', '销量', '只看有货', '销量']) press(name)
  })
  await expect(totalText(page, 5)).toBeVisible()
  await expect(firstRow(page)).toContainText(FIRST_BY_SALES)
  await expect(page.getByText(SOLD_OUT)).toHaveCount(0)
  await expect(page).toHaveURL(/group=health&sort=sales&stock=true$/)
  expect(countCalls(backend, 'mall.search')).toBeLessThanOrEqual(4)
})

test('a search without results shows recommended goods, and its filters can be cleared', async ({ page }) => {
  await page.goto('/commodity-search/all?q=眼健康&stock=true')
  await expect(page.getByText('没有符合条件的“眼健康”商品')).toBeVisible()
  await expect(page.getByRole('region', { name: '为您推荐' }).getByRole('link')).toHaveCount(6)
  await button(page, '清除筛选').click()
  await expect(totalText(page, 1)).toBeVisible()
  await expect(page.getByRole('link', { name: new RegExp(SOLD_OUT) })).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('眼健康')
})

test('if a search has very many goods, only the first 200 are filtered, and a notice says so', async ({
  page,
  backend,
}) => {
  backend.setKnobs('goods:5000')
  await page.goto('/commodity-search/all?q=检测&stock=true&sort=sales')
  await expect(page.getByText(/^只看了前 200 件商品，符合的有 \d+ 件$/)).toBeVisible()
  await expect(firstRow(page)).toContainText('祖源与个性特征基因检测')
  expect(countCalls(backend, 'mall.search')).toBe(1)
})

test('before a search, recommended goods are shown', async ({ page }) => {
  await page.goto('/commodity-search/all')
  await page.getByRole('region', { name: '为您推荐' }).getByRole('link').first().click()
  await expect(button(page, '立即购买')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: '热门分类' })).toBeVisible()
})
