import { expect, test } from '../../fixtures.ts'
import { follow } from '../../follow.ts'

/** Health data stays in memory, and only for its owner. */

const REPORT = '/parent-page/R100501/PKG-ADULT'

test('reading a report stores none of its data on the phone', async ({ page, as }) => {
  await as('reported')
  await page.goto(REPORT)
  await follow(page.getByRole('link', { name: /^常见疾病.*Common/ }))
  await page.getByRole('link', { name: /^2型糖尿病/ }).click()
  await expect(page.getByRole('heading', { name: '现在要做的一件事' })).toBeVisible()
  await page.goto(`${REPORT}/ancestry-composition-detail/ANCESTRY/A001`)
  await expect(page.getByRole('tab', { name: '构成' })).toBeVisible()
  await page.goto(`${REPORT}/carrier-detail/GENETIC_DISEASES/G001/GJB2`)
  await expect(page.getByText('对下一代意味着什么')).toBeVisible()
  const kept = await page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]))
  expect(kept).not.toMatch(/糖尿病|GJB2|华北|周雪梅|RISK|CONCERN|D001|高风险/)
  expect(JSON.parse(await page.evaluate(() => localStorage.getItem('currentReport') ?? ''))).toEqual({
    sampleId: 'R100501',
    packageId: 'PKG-ADULT',
  })
})

test('the next person who signs in on the same phone sees nothing of the previous person’s report', async ({
  page,
  backend,
}) => {
  const signIn = async (mobile: string, target: string) => {
    await page.goto(`/login?target=${encodeURIComponent(target)}`)
    await page.getByLabel('手机号').fill(mobile)
    await page.getByRole('button', { name: '获取验证码' }).click()
    await expect(page.getByRole('button', { name: /后重新获取/ })).toBeVisible()
    await page.getByLabel('验证码', { exact: true }).fill('123456')
  }
  await signIn('13800000005', REPORT)
  await expect(page.getByText('周雪梅', { exact: false }).first()).toBeVisible()
  await follow(page.getByRole('link', { name: /^常见疾病.*Common/ }))
  await page.getByRole('link', { name: /^2型糖尿病/ }).click()
  await expect(page.getByRole('heading', { name: '现在要做的一件事' })).toBeVisible()
  await page.goto('/my-setting')
  await page.getByRole('button', { name: '退出登录' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('currentReport'))).toBeNull()

  await signIn('13800000006', '/parent-page/R100601/PKG-ADULT')
  await expect(page.getByText('吴志强', { exact: false }).first()).toBeVisible()
  await expect(page.locator('body')).not.toContainText('周雪梅')
  // The report opens neither by Back nor by its address.
  await page.goto(REPORT)
  await expect(page.getByText('尚未授权', { exact: true })).toBeVisible()
  await page.goto(`${REPORT}/disease-detail/COMMON_DISEASES/D001`)
  await expect(page.getByText('尚未授权', { exact: true })).toBeVisible()
  await expect(page.locator('body')).not.toContainText(/周雪梅|2型糖尿病|高风险/)
  const own = backend.db.samples.find(({ recordId }) => recordId === 'R100501')
  expect(backend.db.reportViews.filter(({ userId }) => userId === own?.userId)).toHaveLength(1)
})
