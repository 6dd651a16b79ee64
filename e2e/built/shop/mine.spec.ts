import { oneOfEach } from '#tests/matrix.ts'
import { expect, test } from '../../fixtures.ts'

const grids = [
  [320, 3],
  [390, 4],
] as const

for (const [width, columns] of oneOfEach(grids, () => 'width'))
  test(`in 我的, long groups of links are grids of ${columns} columns at ${width} px`, async ({ page, as }) => {
    await page.setViewportSize({ width, height: 568 })
    await as('member')
    await page.goto('/my-main')
    const names = ['我的预约', '预约查询', '我的夏令活动', '检测与签约订单'].map((name) =>
      page.getByRole('link', { name, exact: true }),
    )
    await expect(page.getByRole('link', { name: '预约查询', exact: true })).toBeVisible()
    const boxes = await Promise.all(names.map((one) => one.boundingBox()))
    expect(boxes.filter((box) => box?.y === boxes[0]?.y)).toHaveLength(columns)
    for (const box of boxes) expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    await page.getByText(/^更多：.*更多服务、资讯$/).click()
    await page.getByRole('link', { name: '全部商品', exact: true }).click()
    await expect(page).toHaveURL(/\/commodity$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/my-main$/)
  })
