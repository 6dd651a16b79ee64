import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { openInApp } from '../../open-in-app.ts'
import { expectToast } from '../../toasts.ts'

const STATS = '/customer-visitors/NEWS?view=stats'
const DAY_MS = 86_400_000
const CHINA_MS = 8 * 3_600_000

/** The date in China `ago` days ago. */
const day = (ago: number) => new Date(Date.now() + CHINA_MS - ago * DAY_MS).toISOString().slice(0, 10)

const bigNumber = (page: Page, name: string) =>
  page
    .locator('dl > div', { has: page.getByText(name, { exact: true }) })
    .locator('dd')
    .first()
const chart = (page: Page) => page.getByRole('img', { name: /^每(天|小时)的访客和浏览/ })

/** Adds page views of one article, today and 40 days ago. */
test.beforeEach(({ backend }) => {
  const [base] = backend.db.browses
  if (!base) throw new Error('no looks')
  const look = (visitorId: string, ago: number) => ({
    ...base,
    visitorId,
    contentId: 'A1',
    contentType: 'NEWS' as const,
    title: '一篇文章',
    time: Date.parse(`${day(ago)}T00:00:00+08:00`) + 1000,
  })
  backend.db.browses = [look('VS1', 0), look('VS1', 0), look('VS2', 0), look('VS3', 5), look('VS4', 40)]
})

test('[VIS-001] a new period replaces the old period in the history, and chart and table have the same sum', async ({
  page,
  as,
}) => {
  await as('salesman')
  await page.goto('/my-main')
  await expect(page.getByRole('link', { name: '我的推广' })).toBeVisible()
  await openInApp(page, STATS)
  await expect(bigNumber(page, '浏览')).toHaveText('4')
  await expect(bigNumber(page, '访客')).toHaveText('3')
  await expect(chart(page).locator('svg path').first()).toBeAttached()
  await page.getByRole('link', { name: '今天' }).click()
  await expect(bigNumber(page, '浏览')).toHaveText('3')
  await expect(page).toHaveURL(/view=stats&period=today$/)
  await page.getByRole('link', { name: '近 30 天' }).click()
  await expect(bigNumber(page, '浏览')).toHaveText('4')
  await page.getByText('查看每天的数字').click()
  const sums = page.getByRole('table', { name: '每天的访客和浏览' }).getByRole('row').last()
  await expect(sums).toHaveText('合计34')
  await page.goBack()
  await expect(page).toHaveURL(/\/my-main$/)
})

test('[VIS-001] 自选 asks for two days in a sheet, and Back closes the sheet', async ({ page, as }) => {
  await as('salesman')
  await page.goto(`${STATS}&from=${day(41)}&to=${day(39)}`)
  await expect(bigNumber(page, '浏览')).toHaveText('1')
  await page.getByRole('button', { name: '自选' }).click()
  const sheet = page.getByRole('dialog', { name: '自选时间' })
  await expect(sheet.getByRole('button', { name: `开始日期：${day(41)}` })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await page.getByRole('button', { name: '自选' }).click()
  await sheet.getByRole('button', { name: '看这段时间' }).click()
  await expect(sheet).toHaveCount(0)
  await expect(bigNumber(page, '浏览')).toHaveText('1')
  await page.goto(`${STATS}&from=${day(30)}&to=${day(20)}`)
  await expect(page.getByText('这段时间没有人浏览')).toBeVisible()
  await page.getByRole('link', { name: '看近 30 天' }).click()
  await expect(bigNumber(page, '浏览')).toHaveText('4')
})

test('[VIS-001] the exported picture is a valid PNG of its size, and the text is copied to the clipboard', async ({
  page,
  context,
  as,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await as('salesman')
  await page.goto(STATS)
  await page.getByRole('button', { name: '保存为图片' }).click()
  const picture = page.getByRole('img', { name: '资讯 · 近 7 天的统计图片' })
  await expect(picture).toBeVisible()
  const size = await picture.evaluate(async (one: HTMLImageElement) => {
    await one.decode()
    return [one.naturalWidth, one.naturalHeight]
  })
  // The picture for one content is 360 px wide, and is drawn three times as large.
  expect(size).toEqual([1080, 1422])
  await page.getByRole('button', { name: '关闭' }).click()
  await page.getByRole('button', { name: '复制文字' }).click()
  await expectToast(page, '文字已复制，可以粘贴到聊天里')
  const text = await page.evaluate(() => navigator.clipboard.readText())
  expect(text).toMatch(/^资讯 · 近 7 天（.+）\n访客 3 位，比上期多 3\n浏览 4 次，比上期多 4\n/)
  expect(text).toContain('1. 《一篇文章》浏览 4 次，访客 3 位')
})
