import type { Page } from '@playwright/test'
import type { Backend } from '#/mocks/backend.ts'
import { dayAfter, dayLabel, dayOf } from '#/shared/lib/time/calendar.ts'
import { modulesIn, readQr } from '#tests/read-qr.ts'
import { routeToBackend, expect, quiet, test, collectPageErrors } from '../fixtures.ts'
import { expectToast } from '../toasts.ts'
import { darkPixels } from '../qr-pixels.ts'
import { installWechat } from '../wechat-simulator.ts'

const CARD = '11010519491231002X'

/** The label of an offered day that is `days` days after today in China. */
const dayIn = (days: number): string => `${dayLabel(dayAfter(dayOf(Date.now()), days))}，可预约`

async function chooseTime(page: Page, days: number, time: string): Promise<void> {
  const day = page.getByRole('radio', { name: dayIn(days) })
  await expect(page.getByRole('radio', { name: /可预约|约满/ }).first()).toBeAttached()
  if ((await day.count()) === 0) await page.getByRole('button', { name: '下个月' }).click()
  await day.check({ force: true })
  await page.getByText(time, { exact: true }).click()
}

async function fillVisitor(page: Page, name = '何春', card = CARD): Promise<void> {
  await page.getByLabel('姓名').last().fill(name)
  await page.getByLabel('证件号码').last().fill(card)
  await page.getByLabel('手机号').fill('13911112222')
}

const submit = (page: Page) => page.getByRole('button', { name: '提交预约' }).click()

const rowOf = ({ db }: Backend, id: string) => {
  const row = db.reservations.find((one) => one.id === id)
  if (!row) throw new Error(`no reservation ${id}`)
  return row
}

const timer = (page: Page) => page.getByRole('timer')

test('[LOGIN-043] [PAY-045] [PAYX-002] a visit is reserved and paid without a login, and its ticket is shown', async ({
  page,
  backend,
}) => {
  await page.goto('/personal-reservation-form')
  await chooseTime(page, 1, '10:30（余8）')
  await fillVisitor(page)
  await submit(page)
  await expect(page).toHaveURL(/\/reservation-inquiry\?id=RV5001$/)
  await page.getByRole('link', { name: '去支付' }).click()
  await expect(page).toHaveURL(/\/alipay\?companyId=ORG1&orderId=RV5001&isReservation=true/)
  await expect(page.getByText('等待支付')).toBeVisible()
  await page
    .context()
    .route('https://mclient.alipay.com/**', (route) => route.fulfill({ contentType: 'text/html', body: '付款' }))
  await page.getByRole('button', { name: '去支付' }).click()
  await expect(page).toHaveURL(/^https:\/\/mclient\.alipay\.com/)
  const back = new URL(page.url()).searchParams.get('return_url') ?? ''
  await page.goBack()
  await expect(page).toHaveURL(/\/reservation-inquiry\?id=RV5001$/)
  await page.goto(back)
  await expect(page).toHaveURL(/\/reservation-inquiry\?id=RV5001$/)
  await expect(page.getByRole('heading', { name: '预约成功' })).toBeVisible({ timeout: 20_000 })
  const code = page.getByRole('img', { name: '入场二维码' })
  await expect(code).toBeVisible()
  const box = await code.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(330)
  const whole = { left: 0, top: 0, width: box?.width ?? 0, height: box?.height ?? 0 }
  expect(readQr(modulesIn(await darkPixels(code, whole)))).toBe('TKRV5001')
  expect(rowOf(backend, 'RV5001')).toMatchObject({ status: 'SUCCESS', refundAmount: null })
})

test('inside WeChat, a visit is reserved, Alipay is opened in a browser, and the reminder is shown as text', async ({
  context,
  page,
  as,
}) => {
  await installWechat(context, { profile: 'ios' })
  await as('member')
  await page.goto('/reservation-inquiry?id=RV201')
  await expect(page.getByRole('button', { name: '复制到访提醒' })).toBeVisible()
  await page.goto(
    '/alipay?companyId=ORG1&orderId=RV202&isReservation=true&JumpToUrl=%2Freservation-inquiry%3Fid%3DRV202',
  )
  await page.getByRole('button', { name: '去支付' }).click()
  await expect(page.getByText('请在浏览器中打开')).toBeVisible()
  await page.getByRole('link', { name: '已完成支付' }).click()
  await expect(page).toHaveURL(/\/reservation-inquiry\?id=RV202$/)
})

test('a signed-in owner pays a visit in the cashier and returns to the ticket', async ({ page, as }) => {
  await as('member')
  await page.goto('/reservation-inquiry?id=RV202')
  await page.getByRole('link', { name: '去支付' }).click()
  await expect(page).toHaveURL(/\/order-pay-detail\?/)
  await page.getByText('模拟支付').click()
  await page.getByRole('button', { name: /^确认支付 ¥/ }).click()
  await expect(page).toHaveURL(/\/reservation-inquiry\?id=RV202$/, { timeout: 20_000 })
  await expect(page.getByRole('img', { name: '入场二维码' })).toBeVisible({ timeout: 20_000 })
})

test('if two people choose the last place, the second sees a message, and the form keeps the values', async ({
  browser,
  page,
  backend,
}) => {
  const other = await browser.newContext()
  await routeToBackend(other, backend)
  const second = await other.newPage()
  const pageErrors = collectPageErrors(second)
  for (const one of [page, second]) {
    await one.goto('/reservation')
    await chooseTime(one, 1, '14:00（余1）')
  }
  await fillVisitor(page)
  await fillVisitor(second, '何秋', '110105194912310038')
  await submit(page)
  await expect(page).toHaveURL(/\/reservation-inquiry\?id=RV5001$/)
  await submit(second)
  await expectToast(second, '该时间已约满，请换一个时间')
  await expect(second.getByText('14:00刚刚约满了，请换一个时间，已填写的内容都在。')).toBeVisible()
  await expect(second.getByLabel('姓名')).toHaveValue('何秋')
  await second.getByRole('button', { name: '15:30（余8）' }).click()
  await submit(second)
  await expect(second).toHaveURL(/\/reservation-inquiry\?id=RV5002$/)
  expect(backend.db.reservations.filter(({ id }) => id.startsWith('RV500')).map(({ time }) => time)).toEqual([
    '14:00',
    '15:30',
  ])
  expect(pageErrors).toEqual([])
  await other.close()
})

test('[REG-024] [REG-025] a visit’s countdown continues during a reload; after 00:00 the form keeps the visitors', async ({
  page,
  as,
  backend,
}) => {
  await as('member')
  rowOf(backend, 'RV202').expireTime = Date.now() + 180_000
  await page.clock.install()
  await page.goto('/reservation-inquiry?id=RV202')
  await expect(timer(page)).toHaveText(/^0[23]:\d\d$/)
  await page.reload()
  await expect(timer(page)).toHaveText(/^0[23]:\d\d$/)
  // The clock of the server advances by the same time.
  backend.setKnobs(`clock:${new Date(Date.now() + 130_000).toISOString()}`)
  await page.reload()
  await expect(page.getByText('不到1分钟了，请尽快完成支付')).toBeVisible()
  backend.setKnobs(`clock:${new Date(Date.now() + 190_000).toISOString()}`)
  await page.clock.fastForward(70_000)
  await expect(page.getByRole('heading', { name: '已过期' })).toBeVisible()
  await expect(page.getByText('00:00', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: '去支付' })).toHaveCount(0)
  await page.getByRole('link', { name: '重新选择' }).click()
  await expect(page.getByLabel('姓名').first()).toHaveValue('李建国')
})

test.describe('on a phone in Los Angeles whose clock is a day behind', () => {
  test.use({ timezoneId: 'America/Los_Angeles' })

  test('the day of a visit is the day in China, and the countdown uses the server’s clock', async ({
    page,
    as,
    backend,
  }) => {
    await as('member')
    await page.clock.install({ time: Date.now() - 86_400_000 })
    rowOf(backend, 'RV202').expireTime = Date.now() + 125_000
    await page.goto('/reservation-inquiry?id=RV202')
    await expect(timer(page)).toHaveText(/^0[12]:\d\d$/)
    await page.goto('/reservation')
    await chooseTime(page, 2, '10:30（余8）')
    await fillVisitor(page)
    await submit(page)
    await expect(page).toHaveURL(/\/reservation-inquiry\?id=RV5001$/)
    await expect(page.getByText(`${dayLabel(dayAfter(dayOf(Date.now()), 2))} 10:30`)).toBeVisible()
    await expect(timer(page)).toHaveText(/^(15:00|14:\d\d)$/)
  })
})

test('a ticket is found with mobile number and name, changed, and shown from the phone’s copy if the server fails', async ({
  page,
  backend,
}) => {
  await page.goto('/reservation-inquiry')
  await page.getByLabel('手机号').fill('13800000002')
  await page.getByLabel('访客姓名').fill('李小禾')
  await page.getByRole('button', { name: '查询', exact: true }).click()
  await page.getByRole('link', { name: /预约成功/ }).click()
  await expect(page).toHaveURL(/\?id=RV201$/)
  await page.getByRole('link', { name: '更改时间' }).click()
  await chooseTime(page, 8, '15:30（余8）')
  await page.getByRole('button', { name: '确认更改' }).click()
  await expect(page).toHaveURL(/\/reservation-inquiry\?id=RV201$/)
  expect(rowOf(backend, 'RV201')).toMatchObject({ time: '15:30', amount: 5000 })
  await expect(page.getByText(/^最后更新 /)).toBeVisible()
  await quiet(page)
  backend.setKnobs('fault:visit-reservation.get=500')
  await page.reload()
  await expect(page.getByText('现在连不上服务器，这是本机保存的入场码。')).toBeVisible()
  await expect(page.getByRole('img', { name: '入场二维码' })).toBeVisible()
})

test('[API-033] a paid visit is cancelled after a confirmation, and the money is refunded', async ({
  page,
  as,
  backend,
}) => {
  await as('member')
  await page.goto('/reservation-inquiry?id=RV201')
  await page.getByRole('button', { name: '取消预约' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '取消预约' }).click()
  await expectToast(page, '已取消')
  await expect(page.getByText('已付的¥50.00会原路退回您的付款账户。')).toBeVisible()
  expect(rowOf(backend, 'RV201')).toMatchObject({ status: 'CANCEL', refundAmount: 5000 })
})
