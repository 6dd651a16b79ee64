import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, quiet, test } from '../../fixtures.ts'
import { enlargeLetters, unreadableTexts } from '../../large-letters.ts'

/** The medicines in use are stored on the phone, looked up, shown to a doctor, and cleared by signing out. */

const OWN = '/parent-page/R100501/PKG-ADULT'
const DEMO = '/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT'
const LIST = 'other-category-list/PHARMACOGENOMICS/药物基因组'

const card = (page: Page) =>
  page.getByRole('heading', { name: '我在用的药', level: 2 }).locator('xpath=ancestor::section[1]')
const storedText = (page: Page) =>
  page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]))

async function addBySearch(page: Page, term: string, drug: string): Promise<void> {
  await page.getByRole('button', { name: '添加在用的药' }).click()
  const sheet = page.getByRole('dialog', { name: '添加在用的药' })
  await sheet.getByRole('searchbox', { name: '找在用的药' }).fill(term)
  await sheet.getByRole('button', { name: `在用：${drug}` }).click()
  await sheet.getByRole('button', { name: '完成' }).click()
  await expect(sheet).toHaveCount(0)
}

async function noteMedicine(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: '添加在用的药' }).click()
  const sheet = page.getByRole('dialog', { name: '添加在用的药' })
  await sheet.getByRole('searchbox', { name: '找在用的药' }).fill(name)
  await sheet.getByRole('button', { name: `记下“${name}”` }).click()
  await expect(sheet.getByText(`已记下“${name}”。`)).toBeVisible()
  await sheet.getByRole('button', { name: '完成' }).click()
  await expect(sheet).toHaveCount(0)
}

async function expectAccessibleAndFits(page: Page): Promise<void> {
  await quiet(page)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
}

test('medicines in use are kept after a reload, listed first on the doctor’s sheet, and cleared by signing out', async ({
  page,
  as,
}) => {
  await as('reported')
  await page.goto(`${OWN}/${LIST}`)
  await page.getByRole('button', { name: '在用：氯吡格雷' }).click()
  await addBySearch(page, 'metformin', '二甲双胍')
  await noteMedicine(page, '阿司匹林')
  await expect(card(page).getByRole('listitem')).toHaveText([/氯吡格雷/, /二甲双胍/, /阿司匹林/])
  expect(await storedText(page)).not.toMatch(/建议更换|与多数人相近|CYP2C19|RISK|周雪梅/)

  // The page load deletes everything in memory.
  await page.reload()
  await expect(card(page).getByRole('listitem')).toHaveText([
    /建议更换/,
    /与多数人相近/,
    /没有它的项目不代表用起来安全/,
  ])
  await card(page).getByRole('link', { name: '给医生看（含我在用的药）' }).click()
  await expect(page.getByRole('heading', { level: 3 }).nth(1)).toHaveText('二甲双胍')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    '基因检测结果摘要',
    '受检者在用的药',
    '其他需要留意的结果',
    '没有放进来的项目',
  ])
  await expect(page.getByRole('heading', { name: '氯吡格雷', level: 3 })).toHaveCount(1)

  await page.goto('/my-setting')
  await page.getByRole('button', { name: '退出登录' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect.poll(() => storedText(page)).not.toContain('氯吡格雷')
  expect(await storedText(page)).not.toContain('阿司匹林')
})

test('one tap on the page of a medicine adds the medicine to those in use; a sample report stores nothing', async ({
  page,
}) => {
  await page.goto(`${DEMO}/medicine-lifestyle-detail/PHARMACOGENOMICS/M002`)
  // A sample report has no owner.
  const button = page.getByRole('button', { name: '在用这种药', exact: true })
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('这是示例报告，关掉页面后不会保留，也不会上传')).toBeVisible()
  expect(await storedText(page)).not.toContain('华法林')
})

test('grouped by gene, each finding is shown once with its medicines below', async ({ page }) => {
  await page.goto(`${DEMO}/${LIST}`)
  await page.getByRole('tab', { name: '按基因' }).click()
  const gene = page.getByRole('region', { name: 'CYP2C19' })
  await expect(gene.getByText('rs4244285')).toHaveCount(1)
  await gene.getByRole('button', { name: '慢代谢型' }).click()
  await expect(page.getByRole('dialog', { name: '慢代谢型' })).toContainText('身体处理这种药比多数人慢')
  await page.getByRole('button', { name: '关闭' }).click()
  await page.getByRole('tab', { name: '按类别' }).click()
  await expect(page.getByRole('heading', { name: '心血管用药', level: 2 })).toBeVisible()
})

for (const scheme of ['light', 'dark'] as const)
  test(`with ${scheme} colours and large letters, the medicines, the doctor’s sheet and the genes fit a small phone`, async ({
    page,
    as,
  }) => {
    await as('reported')
    await page.setViewportSize({ width: 320, height: 640 })
    await page.emulateMedia({ colorScheme: scheme })
    await page.goto(`${OWN}/${LIST}`)
    await page.getByRole('button', { name: '在用：氯吡格雷' }).click()
    await noteMedicine(page, '一种名字特别特别长而且没有任何空格的进口复方制剂缓释片啊')
    await expectAccessibleAndFits(page)
    await page.getByRole('tab', { name: '按基因' }).click()
    await expectAccessibleAndFits(page)
    await page.getByRole('button', { name: '添加在用的药' }).click()
    await page.getByRole('searchbox', { name: '找在用的药' }).fill('心血管')
    await expect(page.getByRole('dialog').getByRole('button', { name: '在用：华法林' })).toBeVisible()
    await expectAccessibleAndFits(page)
    await page.getByRole('button', { name: '完成' }).click()
    await enlargeLetters(page)
    await expectAccessibleAndFits(page)
    expect(await unreadableTexts(page)).toEqual([])
    await card(page).getByRole('link', { name: '给医生看（含我在用的药）' }).click()
    await expect(page.getByRole('heading', { name: '氯吡格雷', level: 3 })).toBeVisible()
    await expectAccessibleAndFits(page)
  })
