import type { Page } from '@playwright/test'
import { routeToBackend, expect, quiet, test, collectPageErrors } from '../fixtures.ts'
import { expectToast } from '../toasts.ts'
import { follow } from '../follow.ts'

async function payAmount(page: Page, amount: string): Promise<void> {
  await expect(page).toHaveURL(/\/order-pay-detail\?/)
  await expect(page.getByText(amount).first()).toBeAttached()
  await page.getByRole('radio', { name: '模拟支付' }).check()
  await page.getByRole('button', { name: /确认支付/ }).click()
}

test('a deposit and a balance with a coupon are each paid once, and the order shows its state after each', async ({
  page,
  as,
  backend,
}) => {
  await as('rich')
  await page.goto('/order-info/G003?specification=G003-S1&number=1')
  await page.getByRole('button', { name: /^优惠券/ }).click()
  await page.getByRole('radio', { name: '不使用优惠券' }).click()
  await expect(page.getByRole('dialog', { name: '选择优惠券' })).toBeHidden()
  await page.getByRole('radio', { name: /定金\+尾款/ }).click()
  await expect(page.getByText(/^现付定金/)).toBeVisible()
  await page.getByRole('button', { name: '提交订单' }).click()
  await payAmount(page, '¥1000.00')
  // The deposit is settled when its own pay order is settled, although the order waits for the balance.
  await expect(page).toHaveURL(/\/order-detail\/O5001$/)
  await expect(page.getByRole('heading', { name: '待付尾款' })).toBeVisible()
  await expectToast(page, '支付成功')
  await page.getByRole('button', { name: '支付尾款' }).click()
  const sheet = page.getByRole('dialog', { name: '支付尾款' })
  await expect(sheet.getByRole('radio', { name: /老客户八折券/ })).toBeChecked()
  await sheet.getByRole('button', { name: '支付尾款 ¥9584.00' }).click()
  await payAmount(page, '¥9584.00')
  await expect(page).toHaveURL(/\/order-detail\/O5001$/)
  await expect(page.getByRole('heading', { name: '待发货' })).toBeVisible()
  const paid = backend.db.payOrders.filter((entry) => entry.status === 'Completed')
  expect(paid.map(({ node, amount }) => [node, amount])).toEqual([
    ['DEPOSIT', 100_000],
    ['BALANCE', 958_400],
  ])
  expect(backend.db.orders.at(-1)).toMatchObject({ total: 1_058_400, status: 'PAID' })
})

test('another person pays a shared order without seeing the owner’s personal data, and the owner sees it as paid', async ({
  page,
  as,
  backend,
  browser,
  baseURL,
}) => {
  await as('rich')
  await page.goto('/order-detail/O736')
  await page.getByRole('button', { name: '找人代付' }).click()
  const sheet = page.getByRole('dialog', { name: '找人代付' })
  await expect(sheet.getByText(/\/payment-beself\/O736\?shareCode=SHARE107$/)).toBeVisible()
  const link = (await sheet.getByText(/\/payment-beself\//).textContent()) ?? ''

  const payerContext = await browser.newContext({ ...(baseURL ? { baseURL } : {}), serviceWorkers: 'block' })
  await routeToBackend(payerContext, backend)
  const payer = await payerContext.newPage()
  const pageErrors = collectPageErrors(payer)
  await payer.goto(new URL(link).pathname + new URL(link).search)
  await expect(payer).toHaveURL(/\/login\?target=/)
  await payer.getByLabel('手机号').fill('13800000003')
  await payer.getByRole('button', { name: '获取验证码' }).click()
  await expectToast(payer, '验证码已发送')
  await payer.getByLabel('验证码', { exact: true }).fill('123456')
  await expect(payer).toHaveURL(/\/payment-beself\/O736\?shareCode=SHARE107$/)
  await expect(payer.getByText('帮朋友支付')).toBeVisible()
  const shown = (await payer.locator('body').textContent()) ?? ''
  for (const own of ['郑晓燕', '13800000007', '138****0007', '沙河西路']) expect(shown).not.toContain(own)
  await payer.getByRole('radio', { name: '模拟支付' }).check()
  await payer.getByRole('button', { name: /确认支付/ }).click()
  await expect(payer.getByText('这笔订单已经支付完成，不用再付款了')).toBeVisible()
  expect(pageErrors).toEqual([])
  await payerContext.close()

  await page.reload()
  await expect(page.getByRole('heading', { name: '待发货' })).toBeVisible()
  await quiet(page)
  await expect(page.getByRole('button', { name: '找人代付' })).toHaveCount(0)
  expect(backend.db.payOrders).toMatchObject([{ orderId: 'O736', status: 'Completed' }])
})

test('an order has links to its progress, its stages and its report', async ({ page, as }) => {
  await as('reported')
  await page.goto('/order-detail/O501')
  await page.getByRole('link', { name: /检测进度/ }).click()
  await expect(page).toHaveURL(/\/order-schedule\/O501$/)
  await expect(page.getByRole('progressbar', { name: '检测进度' })).toBeVisible()
  await page.getByRole('link', { name: '进度详情' }).click()
  await expect(page).toHaveURL(/\/order-schedule\/O501\/schedule-detail$/)
  await expect(page.getByText('核对样本并登记，一般需要 1–2 天')).toBeVisible()
  // Each view replaces the previous view in the history, so one step back opens the order.
  await page.goBack()
  await expect(page).toHaveURL(/\/order-detail\/O501$/)
  await follow(page.getByRole('link', { name: /检测报告/ }))
  await page.getByRole('link', { name: /成人报告/ }).click()
  await expect(page).toHaveURL(/\/parent-page\/R100501\/PKG-ADULT$/)
})

test('at 320 px, the tab selected by the address is visible', async ({ page, as }) => {
  await as('rich')
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/my-order/REFUNDMENT')
  const tab = page.getByRole('link', { name: '退款/售后' })
  await expect(tab).toHaveAttribute('aria-current', 'page')
  await expect(tab).toBeInViewport({ ratio: 1 })
})
