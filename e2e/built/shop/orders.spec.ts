import { expect, test } from '../../fixtures.ts'
import { countCalls, tapBursts } from '../../taps.ts'

for (const [way, tap] of tapBursts)
  test(`paying an unpaid order from its row with ${way} creates one pay order`, async ({ page, as, backend }) => {
    await as('unpaid')
    await page.goto('/my-order/ALL')
    await tap(page.getByRole('button', { name: '去支付' }), page)
    await expect(page).toHaveURL(/\/order-pay-detail\?/)
    await expect(page.getByRole('button', { name: /^确认支付/ })).toBeVisible()
    expect(countCalls(backend, 'order.createPayOrder')).toBe(1)
  })

for (const size of [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
])
  test(`the total and the number of an order are visible without scrolling at ${size.width} × ${size.height}`, async ({
    page,
    as,
  }) => {
    await page.setViewportSize(size)
    await as('unpaid')
    await page.goto('/order-detail/O301')
    await expect(page.getByText('待付金额')).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: '复制订单编号' })).toBeInViewport({ ratio: 1 })
  })
