import { expect, test } from '../fixtures.ts'

/** The examples of docs/qa.md, one for each fixture. */

test('a persona sees the state of their order', async ({ page, as }) => {
  await as('unpaid')
  await page.goto('/order-detail/O301')
  await expect(page.getByText('待付款').first()).toBeVisible()
})

test('knobs set up the situation of a persona', async ({ page, as, knobs }) => {
  await as('new')
  knobs('life:shipped')
  await page.goto('/my-order/ALL')
  await expect(page.getByText('已发货').first()).toBeVisible()
})

test('a test whose payment fails can read the reason', async ({ page, as, fault }) => {
  await as('unpaid')
  fault('payment.start', '400-detail', 1)
  await page.goto('/order-detail/O301')
  await page.getByRole('button', { name: '去支付' }).click()
  await page.getByRole('button', { name: /^确认支付 ¥/ }).click()
  await expect(page.getByText('库存不足').first()).toBeVisible()
})

test('a clock set past the end of a promotion ends the promotion', async ({ page, clock }) => {
  clock('2030-01-01T00:00:00+08:00')
  await page.goto('/commodity-detail/G007')
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.getByText('限时折扣')).toHaveCount(0)
})

test('in WeChat, a share card is registered', async ({ page, wechat }) => {
  const simulator = await wechat('ios')
  await page.goto('/commodity-detail/G001')
  await expect.poll(() => simulator.cards().appMessage?.link).toContain('/commodity-detail/G001')
})

test('a shipping address that was changed on one phone is shown with the change on another phone', async ({
  page,
  as,
  newPhone,
}) => {
  await as('member')
  const other = await newPhone('member')
  await other.goto('/order-create-receiving-address-form/A202')
  await other.getByLabel('收货人').fill('李大明')
  await other.getByRole('button', { name: '保存' }).click()
  await expect(other).not.toHaveURL(/address-form/)
  await page.goto('/order-create-receiving-address-form/A202')
  await expect(page.getByLabel('收货人')).toHaveValue('李大明')
})

test('a toast is recorded, even after it is gone', async ({ page, as, expectToast }) => {
  await as('unpaid')
  await page.goto('/order-detail/O301')
  await page.getByRole('button', { name: '复制' }).first().click()
  await expectToast('已复制')
})

test('a test that uses an unknown persona, call or knob fails with a list of the known names', async ({
  as,
  knobs,
  fault,
  wechat,
  newPhone,
}) => {
  await expect(as('nobody')).rejects.toThrow('no persona is called nobody; there are new, member')
  await expect(newPhone('nobody')).rejects.toThrow('no persona is called nobody; there are new, member')
  // @ts-expect-error -- the type refuses it, too
  await expect(wechat('nokia')).rejects.toThrow('no WeChat profile is called nokia; there are ios, android')
  expect(() => fault('order.create', '500', 0)).toThrow('开关 fault 不接受 order.create=500@0')
  expect(() => knobs('fault:nope.x=500')).toThrow('开关 fault 不接受 nope.x=500')
  expect(() => knobs('colour:red')).toThrow('没有叫 colour 的开关')
  expect(() => fault('order.creat', '500')).toThrow('no call is called order.creat; there are *, ')
})
