import type { Page } from '@playwright/test'
import type { Backend } from '#/mocks/backend.ts'
import { expect, test } from '../../fixtures.ts'
import { expectToast } from '../../toasts.ts'
import { installWechat } from '../../wechat-simulator.ts'

const DAY_MS = 86_400_000
const GIRL = '440304201809010022'

/** The label of a day of the younger group in the calendar. */
const dayName = (day: string) => new RegExp(`^${Number(day.slice(5, 7))}月${Number(day.slice(8))}日 `)
const youngerDays = (backend: Backend) => backend.db.summerDays.filter(({ ageGroup }) => ageGroup === 'LOW')
const dayOf = (backend: Backend, index: number) => youngerDays(backend)[index]?.date ?? ''

async function fillForm(page: Page, day: string): Promise<void> {
  await page.getByLabel('姓名', { exact: true }).fill('李小禾')
  await page.getByLabel('证件号码').fill(GIRL)
  await expect(page.getByText('分组：低龄组')).toBeVisible()
  await page.getByRole('radio', { name: dayName(day) }).check({ force: true })
  await page.getByLabel('监护人姓名').fill('李建国')
  await page.getByLabel('监护人手机号').fill('13800000002')
  await expect(page.getByText('¥980.00').first()).toBeVisible()
}

const submitButton = (page: Page) => page.getByRole('button', { name: '提交并支付' })
const pay = (page: Page) => page.getByRole('button', { name: /^确认支付 ¥980.00/ }).click()
const ordersOfMember = (backend: Backend) => backend.db.summerOrders.filter(({ userId }) => userId === 'U102')

for (const [where, off] of [
  ['ahead', DAY_MS],
  ['behind', -DAY_MS],
] as const)
  test.describe(`on a phone in UTC−8 with a clock a day ${where}`, () => {
    test.use({ timezoneId: 'America/Los_Angeles' })

    test('[LIT-010] [SUM-003] [SUM-004] an activity opened from the banner is booked and paid, and shows its payment', async ({
      page,
      as,
      backend,
    }) => {
      await as('member')
      backend.setKnobs('channels:mock')
      await page.clock.install({ time: new Date(Date.now() + off) })
      await page.goto('/summer-banner')
      await page.getByRole('link', { name: '去报名' }).click()
      await fillForm(page, dayOf(backend, 0))
      await submitButton(page).dblclick()
      await expect(page).toHaveURL(/\/order-pay-detail\?/)
      await pay(page)
      await expect(page).toHaveURL(/\/summer-order-detail\/SO\d+$/)
      await expect(page.getByRole('heading', { name: '报名成功' })).toBeVisible()
      await expect(page.getByText('模拟支付', { exact: true })).toBeVisible()
      await expect(page.getByText(/^20\d\d年7月5日 /)).toBeVisible()
      expect(ordersOfMember(backend)).toMatchObject([{ status: 'SUCCESS', amount: 98_000, date: dayOf(backend, 0) }])
      await page.goto('/summer-activity-order-list')
      await page.getByRole('link', { name: /李小禾/ }).click()
      await expect(page.getByText('138****0002')).toBeVisible()
    })
  })

test('inside WeChat, the summer activity is paid in WeChat’s cashier', async ({ context, page, as, backend }) => {
  await as('member', 'wechat')
  backend.setKnobs('channels:wx_pub')
  await installWechat(context, { profile: 'ios', answers: { getBrandWCPayRequest: ['ok'] } })
  await page.goto('/summer-activity')
  await fillForm(page, dayOf(backend, 0))
  await submitButton(page).click()
  await pay(page)
  await expect(page.getByRole('heading', { name: '报名成功' })).toBeVisible()
  await expect(page.getByText('微信支付')).toBeVisible()
  expect(ordersOfMember(backend)).toMatchObject([{ status: 'SUCCESS', channel: 'wx_pub' }])
})

test('if two people choose the last summer place, the second sees free days, and the form keeps all values', async ({
  page,
  as,
  backend,
}) => {
  await as('member')
  await page.goto('/summer-activity')
  const day = youngerDays(backend)[1]
  await fillForm(page, day?.date ?? '')
  // Simulates that another person has taken the last places.
  if (day) day.places = 0
  await submitButton(page).click()
  await expectToast(page, '这一天的名额刚刚被约满，请换一个日期')
  await expect(page.getByText(/名额不够了，最近还有：/)).toBeVisible()
  await expect(page.getByLabel('姓名', { exact: true })).toHaveValue('李小禾')
  await page.getByRole('radio', { name: dayName(dayOf(backend, 2)) }).check({ force: true })
  await submitButton(page).click()
  await expect(page).toHaveURL(/\/order-pay-detail\?/)
  expect(ordersOfMember(backend)).toHaveLength(1)
})

test('an expired summer order releases its place and links to a new form; no child’s data are stored on the device', async ({
  page,
  as,
  backend,
}) => {
  await as('member')
  await page.goto('/summer-activity')
  await fillForm(page, dayOf(backend, 0))
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
  expect(kept).not.toMatch(/440304201809010022|李小禾|13800000002/)
  await submitButton(page).click()
  await expect(page).toHaveURL(/\/order-pay-detail\?/)
  const [order] = ordersOfMember(backend)
  if (order) order.expiresAt = Date.now() - 1
  await page.goto(`/summer-order-detail/${order?.id}`)
  await expect(page.getByText('没有在时间内支付，名额已经放出')).toBeVisible()
  await page.getByRole('link', { name: '重新报名' }).click()
  await expect(page.getByText(/^剩余名额 \d+$/)).toBeVisible()
})

test('if the payment of a summer activity arrives after the time limit, the page shows the state from the server', async ({
  page,
  as,
  backend,
}) => {
  await as('member')
  backend.setKnobs('channels:mock')
  await page.goto('/summer-activity')
  await fillForm(page, dayOf(backend, 1))
  await submitButton(page).click()
  await expect(page).toHaveURL(/\/order-pay-detail\?/)
  const [order] = ordersOfMember(backend)
  if (order) order.expiresAt = Date.now() - 1
  const day = youngerDays(backend)[1]
  if (day) day.places = 0
  await pay(page)
  await expect(page.getByRole('heading', { name: '退款中' })).toBeVisible()
  await expect(page.getByText('付款到账时名额已满，款项会按原支付方式退回')).toBeVisible()
})
