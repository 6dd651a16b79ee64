import { expect, quiet, test } from '../../fixtures.ts'

const EMPTY = '手机号码为空或格式错误'

test.beforeEach(async ({ page }) => {
  await page.clock.install()
  await page.goto('/login')
  const login = page.getByRole('button', { name: '登录', exact: true })
  await expect(login).toBeVisible()
  // Stops the time, so that a toast disappears only because of the person's action.
  await page.clock.pauseAt(Date.now() + 60_000)
  await login.click()
  await expect
    .poll(async () => {
      await page.clock.runFor(50)
      return page.getByRole('alert').filter({ hasText: EMPTY }).count()
    })
    .toBe(1)
  await page.clock.runFor(600)
})

test('a toast about the previous screen is not shown on the next screen', async ({ page }) => {
  await page.getByRole('link', { name: '《用户协议》' }).click()
  await expect(page).toHaveURL(/\/user-register-agreement/)
  for (let step = 0; step < 20; step += 1) await page.clock.runFor(50)
  await quiet(page)
  await expect(page.getByRole('alert').filter({ hasText: EMPTY })).toHaveCount(0)
})

test('a toast disappears when a field below the toast is tapped', async ({ page }) => {
  await page.getByLabel('手机号').click()
  for (let step = 0; step < 20; step += 1) await page.clock.runFor(50)
  await quiet(page)
  await expect(page.getByRole('alert').filter({ hasText: EMPTY })).toHaveCount(0)
})
