import { expect, test } from '../fixtures.ts'

test('the schedule shows the next visit and its steps, cancels the visit, and loads more entries', async ({
  page,
  as,
  backend,
}) => {
  await as('rich')
  await page.goto('/my-main')
  await page.getByRole('link', { name: '我的预约' }).click()
  await expect(page.getByText(/^下一次：.*深圳湾体验馆参观$/)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: '深圳湾体验馆参观' }).first()).toContainText('已确认')
  await page.getByRole('button', { name: '取消报名' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: '取消报名' }).dblclick()
  await expect(page.getByText('已取消').first()).toBeVisible()
  expect(backend.seen.filter(({ id }) => id === 'event-registration.cancelVisit')).toHaveLength(1)
  await expect(page.getByText(/^下一次：.*报告解读$/)).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(page.getByText('没有更多了')).toBeAttached()
  await expect.poll(() => backend.seen.filter(({ id }) => id === 'event-registration.list').length).toBeGreaterThan(1)
})

test('a schedule that cannot be loaded shows an error, and a retry loads the schedule', async ({
  page,
  as,
  backend,
}) => {
  await as('member')
  backend.setKnobs('fault:event-registration.list=502')
  await page.goto('/my-schedule')
  await expect(page.getByRole('button', { name: '重试' })).toBeVisible()
  backend.setKnobs('')
  await page.getByRole('button', { name: '重试' }).click()
  await expect(page.getByText('深圳湾体验馆参观').first()).toBeVisible()
})
