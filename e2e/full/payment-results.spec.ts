import type { Page } from '@playwright/test'
import { expect, quiet, test } from '../fixtures.ts'
import { follow } from '../follow.ts'
import { expectToast } from '../toasts.ts'
import { POLL_TRIES } from '#/domains/payment/polling/poll.ts'
import { oneOfEach } from '#tests/matrix.ts'

/** The results of payments outside of WeChat's cashier: Alipay in a browser, and the simulated channel. */

async function openCashier(page: Page): Promise<void> {
  await page.goto('/order-detail/O301')
  await page.getByRole('button', { name: '去支付' }).click()
  await page.getByRole('button', { name: /^确认支付 ¥/ }).click()
}

for (const channel of oneOfEach(['alipay_wap', 'alipay_wap_cmb'] as const, () => 'Alipay')) {
  const alipay = async (page: Page) => {
    await page.context().route(/^https:\/\/(mclient|openapi)\.alipay\.com\//, (route) => {
      const asked = route.request()
      const query = new URLSearchParams(asked.postData() ?? new URL(asked.url()).search)
      const back = decodeURIComponent(query.get('return_url') ?? '')
      return route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: `<!doctype html><a href="${back}">返回商家</a>`,
      })
    })
  }

  test(`if ${channel} is left without paying, the result page says so, and the order can be paid again`, async ({
    page,
    as,
    backend,
  }) => {
    await as('unpaid')
    backend.setKnobs(`channels:${channel};pay:never`)
    await alipay(page)
    await openCashier(page)
    await page.getByRole('link', { name: '返回商家' }).click()
    await expect(page.getByRole('heading', { name: '还没有收到付款' })).toBeVisible()
    await page.getByRole('link', { name: '查看订单' }).click()
    // The result is still unknown, so the order does not offer 去支付 itself.
    await follow(page.getByRole('link', { name: '查看付款结果' }))
    await page.getByRole('button', { name: '没有付款，继续支付' }).click()
    await expect(page.getByRole('button', { name: /^确认支付 ¥/ })).toBeEnabled()
    expect(backend.db.orders.find(({ id }) => id === 'O301')?.status).toBe('WAITING_FOR_PAYMENT')
  })

  test(`an order that is closed while ${channel} is open is shown as closed`, async ({ page, as, backend }) => {
    await as('unpaid')
    backend.setKnobs(`channels:${channel};pay:closed`)
    await alipay(page)
    await openCashier(page)
    await page.getByRole('link', { name: '返回商家' }).click()
    await expect(page.getByRole('heading', { name: '还没有收到付款' })).toBeVisible()
    await page.getByRole('link', { name: '再确认一次' }).click()
    await expectToast(page, '支付未完成')
    await expect(page.getByRole('heading', { name: '订单没有付款' })).toBeVisible()
  })
}

for (const channel of oneOfEach(['alipay_wap', 'mock', 'alipay_wap_cmb'] as const, (one) => one.replace('_cmb', '')))
  test(`a ${channel} payment whose start is refused shows the reason, and then opens the order list`, async ({
    page,
    as,
    backend,
  }) => {
    await as('unpaid')
    backend.setKnobs(`channels:${channel};fault:payment.start=400-detail@1`)
    await openCashier(page)
    await expectToast(page, '支付失败，库存不足')
    await expect(page).toHaveURL(/\/my-order\/ALL$/)
    expect(backend.db.payOrders.some(({ status }) => status === 'Completed')).toBe(false)
  })

test('leaving the simulated cashier asks for a confirmation: continuing stays there, cancelling goes back', async ({
  page,
  as,
  backend,
}) => {
  await as('unpaid')
  backend.setKnobs('channels:mock')
  await page.goto('/order-detail/O301')
  await page.getByRole('button', { name: '去支付' }).click()
  await expect(page.getByRole('button', { name: /^确认支付 ¥/ })).toBeVisible()
  await page.getByRole('button', { name: '返回' }).click()
  await page.getByRole('button', { name: '继续支付' }).click()
  await expect(page).toHaveURL(/\/order-pay-detail\?/)
  await page.getByRole('button', { name: '返回' }).click()
  await page.getByRole('button', { name: '取消支付' }).click()
  await expect(page).toHaveURL(/\/order-detail\/O301$/)
})

test('after a lost reply, the simulated payment is confirmed, and no failure is shown', async ({
  page,
  as,
  backend,
}) => {
  await as('unpaid')
  backend.setKnobs('channels:mock;fault:payment.start=lost@1')
  await openCashier(page)
  await expectToast(page, '正在确认支付结果，请不要重复支付')
  await quiet(page)
  await expect(page.getByText('支付失败')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: '正在确认支付结果' })).toBeVisible()
  await quiet(page)
  expect(backend.seen.filter(({ id }) => id === 'payment.start')).toHaveLength(1)
})

test('if polling gives no result of a payment, the order list opens; if the order was closed, 支付未完成 is shown', async ({
  page,
  as,
  backend,
}) => {
  await as('unpaid')
  backend.setKnobs('channels:mock;pay:never')
  await openCashier(page)
  await expectToast(page, '模拟支付成功！')
  await expect(page.getByRole('heading', { name: '正在确认支付结果' })).toBeVisible()
  const looks = () => backend.seen.filter(({ id }) => id === 'order.one').length
  const before = looks()
  await expectToast(page, '支付结果还在确认中，请稍后在“我的订单”查看', { timeout: 90_000 })
  await expect(page).toHaveURL(/\/my-order\/ALL$/)
  expect(looks() - before).toBeLessThanOrEqual(POLL_TRIES)
  backend.setKnobs('channels:mock;pay:closed')
  await page.goto('/order-pay-detail?id=PAY5001&orderId=O301&confirm=1&returnUrl=%2Forder-detail%2FO301')
  await expectToast(page, '支付未完成')
})
