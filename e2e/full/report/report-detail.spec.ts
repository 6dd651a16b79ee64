import { expect, quiet, test } from '../../fixtures.ts'
import { follow } from '../../follow.ts'

const OWN = '/parent-page/R100501/PKG-ADULT'
/** Folder for screenshots of states without an address: SHOTS=folder npx playwright test report-detail. */
const shots = process.env['SHOTS']

for (const width of [390, 320])
  test(`at ${width} px, a reader can open the first items, a glossary term, a sensitive topic and the doctor’s sheet`, async ({
    page,
    as,
  }) => {
    const picture = async (name: string) => {
      if (shots) await page.screenshot({ path: `${shots}/detail-${name}-${width}.png` })
    }
    await as('reported')
    await page.setViewportSize({ width, height: width === 390 ? 844 : 640 })
    await page.goto(OWN)
    await page.getByRole('link', { name: '先看这 5 项' }).click()
    await expect(page.getByText('1/5', { exact: true })).toBeVisible()
    await picture('walk')
    const term = page.getByRole('button', { name: '慢代谢型', exact: true }).locator('visible=true').first()
    await term.click()
    const sheet = page.getByRole('dialog', { name: '慢代谢型' })
    await expect(sheet).toContainText('要不要换药、用多少，由医生决定。')
    await expect(sheet.getByRole('button', { name: '关闭' })).toBeInViewport()
    await picture('word')
    await sheet.getByRole('button', { name: '关闭' }).click()
    await quiet(page)
    await expect(sheet).toHaveCount(0)
    for (const place of ['2/5', '3/5', '4/5', '5/5']) {
      await page.getByRole('link', { name: /^下一项，/ }).click()
      await expect(page.getByText(place, { exact: true })).toBeVisible()
    }
    await page.getByRole('button', { name: '看完了' }).click()
    await expect(page.getByRole('heading', { name: '重点的 5 项看完了' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^接着看 \d+ 项新结果$/ })).toBeVisible()
    await picture('end')
    await page.getByRole('button', { name: '回到报告概览' }).click()
    await expect(page).toHaveURL(new RegExp(`${OWN}$`))

    await follow(page.getByRole('link', { name: /^常见疾病.*Common/ }))
    await page.getByRole('switch', { name: '显示全部' }).click()
    await page.getByRole('link', { name: /^帕金森病/ }).click()
    await expect(page.getByRole('heading', { name: '这一项，按自己的节奏看' })).toBeVisible()
    await page.getByRole('button', { name: '现在看' }).click()
    await expect(page.getByText('低风险', { exact: true }).locator('visible=true').first()).toBeVisible()
    await expect(page.getByRole('region', { name: '现在要做的一件事' })).toContainText('照常生活，照常体检')
    await page.getByRole('button', { name: '重新询问：下次打开前先问我' }).click()
    await expect(page.getByRole('heading', { name: '这一项，按自己的节奏看' })).toBeVisible()
    await page.getByRole('button', { name: '以后再看' }).click()
    await expect(page).toHaveURL(/common-disease-list/)
    await page.goBack()

    await page.getByRole('link', { name: /^给医生看/ }).click()
    await expect(page.getByRole('heading', { name: '氯吡格雷' })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('button', { name: '打印或存成 PDF' })).toBeHidden()
    await expect(page.getByRole('heading', { name: '详细结果' })).toBeVisible()
    await picture('print')
    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('button', { name: '返回' }).click()
    await expect(page).toHaveURL(new RegExp(`${OWN}$`))
    expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toMatch(/D001|D033|M001/)
  })
