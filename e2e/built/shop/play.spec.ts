import { expect, test } from '../../fixtures.ts'

test('[LIT-027] the result of a draw has a link to the prize, and Back returns to the draw', async ({ page, as }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await as('member')
  await page.goto('/lottery/L1')
  await page.getByRole('button', { name: '立即抽奖' }).dblclick()
  const result = page.getByRole('dialog', { name: '抽奖结果' })
  await expect(result.getByText('还可以抽1次')).toBeVisible()
  await result.getByRole('link', { name: '查看我的优惠券' }).click()
  await expect(page).toHaveURL(/\/my-coupon\/CLAIMED$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/lottery\/L1$/)
})

test('the sign-in page shows the previous days, today and tomorrow', async ({ page, as }) => {
  await as('member')
  await page.goto('/my-sign')
  const days = page.getByRole('list', { name: '最近七天' }).getByRole('listitem')
  await expect(days).toHaveCount(7)
  await expect(days.last()).toContainText('明天')
})

test('我能兑换 stays switched on after a reload and after Back', async ({ page, as }) => {
  await as('member')
  await page.goto('/integral-mall')
  await page.getByRole('switch', { name: '我能兑换' }).click()
  await expect(page).toHaveURL(/can=/)
  await expect(page.getByRole('link', { name: /上臂式血压计/ })).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('switch', { name: '我能兑换' })).toBeChecked()
  await page.getByRole('link', { name: /真空保温杯/ }).click()
  await expect(page).toHaveURL(/\/integral-goods-detail\/PG1/)
  await page.goBack()
  await expect(page.getByRole('switch', { name: '我能兑换' })).toBeChecked()
  await expect(page.getByRole('link', { name: /上臂式血压计/ })).toHaveCount(0)
})
