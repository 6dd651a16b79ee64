import { expect, quiet, test } from '../../fixtures.ts'

test('the ancestry of the sample report: list, ring and map agree; the slider goes through the migration', async ({
  page,
}) => {
  await page.goto('/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT')
  await page.getByRole('link', { name: /^祖源分析/ }).click()
  await page.getByRole('link', { name: /^祖源成分/ }).click()
  const middle = page.locator('p[aria-live=polite]')
  await expect(middle).toContainText('华北')
  const ring = page.getByRole('img', { name: /^祖源构成/ })
  await expect(ring.locator('svg path').first()).toBeVisible()

  await page.getByRole('button', { name: /^华中/ }).click()
  await expect(middle).toContainText('23%')
  await expect(page.getByText('土家族')).toBeVisible()
  await page.getByRole('tab', { name: '地图' }).click()
  await expect(page.getByRole('button', { name: /^华中/ })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: /^华南/ }).click()
  await expect(middle).toContainText('华南')
  // The first slice begins at twelve o'clock: the largest area is just to the right.
  const box = await ring.boundingBox()
  if (!box) throw new Error('no ring')
  await ring.click({ position: { x: box.width * 0.93, y: box.height * 0.45 } })
  await expect(middle).toContainText('华北')
  await page.getByRole('tab', { name: '构成' }).click()
  await expect(page.getByRole('button', { name: /^华北/ })).toHaveAttribute('aria-expanded', 'true')

  await page.getByRole('link', { name: /^下一项/ }).click()
  await expect(page.getByRole('heading', { name: /^父系单倍群 ?O2a2b1a1$/ })).toBeVisible()
  const slider = page.getByRole('slider', { name: '沿着时间走' })
  await expect(slider).toHaveAttribute('aria-valuetext', /^约 1\.1 万年前/)
  await slider.press('ArrowLeft')
  await expect(slider).toHaveAttribute('aria-valuetext', /^约 1\.7 万年前/)
  await slider.press('Home')
  await expect(page.getByRole('heading', { name: /^约 9 万年前/ })).toBeVisible()
  await page.getByRole('button', { name: '放大看迁徙图' }).click()
  await expect(page.getByRole('dialog', { name: '查看大图' })).toBeVisible()
  await page.goBack()
  await quiet(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: /^约 9 万年前/ })).toBeVisible()

  await page.getByRole('link', { name: /^下一项/ }).click()
  await expect(page.getByRole('heading', { name: /^母系单倍群 ?D4$/ })).toBeVisible()
  await page.getByRole('link', { name: /^下一项/ }).click()
  await expect(page.getByText('精确到小数约 2.1%，和多数非洲以外的人群相近。')).toBeVisible()
})

test('a tap on the ring counts, also when the ring is drawn anew between press and release', async ({ page }) => {
  await page.goto('/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT/ancestry-composition-detail/ANCESTRY/A001')
  const ring = page.getByRole('img', { name: /^祖源构成/ })
  await expect(ring.locator('svg path').first()).toBeVisible()
  await page.getByRole('button', { name: /^华中/ }).click()
  const box = await ring.boundingBox()
  if (!box) throw new Error('no ring')
  // At once, as a hand does it: what the pointer changes in the drawing is drawn after the press.
  await Promise.all([page.mouse.move(box.x + box.width * 0.93, box.y + box.height * 0.45), page.mouse.down()])
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await page.mouse.up()
  await expect(page.getByRole('button', { name: /^华北/ })).toHaveAttribute('aria-expanded', 'true')
})

test('a woman sees no paternal line, but why, and who could be tested', async ({ page, as }) => {
  await as('reported')
  await page.goto('/parent-page/R100501/PKG-ADULT/ancestry-list/ANCESTRY/祖源分析')
  await page.getByRole('link', { name: /^父系单倍群/ }).click()
  await expect(page.getByRole('heading', { name: '您的父系单倍群未知' })).toBeVisible()
  await expect(page.getByText(/女性没有 Y 染色体，所以这里没有结果/)).toBeVisible()
  await expect(page.getByText(/可由父亲或兄弟检测/)).toBeVisible()
})
