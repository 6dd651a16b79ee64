import { expect, test } from '@playwright/test'
import { follow } from '../follow.ts'

/** The page and the panel of the mock backend, in the static demo. */

const FIRST = { timeout: 30_000 }

test('the workbench lists situations and personas with their data, and opens a situation signed in as its persona', async ({
  page,
}) => {
  await page.goto('/__mock/')
  await expect(page.getByRole('heading', { name: '情景' })).toBeVisible(FIRST)
  await expect(page.getByRole('row').filter({ hasText: '李建国' })).toContainText('O201 RECEIVED')
  await page.getByRole('link', { name: '尾款待付' }).click()
  await expect(page.getByText('待付尾款').first()).toBeVisible(FIRST)
  await page.goto('/__mock/')
  await expect(page.getByRole('row').filter({ hasText: '王秀兰' })).toContainText('O5001 WAITING_FOR_PAYMENT')
  await page.getByRole('button', { name: '重置数据' }).click()
  await expect(page.getByRole('row').filter({ hasText: '王秀兰' })).toContainText('没有数据')
})

test('the panel shows the calls, advances the order, and shows an address that restores the same state', async ({
  page,
}) => {
  await page.goto('/my-order/ALL?mock=persona:new')
  await expect(page.getByText('还没有订单').first()).toBeVisible(FIRST)
  await page.getByRole('button', { name: 'MOCK' }).click()
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: /order\.mine {2}200/ })
      .first(),
  ).toBeVisible()
  await page.getByLabel('身份').selectOption('new')
  await page.getByLabel('订单和样本').selectOption('shipped')
  await page.getByRole('button', { name: '应用' }).click()
  await expect(page.getByText('已发货').first()).toBeVisible(FIRST)
  await page.getByRole('button', { name: 'MOCK' }).click()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: '复制重现地址' }).click()
  const shown = page.getByRole('status').filter({ hasText: 'mock=' })
  // The copied address is complete, so that a person can open the address from a chat.
  const address = new URL('/my-order/ALL?mock=persona:new;life:shipped', page.url()).href
  await expect(shown).toHaveText(`已复制 ${address}`)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  const other = await (await page.context().browser()?.newContext())?.newPage()
  await other?.goto(address)
  await expect(other?.getByText('已发货').first() ?? shown).toBeVisible(FIRST)
  await other?.context().close()
})

test('a knob with an unknown value shows the values that are accepted', async ({ page }) => {
  await page.goto('/Home/hot?mock=persona:nobody')
  await page.getByRole('button', { name: 'MOCK' }).click(FIRST)
  await expect(page.getByText('开关 persona 不接受 nobody，可用的是 new、member')).toBeVisible()
  await page.getByLabel('开关').fill('life:flying')
  await page.getByRole('button', { name: '应用' }).click()
  await expect(page.getByText('开关 life 不接受 flying')).toBeVisible()
  await expect(page).toHaveURL(/\/Home\/hot$/)
})

test('a knob that needs a session shows a warning until somebody signs in', async ({ page }) => {
  await page.goto('/Home/hot?mock=fault:nope.x=500;life:shipped')
  const ribbon = page.getByRole('button', { name: 'MOCK' })
  await expect(ribbon).toHaveCSS('background-color', 'rgb(179, 38, 30)', FIRST)
  await ribbon.click()
  await expect(page.getByText('开关 fault 不接受 nope.x=500')).toBeVisible()
  await expect(page.getByText('开关 life 要有人登录才起作用')).toBeVisible()
  await page.getByLabel('开关').fill('given:unlocking')
  await page.getByLabel('身份').selectOption('new')
  await page.getByRole('button', { name: '应用' }).click()
  await expect(page.getByText('开关 given:unlocking 对王秀兰不起作用')).toBeVisible()
  await page.getByLabel('身份').selectOption('reported')
  await page.getByRole('button', { name: '应用' }).click()
  // After the knobs are applied, the page reloads, and the panel is closed.
  await expect(page.getByRole('button', { name: '应用' })).toBeHidden()
  await ribbon.click()
  await expect(page.getByLabel('开关')).toHaveValue('given:unlocking')
})

test('after a write, the panel shows that its address cannot restore the new state', async ({ page }) => {
  await page.goto('/order-create-receiving-address-form/A202?mock=persona:member')
  await page.getByLabel('收货人').fill('李大明', FIRST)
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page).not.toHaveURL(/address-form/)
  await page.getByRole('button', { name: 'MOCK' }).click()
  await page.getByRole('button', { name: '复制重现地址' }).click()
  await expect(page.getByText('次写入，这个地址不能重现它们')).toBeVisible()
})

test('after a reset, the same address signs its persona in again', async ({ page }) => {
  const address = '/my-order/ALL?mock=persona:new'
  await page.goto(address)
  await expect(page.getByText('还没有订单').first()).toBeVisible(FIRST)
  await page.evaluate(() => fetch('/__mock/reset'))
  await page.goto(address)
  await expect(page.getByText('还没有订单').first()).toBeVisible(FIRST)
})

test('in the situation that opens a cashier, the payment can be completed', async ({ page }) => {
  await page.goto('/__mock/')
  await follow(page.getByRole('link', { name: '收银台：订单待付款' }), FIRST)
  await page.getByRole('button', { name: /^确认支付 ¥/ }).click(FIRST)
  await expect(page).toHaveURL(/\/order-detail\/O5001$/)
})

test('a discount that ends in ten seconds ends while its page is open, and the price rises', async ({ page }) => {
  await page.goto('/__mock/')
  await page.getByRole('link', { name: '限时折扣还有 10 秒' }).click(FIRST)
  await expect(page.getByText('限时折扣').first()).toBeVisible(FIRST)
  await expect(page.getByText('价格已变：¥299.00 → ¥499.00').first()).toBeVisible()
  await expect(page.getByText('限时折扣')).toHaveCount(0)
})
