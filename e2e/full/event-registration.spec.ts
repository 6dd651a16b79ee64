import type { Page } from '@playwright/test'
import { routeToBackend, expect, quiet, test, collectPageErrors } from '../fixtures.ts'
import { expectToast } from '../toasts.ts'
import { installWechat } from '../wechat-simulator.ts'

/** The form of an event and its payment, and a visit to a hall for two people with its entry in the schedule. */

const fillForm = async (page: Page) => {
  await page.getByLabel('姓名').fill('何春')
  await page.getByLabel('手机号').fill('13911112222')
}

/** Chooses the hall and its first free day. @returns the day. */
async function chooseFirstDay(page: Page): Promise<string> {
  await page.getByText('深圳湾生命体验馆').click()
  const day = page.getByRole('radio', { name: /可预约/ }).first()
  const name = (await day.getAttribute('aria-label')) ?? ''
  await day.locator('xpath=..').click()
  return name.split('，')[0] ?? ''
}

test('[CONT-005] [GEN-014] a free event with every kind of field shows errors at the fields, then the next step', async ({
  page,
  as,
  backend,
}) => {
  await as('new')
  await page.goto('/sign-form?id=E1')
  await page.getByRole('button', { name: '提交报名' }).click()
  await expectToast(page, '参加人数不能为空')
  await fillForm(page)
  await page.getByLabel('参加人数').fill('2')
  await page.getByText('孕中期').click()
  await page.getByText('体重管理').click()
  await page.getByRole('button', { name: '所在地区：请选择省、市、区' }).click()
  await page.getByText('确定').click()
  await page.getByRole('button', { name: '提交报名' }).dblclick()
  await expect(page).toHaveURL(/registrationId=RG5001/)
  await expect(page.getByText('活动前一天会发短信提醒您。')).toBeVisible()
  expect(backend.seen.filter(({ id }) => id === 'event-registration.create')).toHaveLength(1)
  await page.reload()
  await expect(page.getByRole('heading', { name: '报名成功' })).toBeVisible()
  await page.getByRole('link', { name: '查看我的预约' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: '孕期营养公开课' })).toContainText('14:00-16:00')
})

test('[LOGIN-028] [REG-019] for a shared event with a deposit, a person signs in, registers, pays and returns', async ({
  page,
  backend,
}) => {
  await page.goto('/sign-form?id=E2&sharingCode=SHARE108')
  await expect(page).toHaveURL(/\/login/)
  await page.getByLabel('手机号').fill('13800000001')
  await page.getByRole('button', { name: '获取验证码' }).click()
  await page.getByLabel('验证码').fill('123456')
  await expect(page).toHaveURL(/\/sign-form\?id=E2&sharingCode=SHARE108/)
  await fillForm(page)
  await page.getByLabel('参加人数').fill('1')
  await page.getByRole('button', { name: '提交并支付定金 ¥50.00' }).click()
  await expect(page).toHaveURL(/\/order-pay-detail\?/)
  await page.getByRole('button', { name: '确认支付 ¥50.00' }).click()
  await expect(page).toHaveURL(/\/sign-form\?.*registrationId=RG5001/, { timeout: 30_000 })
  await expect(page.getByRole('heading', { name: '报名成功' })).toBeVisible()
  await expect(page.getByText('¥50.00 已支付')).toBeVisible()
  expect(backend.db.registrations.find(({ id }) => id === 'RG5001')).toMatchObject({
    status: 'SUCCESS',
    depositState: 'PAID',
    sharingCode: 'SHARE108',
  })
})

test('[REG-017] a full, an ended, a future and an unknown event each show why registration is impossible', async ({
  page,
  as,
}) => {
  await as('member')
  await page.goto('/sign-form?id=E3')
  await expect(page.getByRole('button', { name: '报名已满' })).toBeDisabled()
  await page.goto('/sign-form?id=E4')
  await expect(page.getByText(/报名已于/)).toBeVisible()
  await page.goto('/sign-form?id=E5')
  await expect(page.getByText(/开始报名/)).toBeVisible()
  await page.goto('/sign-form?id=NOPE')
  await expect(page.getByText(/没有找到这个活动/)).toBeVisible()
})

// On a phone in another time zone with a wrong clock, days are China's days, and the current time is the server's.
for (const timezoneId of ['Asia/Shanghai', 'America/Los_Angeles'])
  test.describe(timezoneId, () => {
    test.use({ timezoneId })

    test('[REG-031] [MISC-009] if two people choose a hall’s last place, the second sees that it is taken', async ({
      page,
      as,
      backend,
      browser,
    }) => {
      await page.clock.setFixedTime(Date.now() + 86_400_000)
      await as('new')
      await page.goto('/sign-form?id=E6')
      await fillForm(page)
      await page.getByLabel('参加人数').fill('2')
      const day = await chooseFirstDay(page)
      await page.getByText('14:00-15:00', { exact: true }).click()

      const context = await browser.newContext({ timezoneId })
      await routeToBackend(context, backend)
      await context.addInitScript(
        (token) => window.localStorage.setItem('app:session', JSON.stringify({ token })),
        backend.tokenFor('member'),
      )
      const other = await context.newPage()
      const pageErrors = collectPageErrors(other)
      await other.goto('/sign-form?id=E6')
      await fillForm(other)
      await other.getByLabel('参加人数').fill('1')
      expect(await chooseFirstDay(other)).toBe(day)
      await other.getByText('14:00-15:00', { exact: true }).click()
      await other.getByRole('button', { name: '提交报名' }).click()
      await expect(other).toHaveURL(/registrationId=/)
      await expect(other.getByText(/14:00-15:00$/)).toBeVisible()
      expect(pageErrors).toEqual([])
      await context.close()

      await page.getByRole('button', { name: '提交报名' }).click()
      await expectToast(page, '这个时间刚刚约满，请换一个时间')
      await expect(page.getByText(/14:00-15:00刚刚约满，当天还可约/)).toBeVisible()
      await expect(page.getByLabel('姓名')).toHaveValue('何春')
      await page.getByText('15:00-16:00', { exact: true }).click()
      await page.getByRole('button', { name: '提交报名' }).click()
      await expect(page.getByRole('heading', { name: '待确认' })).toBeVisible()
      const taken = backend.db.registrations.filter(({ id }) => id.startsWith('RG5'))
      expect(taken.map(({ parseTime }) => parseTime)).toEqual(['14:00-15:00', '15:00-16:00'])
      // 14:00 and 15:00 in China, in any time zone of the phones.
      expect(taken.map(({ parseDate }) => new Date(parseDate ?? 0).getUTCHours())).toEqual([6, 7])
    })
  })

test('[REG-018] a visit is moved to another time, added to the calendar and cancelled with a reason', async ({
  page,
  as,
  backend,
}) => {
  await as('member')
  await page.goto('/my-schedule')
  const card = page.getByRole('listitem').filter({ hasText: '深圳湾体验馆参观' })
  await card.getByRole('button', { name: '改期' }).click()
  const sheet = page.getByRole('dialog')
  const day = sheet.getByRole('radio', { name: /可预约/ }).first()
  await day.locator('xpath=..').click()
  await sheet.getByText('15:00-16:00', { exact: true }).click()
  await sheet.getByRole('button', { name: '确定改期' }).click()
  await expectToast(page, '已改期')
  await expect(card).toContainText('15:00-16:00')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    card.getByRole('button', { name: '加入手机日历' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('预约-RG21.ics')
  await card.getByRole('button', { name: '取消报名' }).click()
  await page.getByRole('dialog').getByText('行程有变').click()
  await page.getByRole('dialog').getByRole('button', { name: '取消报名' }).click()
  await expectToast(page, '已取消')
  await expect(card).toContainText('已取消')
  expect(backend.db.registrations.find(({ id }) => id === 'RG21')).toMatchObject({
    status: 'CANCEL',
    reason: '行程有变',
  })
})

test('inside WeChat, the text of a visit can be copied for the calendar', async ({ page, as, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await installWechat(context, { profile: 'ios' })
  await as('member')
  await page.goto('/my-schedule')
  await page.getByRole('button', { name: '复制日程提醒' }).first().click()
  await expectToast(page, '已复制，可以粘贴到备忘录或日历')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^深圳湾体验馆参观\n时间：.*10:00-11:00\n地点：/,
  )
})

test('[INS-008] storing immune cells starts with a reservation; then personal data are entered and shown masked', async ({
  page,
  as,
  backend,
}) => {
  await as('new')
  await page.goto('/immune-cell-storage-reservation/E12')
  await page.getByRole('button', { name: '提交并支付定金 ¥200.00' }).click()
  await page.getByRole('button', { name: '确认支付 ¥200.00' }).click()
  await expect(page).toHaveURL(/\/immune-cell-storage-info-form\/RG5001/, { timeout: 30_000 })
  await page.getByLabel('证件号码').fill('11010519491231002X')
  await expect(page.getByRole('radio', { name: '女' })).toBeChecked()
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText(/信息已提交/)).toBeVisible()
  await page.reload()
  await expect(page.getByText('1101****002X')).toBeVisible()
  await quiet(page)
  expect(await page.content()).not.toContain('11010519491231002X')
  expect(backend.db.registrations.find(({ id }) => id === 'RG5001')?.data).toMatchObject({ birthday: '1949-12-31' })
})
