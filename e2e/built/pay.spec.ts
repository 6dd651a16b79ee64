import type { Page } from '@playwright/test'
import type { Backend } from '#/mocks/backend.ts'
import { expect, quiet, test } from '../fixtures.ts'
import { expectToast } from '../toasts.ts'
import { installWechat, type NativeAnswer } from '../wechat-simulator.ts'
import { oneOfEach } from '#tests/matrix.ts'

async function openCashier(page: Page): Promise<void> {
  await page.goto('/order-detail/O301')
  await page.getByRole('button', { name: '去支付' }).click()
  await expect(page).toHaveURL(/\/order-pay-detail\?/)
}

const pay = (page: Page) => page.getByRole('button', { name: /^确认支付 ¥/ }).click()
const orderIn = (backend: Backend) => backend.db.orders.find(({ id }) => id === 'O301')
const countStarts = (backend: Backend) => backend.seen.filter(({ id }) => id === 'payment.start').length

for (const channel of oneOfEach(['wx_pub', 'wx_pub_cmb'] as const, () => 'WeChat')) {
  const open = async (page: Page, backend: Backend, knobs = '') => {
    backend.setKnobs(`channels:${channel}${knobs}`)
    await openCashier(page)
    await pay(page)
  }
  const wechat = (answer: NativeAnswer) => ({ profile: 'ios' as const, answers: { getBrandWCPayRequest: [answer] } })

  test(`after a successful ${channel} payment, the order is shown as paid, and Back does not open the cashier`, async ({
    context,
    page,
    as,
    backend,
  }) => {
    await as('unpaid', 'wechat')
    const simulator = await installWechat(context, wechat('ok'))
    await page.goto('/my-main')
    await open(page, backend)
    await expect(page).toHaveURL(/\/order-detail\/O301$/)
    await expectToast(page, '支付成功')
    expect(orderIn(backend)?.status).toBe('PAID')
    const [call] = simulator.calls('getBrandWCPayRequest')
    expect(call?.args).toMatchObject({
      package: expect.stringMatching(/^prepay_id=/) as unknown as string,
      timeStamp: '1',
    })
    await page.goBack()
    await expect(page).toHaveURL(/\/my-main$/)
    await quiet(page)
    await expect(page.getByRole('button', { name: /^确认支付/ })).toHaveCount(0)
    expect(countStarts(backend)).toBe(1)
  })

  test(`cancelling ${channel} asks for a confirmation; continuing pays the same order, leaving goes back after 300 ms`, async ({
    context,
    page,
    as,
    backend,
  }) => {
    await as('unpaid', 'wechat')
    const simulator = await installWechat(context, wechat('cancel'))
    await open(page, backend, ';pay:never')
    const question = page.getByRole('dialog').getByText('是否取消支付？')
    await expect(question).toBeVisible()
    await page.getByRole('button', { name: '继续支付' }).click()
    await expect(page).toHaveURL(/\/order-pay-detail\?/)
    simulator.answer('getBrandWCPayRequest', 'cancel')
    await pay(page)
    await expect(question).toBeVisible()
    await page.getByRole('button', { name: '取消支付' }).click()
    await expect(page).toHaveURL(/\/order-detail\/O301$/)
    expect(orderIn(backend)?.status).toBe('WAITING_FOR_PAYMENT')
    expect(simulator.calls('getBrandWCPayRequest')).toHaveLength(2)
  })

  test(`a failed ${channel} payment shows the reason and leaves the cashier after 1.5 s`, async ({
    context,
    page,
    as,
    backend,
  }) => {
    await as('unpaid', 'wechat')
    await installWechat(context, wechat({ fail: '余额不足' }))
    await open(page, backend, ';pay:never')
    await expectToast(page, '支付失败，余额不足')
    await expect(page).toHaveURL(/\/my-order\/ALL$/)
  })

  test(`if ${channel} gives no answer, a person who returns to the page is asked for the result of the payment`, async ({
    context,
    page,
    as,
    backend,
  }) => {
    await as('unpaid', 'wechat')
    const simulator = await installWechat(context, wechat('never'))
    await open(page, backend)
    await expect.poll(() => simulator.calls('getBrandWCPayRequest').length).toBe(1)
    await expect(page.getByRole('button', { name: '支付中' })).toBeDisabled()
    await page.evaluate(() => {
      const look = (state: string) => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
        document.dispatchEvent(new Event('visibilitychange'))
      }
      look('hidden')
      look('visible')
    })
    await page.getByRole('button', { name: '我已完成支付' }).click()
    await expect(page).toHaveURL(/\/order-detail\/O301$/)
    await expectToast(page, '支付成功')
    expect(countStarts(backend)).toBe(1)
  })

  test(`an order that is closed while ${channel} is open is shown as closed`, async ({
    context,
    page,
    as,
    backend,
  }) => {
    await as('unpaid', 'wechat')
    await installWechat(context, wechat('ok'))
    await open(page, backend, ';pay:closed')
    await expectToast(page, '支付未完成')
    await expect(page).toHaveURL(/\/my-order\/ALL$/)
  })
}

test('in a browser, alipay_wap opens Alipay through /alipay and returns to the result', async ({
  context,
  page,
  as,
  backend,
}) => {
  await as('unpaid')
  backend.setKnobs('channels:alipay_wap')
  // Simulates Alipay: takes the money and redirects back.
  await context.route('https://mclient.alipay.com/**', (route) => {
    const back = new URL(route.request().url()).searchParams.get('return_url') ?? ''
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body: `<!doctype html><a href="${back}">完成</a>` })
  })
  await openCashier(page)
  await pay(page)
  await page.getByRole('link', { name: '完成' }).click()
  await expect(page).toHaveURL(/\/alipayed\?orderId=O301/)
  await page.getByRole('link', { name: '再确认一次' }).click()
  await expect(page.getByText('支付成功', { exact: true }).first()).toBeVisible()
  await expect(page).toHaveURL(/\/commodity-cbsct-payed\/O301$/)
  expect(orderIn(backend)?.status).toBe('PAID')
})

test('in a browser, the form of alipay_wap_cmb is rebuilt and then submitted', async ({
  context,
  page,
  as,
  backend,
}) => {
  await as('unpaid')
  backend.setKnobs('channels:alipay_wap_cmb')
  let sent = ''
  await context.route('https://openapi.alipay.com/**', (route) => {
    sent = `${route.request().method()} ${route.request().postData() ?? ''}`
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<!doctype html>支付宝' })
  })
  await openCashier(page)
  await pay(page)
  await expect.poll(() => sent).toMatch(/^POST out_trade_no=PAY/)
})

for (const channel of oneOfEach(['alipay_wap', 'alipay_wap_cmb'] as const, () => 'Alipay'))
  test(`inside WeChat ${channel}, explains how to open a browser, and the payment bar is shown until the order is paid`, async ({
    context,
    page,
    as,
    backend,
  }) => {
    await as('unpaid')
    await installWechat(context, { profile: 'android' })
    backend.setKnobs(`channels:${channel};pay:never`)
    await openCashier(page)
    await pay(page)
    await expect(page).toHaveURL(/\/alipay\?goto=https/)
    await expect(page.getByText('请在浏览器中打开')).toBeVisible()
    await page.goto('/my-main')
    await expect(page.getByRole('link', { name: '有一笔付款正在确认，点这里查看结果' })).toBeVisible()
    await page.getByRole('link', { name: '有一笔付款正在确认，点这里查看结果' }).click()
    await expect(page.getByRole('heading', { name: '正在确认支付结果' })).toBeVisible()
    backend.setKnobs('')
    const open = backend.db.payOrders.find(({ orderId }) => orderId === 'O301')
    if (open) open.paidOutside = true
    await expect(page).toHaveURL(/\/order-detail\/O301$/)
    await expect(page.getByRole('heading', { name: '待发货' })).toBeVisible()
    await page.goto('/my-main')
    await quiet(page)
    await expect(page.getByRole('link', { name: '有一笔付款正在确认，点这里查看结果' })).toHaveCount(0)
  })

test('ten taps in two tabs start only one payment', async ({ context, page, as, backend }) => {
  await as('unpaid')
  backend.setKnobs('channels:mock')
  await openCashier(page)
  const other = await context.newPage()
  await other.goto(page.url())
  // A scripted click has no effect while the channels are loading.
  for (const tab of [page, other]) await expect(tab.getByRole('button', { name: /^确认支付/ })).toBeEnabled()
  await Promise.all(
    [page, other].map((tab) =>
      tab.evaluate(() => {
        const button = [...document.querySelectorAll('button')].find((one) => one.textContent.startsWith('确认支付'))
        for (let tap = 0; tap < 10; tap += 1) button?.click()
      }),
    ),
  )
  await expect(page).toHaveURL(/\/order-detail\/O301$/)
  expect(
    backend.db.payOrders.filter(({ orderId, status }) => orderId === 'O301' && status === 'Completed'),
  ).toHaveLength(1)
})

for (const address of [
  '/order-pay-detail?id=PAY1&orderId=O301',
  '/alipay',
  '/payment-beself/O301',
  '/order-contract-pay',
])
  test(`the address ${address} cannot be shown in a frame`, async ({ page }) => {
    const answer = await page.request.get(address)
    expect(answer.headers()['content-security-policy']).toContain("frame-ancestors 'none'")
  })
