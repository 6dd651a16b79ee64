import { expect, test } from '@playwright/test'

test('the static demo answers with its service worker, signs a persona in and shows the demo ribbon', async ({
  page,
}) => {
  await page.goto('/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT')
  await expect(page.getByText('成人示例报告').first()).toBeVisible({ timeout: 30_000 })
  await page.goto('/my-main?mock=persona:member')
  await expect(page.getByText('李建国', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'MOCK' })).toBeVisible()
})

test('a fault knob in the address makes the named call fail', async ({ page }) => {
  await page.goto('/commodity-detail/G001?mock=fault:mall.goods=404')
  await expect(page.getByText('未找到')).toBeVisible({ timeout: 30_000 })
})

for (const id of ['V1', 'V2'])
  test(`the video ${id} is played from the service worker`, async ({ page }) => {
    await page.goto(`/video-detail/${id}?mock=persona:member`)
    await page.getByRole('button', { name: '播放' }).click({ timeout: 30_000 })
    const second = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)
    await expect.poll(second, { timeout: 30_000 }).toBeGreaterThan(1)
  })
