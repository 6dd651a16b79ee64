import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '../../fixtures.ts'
import { enlargeLetters, unreadableTexts } from '../../large-letters.ts'

const shots = process.env['SHOTS']

for (const width of [320, 390])
  test(`at ${width} px, the family grid fits, also in large letters, and links to the child’s item`, async ({
    page,
    as,
    backend,
  }) => {
    await as('parent')
    // Adds a third report, so that a narrow phone has no space for all columns.
    const [child] = backend.db.samples.filter(({ recordId }) => recordId === 'R100602')
    if (child) backend.db.samples.push({ ...child, id: 'LB2026100699', recordId: 'R100699', patientId: 'P601' })
    await page.setViewportSize({ width, height: 700 })
    await page.goto('/my-report')
    await page.getByRole('link', { name: /^家人对照/ }).click()
    const row = page.getByRole('row', { name: /^近视/ })
    await expect(row).toContainText('高风险')
    if (shots) await page.screenshot({ path: `${shots}/family-${width}.png`, fullPage: true })
    const { violations } = await new AxeBuilder({ page }).disableRules(['target-size']).setLegacyMode().analyze()
    expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([])
    await enlargeLetters(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await unreadableTexts(page)).toEqual([])
    if (shots) await page.screenshot({ path: `${shots}/family-large-${width}.png`, fullPage: true })
    // The keyboard scrolls the box, and the names of the items stay visible.
    const box = page.getByRole('group', { name: '常见疾病，家人对照表' })
    await box.focus()
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowRight')
    const head = row.getByRole('rowheader')
    const left = (await head.boundingBox())?.x ?? 0
    expect(left).toBeGreaterThanOrEqual((await box.boundingBox())?.x ?? 0)
    expect(await head.evaluate((one) => getComputedStyle(one).position)).toBe('sticky')
    await page.getByRole('switch', { name: '只看不一样的' }).click()
    await expect(page.getByRole('rowheader', { name: '遗传性耳聋' })).toHaveCount(0)
    await row.getByRole('link', { name: /^吴乐乐.*近视.*高风险$/ }).click()
    await expect(page).toHaveURL(/R100602\/PKG-CHILD\/disease-detail\/COMMON_DISEASES\/CK001$/)
    expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toMatch(/近视|CK001/)
  })
