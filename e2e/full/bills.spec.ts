import { expect, quiet, test } from '../fixtures.ts'

test('我的 links to the invoices, which show their states, and a failed invoice can be requested again', async ({
  page,
  as,
  backend,
}) => {
  await as('rich')
  await page.goto('/my-main')
  await page.getByRole('link', { name: '我的发票' }).click()
  for (const [orderId, state] of [
    ['O701', '开票中'],
    ['O702', '已开票'],
    ['O703', '已作废'],
    ['O704', '已重新申请'],
    ['O707', '开票失败'],
  ] as const) {
    await page.locator(`a[href="/order-invoice?orderId=${orderId}"]`).click()
    await expect(page.getByRole('heading', { name: state })).toBeVisible()
    await expect(page.getByRole('link', { name: '下载发票' })).toHaveCount(state === '已开票' ? 1 : 0)
    await page.goBack()
  }
  await page.locator('a[href="/order-invoice?orderId=O707"]').click()
  await page.getByRole('link', { name: '重新申请' }).click()
  await expect(page.getByLabel('税号')).toHaveValue('91440300MA5EXAMPLE')
  await page.getByRole('button', { name: '提交申请' }).click()
  await expect(page.getByRole('heading', { name: '开票中' })).toBeVisible()
  expect(backend.db.invoices.filter(({ orderId }) => orderId === 'O707')).toMatchObject([
    { state: 'REAPPLIED' },
    { state: 'PENDING' },
  ])
})

test('a person can request an electronic invoice', async ({ page, as, backend }) => {
  await as('member')
  await page.goto('/order-invoice?orderId=O201')
  await page.getByRole('link', { name: '申请发票' }).click()
  await expect(page.getByLabel('发票抬头')).toHaveValue('李建国')
  await page.getByRole('button', { name: '提交申请' }).click()
  await expect(page.getByText('电子邮箱不能为空').first()).toBeVisible()
  await page.getByLabel('电子邮箱').fill('jianguo@example.com')
  // All clicks in one frame, before any re-render.
  await page.getByRole('button', { name: '提交申请' }).evaluate((button) => {
    for (let tap = 0; tap < 10; tap += 1) (button as HTMLElement).click()
  })
  await expect(page).toHaveURL(/\/order-invoice\?orderId=O201$/)
  await expect(page.getByRole('heading', { name: '开票中' })).toBeVisible()
  expect(backend.db.invoices.filter(({ orderId }) => orderId === 'O201')).toMatchObject([
    { invoiceType: 'ELECTRIC', titleType: 'PERSONAL', email: 'jianguo@example.com' },
  ])
})

test('an invoice by mail for an organization keeps its values while an address is added', async ({
  page,
  as,
  backend,
}) => {
  await as('member')
  await page.goto('/create-invoice-form?orderId=O201')
  await page.getByText('纸质发票').click()
  await page.getByText('企业单位').click()
  await page.getByLabel('发票抬头').fill('深圳市晨光家政服务有限公司')
  await page.getByLabel('税号').fill('9144 0300ma5example')
  await page.getByRole('button', { name: /科技园南区8栋1203室/ }).click()
  await page.getByRole('dialog').getByRole('link', { name: '新增收货地址' }).click()
  await expect(page).toHaveURL(/\/order-create-receiving-address-form\?/)
  await page.goBack()
  await expect(page.getByLabel('发票抬头')).toHaveValue('深圳市晨光家政服务有限公司')
  await page.getByRole('button', { name: /科技园南区8栋1203室/ }).click()
  await page.getByRole('dialog').getByText('蛇口太子路22号').click()
  await page.getByRole('button', { name: '提交申请' }).click()
  await expect(page.getByRole('heading', { name: '开票中' })).toBeVisible()
  await expect(page.getByText('广东省深圳市南山区蛇口太子路22号')).toBeVisible()
  expect(backend.db.invoices.at(-1)).toMatchObject({ invoiceType: 'MAILING', taxNumber: '91440300MA5EXAMPLE' })
})

test('several open bills are paid together with one payment', async ({ page, as, backend }) => {
  await as('rich')
  await page.goto('/my-main')
  await page.getByRole('link', { name: '我的合同' }).click()
  await expect(page.getByText('HT2026070201, HT2026070202')).toBeVisible()
  await page.getByRole('link', { name: '支付待付账单' }).click()
  await expect(page.getByText('已选2笔')).toBeVisible()
  await page.getByRole('button', { name: '去支付' }).evaluate((button) => {
    for (let tap = 0; tap < 10; tap += 1) (button as HTMLElement).click()
  })
  await expect(page).toHaveURL(/\/order-pay-detail\?id=PAY5001&by=payment/)
  await page.getByRole('radio', { name: '模拟支付' }).check()
  await page.getByRole('button', { name: '确认支付 ¥1580.00' }).click()
  await expect(page).toHaveURL(/\/contract-list$/)
  await expect(page.getByText('已完成').filter({ visible: true })).toHaveCount(3)
  await quiet(page)
  await expect(page.getByRole('link', { name: '支付待付账单' })).toHaveCount(0)
  expect(backend.db.payOrders).toMatchObject([{ amount: 158_000, status: 'Completed', billIds: ['B701', 'B702'] }])
})

test('a part of an order’s amount is paid, and then the remaining amount', async ({ page, as, backend }) => {
  await as('unpaid')
  await page.goto('/order-pay-input?mallOrderId=O301')
  const amount = page.getByLabel(/本次支付金额/)
  await amount.fill('0')
  await page.getByRole('button', { name: '下一步' }).click()
  await expect(page.getByText('支付金额必须为大于0的数字').first()).toBeVisible()
  await amount.fill('680.5')
  await page.getByRole('button', { name: '下一步' }).click()
  await page.getByRole('radio', { name: '模拟支付' }).check()
  await page.getByRole('button', { name: '确认支付 ¥680.50' }).click()
  await expect(page).toHaveURL(/\/order-pay-input\?mallOrderId=O301$/)
  await expect(amount).toHaveValue('1999.50')
  await page.getByRole('button', { name: '下一步' }).click()
  await page.getByRole('radio', { name: '模拟支付' }).check()
  await page.getByRole('button', { name: '确认支付 ¥1999.50' }).click()
  await expect(page).toHaveURL(/\/order-detail\/O301$/)
  await expect(page.getByRole('heading', { name: '待发货' })).toBeVisible()
  expect(backend.db.payOrders.map(({ amount: paid, status }) => [paid, status])).toEqual([
    [68_050, 'Completed'],
    [199_950, 'Completed'],
  ])
})
