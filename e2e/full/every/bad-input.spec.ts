import { expect, quiet, test } from '../../fixtures.ts'
import { expectToast } from '../../toasts.ts'

const tapInOneFrame = async (button: import('@playwright/test').Locator, times: number) => {
  // All clicks in one frame, before any re-render.
  await button.evaluate((element, count) => {
    for (let index = 0; index < count; index += 1) (element as HTMLElement).click()
  }, times)
}

test('ten fast taps on submit create one order and one pay order', async ({ page, as, backend }) => {
  await as('member')
  await page.goto('/order-info/G001?specification=G001-S1&number=1')
  const before = backend.db.orders.length
  await tapInOneFrame(page.getByRole('button', { name: '提交订单' }), 10)
  await expect(page).toHaveURL(/\/order-pay-detail\?/)
  await page.getByRole('radio', { name: '模拟支付' }).check()
  await tapInOneFrame(page.getByRole('button', { name: /^确认支付/ }), 10)
  await expect(page).toHaveURL(/\/order-detail\//)
  expect(backend.db.orders.length).toBe(before + 1)
  expect(backend.db.payOrders.length).toBe(1)
  await quiet(page)
  expect(backend.seen.filter((seen) => seen.id === 'payment.start').length).toBe(1)
})

test('after a lost reply to placing an order, the cashier opens for the created order', async ({
  page,
  as,
  backend,
}) => {
  await as('member')
  backend.setKnobs('fault:order.create=lost@1')
  await page.goto('/order-info/G001?specification=G001-S1&number=1')
  const before = backend.db.orders.length
  await page.getByRole('button', { name: '提交订单' }).click()
  await expect(page).toHaveURL(/\/order-pay-detail\?/)
  expect(backend.db.orders.length).toBe(before + 1)
})

test('after a reload during the confirmation of a payment, the confirmation continues, and the order is paid once', async ({
  page,
  as,
  backend,
}) => {
  await as('unpaid')
  backend.setKnobs('pay:never')
  await page.goto('/my-main')
  await page.goto('/order-detail/O301')
  await page.getByRole('button', { name: '去支付' }).click()
  await page.getByRole('button', { name: /^确认支付/ }).click()
  await expect(page.getByRole('heading', { name: '正在确认支付结果' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: '正在确认支付结果' })).toBeVisible()
  backend.setKnobs('')
  await expect(page).toHaveURL(/\/order-detail\/O301$/)
  await expect(page.getByRole('heading', { name: '待发货' })).toBeVisible()
  await quiet(page)
  expect(backend.seen.filter((seen) => seen.id === 'payment.start').length).toBe(1)
  await page.goBack()
  await expect(page).toHaveURL(/\/my-main$/)
})

test('if the stock changed before submitting, the server’s message is shown, and no order is created', async ({
  page,
  as,
  backend,
}) => {
  await as('member')
  await page.goto('/order-info/G001?specification=G001-S1&number=2')
  await expect(page.getByRole('button', { name: '提交订单' })).toBeVisible()
  await page.getByLabel('备注').fill('请周末送')
  const item = backend.db.goods.find((goods) => goods.id === 'G001')?.specifications[0]
  if (item) item.stock = 1
  const before = backend.db.orders.length
  await page.getByRole('button', { name: '提交订单' }).click()
  await expect(page.getByText('库存不足').first()).toBeVisible()
  await expect(page.getByLabel('备注')).toHaveValue('请周末送')
  expect(backend.db.orders.length).toBe(before)
})

test('deleted, unpublished or unknown goods show a text and a link', async ({ page }) => {
  await page.goto('/commodity-detail/G026')
  await expect(page.getByText('该商品已删除')).toBeVisible()
  await expect(page.getByRole('link', { name: '去首页看看' })).toBeVisible()
  await page.goto('/commodity-detail/G025')
  await expect(page.getByRole('button', { name: '该商品已下架' })).toBeDisabled()
  await page.goto('/commodity-detail/NOPE')
  await expect(page.getByText('未找到')).toBeVisible()
  await expect(page.getByRole('link', { name: '返回首页' })).toBeVisible()
})

test('a wrong number, an unticked agreement and a wrong code show their exact texts, and the values are kept', async ({
  page,
}) => {
  await page.goto('/login')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.getByText('手机号码为空或格式错误').first()).toBeVisible()
  await page.getByLabel('手机号').fill('13812345678')
  await page.getByRole('checkbox').uncheck()
  await page.getByLabel('验证码', { exact: true }).fill('000000')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.getByText('请先阅读《用户协议》').first()).toBeVisible()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.getByText('无法登录，请检查验证码并重试')).toBeVisible()
  await expect(page.getByLabel('手机号')).toHaveValue('13812345678')
  await expect(page.getByLabel('验证码', { exact: true })).toHaveValue('000000')
})

test('the countdown of the SMS code continues after a reload', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('手机号').fill('13812345678')
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByRole('button', { name: /s后重新获取/ })).toBeDisabled()
  await page.reload()
  await expect(page.getByRole('button', { name: /s后重新获取/ })).toBeDisabled()
})

test('if the session expired in a form, the login returns to the form with its values', async ({
  page,
  as,
  backend,
}) => {
  await as('member')
  await page.goto('/order-create-receiving-address-form')
  await page.getByLabel('收货人').fill('李建国')
  await page.getByLabel('详细地址').fill('人民路88号')
  await page.getByLabel('手机号').fill('13800000002')
  await page.getByRole('button', { name: /所在地区/ }).click()
  await page.getByText('确定', { exact: true }).locator('visible=true').click()
  await expect(page.getByText('选择所在地区')).toBeHidden()
  // Waits for pending answers, so that 保存 sends the first request after the session has expired.
  await page.waitForLoadState('networkidle')
  backend.db.sessions = []
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page).toHaveURL(/\/login\?target=/)
  await page.getByLabel('手机号').fill('13800000002')
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expectToast(page, '验证码已发送')
  await page.getByLabel('验证码', { exact: true }).fill('123456')
  await expect(page).toHaveURL(/\/order-create-receiving-address-form$/)
  await expect(page.getByLabel('详细地址')).toHaveValue('人民路88号')
})

const hostile = [
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '%2f%2fevil.example',
  '/%09/evil.example',
  'data:text/html,x',
]

for (const target of hostile)
  test(`the address /redirect ignores the unsafe target ${target}`, async ({ page }) => {
    await page.goto(`/redirect?target=${encodeURIComponent(target)}`)
    await expect(
      page.getByRole('navigation', { name: '主导航' }).or(page.getByText('页面不存在')).first(),
    ).toBeVisible()
    expect(new URL(page.url()).hostname).toBe('127.0.0.1')
  })

for (const path of [
  '/commodity-detail/..%2f..%2fx',
  '/commodity-detail/__proto__',
  `/commodity-detail/${'x'.repeat(5000)}`,
  '/parent-page/%3Csvg%3E/x',
  '/order-detail/%F0%9F%98%80',
  '/my-order/constructor',
])
  test(`the unusual path ${path.slice(0, 40)} shows a page`, async ({ page, as }) => {
    await as('member')
    await page.goto(path)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await expect.poll(async () => (await page.locator('main').innerText()).trim().length).toBeGreaterThan(4)
    expect(await page.locator('main').innerText()).not.toMatch(/undefined|NaN|\[object/)
  })

test('a name of five million letters without a break does not make the screen wider', async ({ page, backend }) => {
  const goods = backend.db.goods.find(({ id }) => id === 'G001')
  if (goods) goods.name = 'a'.repeat(5_000_000)
  await page.goto('/commodity-detail/G001')
  await expect(page.getByRole('button', { name: '立即购买' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
})
