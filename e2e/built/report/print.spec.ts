import { writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, quiet, test } from '../../fixtures.ts'
import { pagesOf, pdfText, printPdf } from '../../pdf-pages.ts'

const OWN = '/parent-page/R100501/PKG-ADULT'
const NOT_A_DIAGNOSIS = '本报告仅供健康管理参考,不是医学诊断'
const shots = process.env['SHOTS']

test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function printedPages(page: Page, name: string): Promise<string[]> {
  await quiet(page)
  const pdf = await printPdf(page)
  if (shots) writeFileSync(`${shots}/${name}.pdf`, pdf)
  return pagesOf(pdf)
}

test('the printed doctor’s sheet has the key facts on one page and a heading on every page, without parts of the app', async ({
  page,
  as,
}) => {
  await as('reported')
  await page.goto(`${OWN}/other-category-list/PHARMACOGENOMICS/X`)
  await page.getByRole('button', { name: '在用：氯吡格雷' }).click()
  await page.getByRole('link', { name: /^给医生看（含/ }).click()
  await expect(page.getByRole('heading', { name: '2型糖尿病' })).toBeVisible()
  await expect(page.getByRole('article')).toContainText('周雪梅')
  const pages = await printedPages(page, 'doctor')
  expect(pages.length).toBeGreaterThan(1)
  for (const [at, text] of pages.entries()) {
    expect(text).toMatch(/基因检测报告(·详细结果)?报告日期\d{4}年\d\d月\d\d日打印日期\d{4}年\d\d月\d\d日/)
    expect(text).toContain(NOT_A_DIAGNOSIS)
    expect(text).toContain(`第${at + 1}页,共${pages.length}页`)
    expect(text).not.toMatch(/我的报告|打印或存成|也放进来|返回|首页|MOCK/)
  }
  const [first = '', ...rest] = pages
  expect(first).toMatch(/姓名周雪梅性别女年龄\d\d岁/)
  for (const text of ['氯吡格雷建议更换在用', '依据:CPIC指南指出', '2型糖尿病高风险', '遗传性耳聋携带变异'])
    expect(first).toContain(text)
  // The last line of the key facts is on the first page, so they fit on one page; the details follow.
  expect(first).toContain('没有列出不等于未检出')
  expect(rest[0]).toContain('详细结果')
  expect(rest.join('')).not.toContain('周雪梅')
})

test('in the dark theme, the doctor’s sheet is printed black on white, and no entry is split across two pages', async ({
  page,
  as,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await as('reported')
  await page.goto(`${OWN}/common-disease-summarize/false?view=doctor`)
  await expect(page.getByRole('heading', { name: '2型糖尿病' })).toBeVisible()
  const pages = await printedPages(page, 'doctor-dark')
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  const entries = await page.locator('section:has(> div > h3)').allInnerTexts()
  expect(entries.length).toBeGreaterThan(5)
  expect(entries.map(pdfText).filter((entry) => !pages.some((text) => text.includes(entry)))).toEqual([])
  // With reduced motion, a colour changes one frame later.
  const colours = () =>
    page
      .getByRole('heading', { name: '2型糖尿病' })
      // The details repeat this heading on a page of their own.
      .first()
      .evaluate((head) => [getComputedStyle(document.body).backgroundColor, getComputedStyle(head).color])
  await expect.poll(colours).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)'])
})

test('the printed overview of a child’s report shows counts as text and the kind of report, without links and names', async ({
  page,
  as,
}) => {
  await as('parent')
  await page.goto('/parent-page/R100602/PKG-CHILD/common-disease-summarize/true')
  await expect(page.getByRole('button', { name: '打印或存成 PDF' })).toBeVisible()
  const pages = await printedPages(page, 'overview')
  for (const text of pages) {
    expect(text).toContain('儿童基因检测报告·检测小结报告日期')
    expect(text).toContain(NOT_A_DIAGNOSIS)
    expect(text).not.toMatch(/吴乐乐|查看项目|打印或存成|给父母的一封信|报告指数|返回/)
  }
  expect(pages.join('')).toContain('常见疾病')
  expect(pages.join('')).toContain('高风险1')
})
