import { expect, test } from '../../fixtures.ts'
import { follow } from '../../follow.ts'

test('the bills of an order show amount and checkbox first, details after a tap, and can be paid', async ({
  page,
  as,
}) => {
  await as('rich')
  await page.goto('/order-contract?orderId=O711')
  await expect(page.getByRole('checkbox', { name: /免疫细胞储存服务 2026年度/ })).toBeChecked()
  await expect(page.getByText('已选1笔').locator('..')).toContainText('¥680.00')
  await expect(page.getByText('HT2026071101')).toBeHidden()
  await page.getByRole('group', { name: '请选择要一起支付的账单' }).getByText('账单明细').click()
  await expect(page.getByText('HT2026071101')).toBeVisible()
  await page.getByRole('button', { name: '去支付' }).evaluate((button) => {
    for (let tap = 0; tap < 10; tap += 1) (button as HTMLElement).click()
  })
  await expect(page).toHaveURL(/\/order-pay-detail\?id=PAY5001&by=payment/)
  await page.goBack()
  await expect(page).toHaveURL(/\/order-contract\?orderId=O711/)
  await expect(page.getByText('已选1笔')).toBeVisible()
})

test('after an invoice was requested, the next order that can have an invoice is offered', async ({ page, as }) => {
  await as('rich')
  await page.goto('/my-invoices')
  const more = page.getByRole('heading', { name: /还有.*订单可以开发票/ })
  await expect(more).toBeVisible()
  const before = await more.textContent()
  await follow(page.getByRole('link', { name: /申请发票/ }))
  await page.getByLabel('电子邮箱').fill('a@example.com')
  await page.getByRole('button', { name: '提交申请' }).click()
  await expect(page.getByRole('heading', { name: '开票中' })).toBeVisible()
  await expect(more).toBeVisible()
  expect(await more.textContent()).not.toBe(before)
  await page.getByRole('link', { name: /申请发票/ }).click()
  await expect(page.getByRole('button', { name: '提交申请' })).toBeVisible()
})
