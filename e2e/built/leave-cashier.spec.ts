import type { Page } from '@playwright/test'
import { expect, quiet, test } from '../fixtures.ts'

/** Opens the cashier of an order from the order's page. */
async function openCashier(page: Page): Promise<void> {
  await page.goto('/order-detail/O301')
  await page.getByRole('button', { name: '去支付' }).click()
  await expect(page).toHaveURL(/\/order-pay-detail\?/)
}

test('in the cashier, Back asks for a confirmation every time, and 取消支付 leaves the cashier', async ({
  page,
  as,
}) => {
  await as('unpaid')
  await openCashier(page)
  const cashier = page.url()
  await expect(page.getByRole('button', { name: /^确认支付/ })).toBeVisible()
  await page.evaluate(() => window.history.back())
  await expect(page.getByText('是否取消支付？')).toBeVisible()
  await page.evaluate(() => window.history.back())
  await expect(page.getByText('是否取消支付？')).toHaveCount(0)
  await page.evaluate(() => window.history.back())
  await page.getByRole('button', { name: '继续支付' }).click()
  await quiet(page)
  await expect(page.getByText('是否取消支付？')).toHaveCount(0)
  expect(page.url()).toBe(cashier)
  await page.evaluate(() => window.history.back())
  await page.getByRole('button', { name: '取消支付' }).click()
  await expect(page).toHaveURL(/\/order-detail\/O301/)
})

test('after a reload of the cashier, Back still asks for a confirmation', async ({ page, as }) => {
  await as('unpaid')
  await openCashier(page)
  await page.reload()
  await expect(page.getByRole('button', { name: /^确认支付/ })).toBeVisible()
  await page.evaluate(() => window.history.back())
  await page.getByRole('button', { name: '取消支付' }).click()
  await expect(page).toHaveURL(/\/order-detail\/O301/)
})

test('in a cashier that was opened directly, Back asks for a confirmation, and 取消支付 leaves the app', async ({
  page,
  as,
}) => {
  await as('unpaid')
  await openCashier(page)
  const cashier = page.url()
  await page.goto('/favicon.svg')
  await page.goto(cashier)
  await expect(page.getByRole('button', { name: /^确认支付/ })).toBeVisible()
  await page.evaluate(() => window.history.back())
  await page.getByRole('button', { name: '取消支付' }).click()
  await expect(page).toHaveURL(/\/favicon\.svg$/)
})

test('in a cashier that is the first page of its tab, 取消支付 after Back opens the home page', async ({
  page,
  context,
  as,
}) => {
  await as('unpaid')
  await openCashier(page)
  const opened = context.waitForEvent('page')
  await page.evaluate(() => void window.open(window.location.href, '_blank', 'noopener'))
  const cashier = await opened
  await expect(cashier.getByRole('button', { name: /^确认支付/ })).toBeVisible()
  await cashier.evaluate(() => window.history.back())
  await cashier.getByRole('button', { name: '取消支付' }).click()
  await expect(cashier).toHaveURL(/\/Home\/hot$/)
})
