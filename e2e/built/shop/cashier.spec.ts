import { expect, test } from '../../fixtures.ts'

test('at 320 × 568 amount, purpose and pay button are visible without scrolling', async ({ page, as }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await as('unpaid')
  await page.goto('/order-detail/O301')
  await page.getByRole('button', { name: '去支付' }).click()
  await expect(page).toHaveURL(/\/order-pay-detail\?/)
  await expect(page.getByText(/^订单编号 /)).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: '确认支付 ¥2680.00' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('radio', { name: '模拟支付' })).toBeInViewport({ ratio: 1 })
})

test('at 320 × 568, the suggested amounts are above the bar; 清空金额 empties the field, and a double tap fills in one amount', async ({
  page,
  as,
}) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await as('unpaid')
  await page.goto('/order-pay-input?mallOrderId=O301')
  const bar = page.getByRole('button', { name: '下一步' })
  const last = page.getByRole('button', { name: '¥1000', exact: true })
  await expect(last).toBeVisible()
  const [low, high] = [await last.boundingBox(), await bar.boundingBox()]
  expect((low?.y ?? 999) + (low?.height ?? 0)).toBeLessThan(high?.y ?? 0)
  const field = page.getByLabel(/本次支付金额/)
  await page.getByRole('button', { name: '清空金额' }).click()
  await expect(field).toHaveValue('')
  await page.getByRole('button', { name: '一半 ¥1340.00' }).dblclick()
  await expect(field).toHaveValue('1340.00')
  await bar.click()
  await expect(page.getByRole('button', { name: '确认支付 ¥1340.00' })).toBeVisible()
})
