import type { Page } from '@playwright/test'
import { expect, quiet, test } from '../../fixtures.ts'
import { countCalls, tapBursts } from '../../taps.ts'

/** Every button of registrations, visits, storage and the summer activity that sends a write, with fast taps. */

interface Case {
  as: string
  at: string
  before?: (page: Page) => Promise<unknown>
  button: string | RegExp
  inDialog?: true
  /** The write of the button, which must be sent once. */
  once: string
}

/** Selects the first free day by its label, because the radio button is hidden. */
const chooseFirstDay = async (page: Page) =>
  page
    .getByRole('radio', { name: /可预约/ })
    .first()
    .check({ force: true })

/** Selects a time by its label, also in a sheet. */
const chooseHour = (page: Page) => page.getByText('15:00-16:00', { exact: true }).click()

async function fillHallForm(page: Page): Promise<void> {
  await page.getByText('深圳湾生命体验馆').click()
  await chooseFirstDay(page)
  await chooseHour(page)
  await page.getByLabel('参加人数').fill('2')
  await page.getByLabel('姓名').fill('何春')
  await page.getByLabel('手机号').fill('13911112222')
}

async function chooseVisit(page: Page): Promise<void> {
  await chooseFirstDay(page)
  await page.getByRole('radio', { name: /^15:30（余/ }).check({ force: true })
}

async function fillVisitors(page: Page): Promise<void> {
  await chooseVisit(page)
  await page.getByLabel('姓名').fill('何春')
  await page.getByLabel('证件号码').fill('11010519491231002X')
  await page.getByLabel('手机号').fill('13911112222')
}

async function fillChildForm(page: Page): Promise<void> {
  await page.getByLabel('姓名', { exact: true }).fill('李小禾')
  await page.getByLabel('证件号码').fill('440304201809010022')
  await expect(page.getByText('分组：低龄组')).toBeVisible()
  await page
    .getByRole('radio', { name: /日 周.，/, disabled: false })
    .first()
    .check({ force: true })
  await page.getByLabel('监护人姓名').fill('李建国')
  await page.getByLabel('监护人手机号').fill('13800000002')
  await expect(page.getByText('¥980.00').first()).toBeVisible()
}

const cases: Record<string, Case> = {
  'signing up': { as: 'member', at: '/sign-form?id=E10', button: '提交报名', once: 'event-registration.create' },
  'signing up with a deposit': {
    as: 'member',
    at: '/sign-form?id=E2',
    before: (page) => page.getByLabel('参加人数').fill('2'),
    button: /^提交并支付定金/,
    once: 'event-registration.create',
  },
  'a visit to a hall': {
    as: 'new',
    at: '/sign-form?id=E6',
    before: fillHallForm,
    button: '提交报名',
    once: 'event-registration.createVisit',
  },
  'cancelling a registration': {
    as: 'member',
    at: '/my-schedule',
    before: (page) => page.getByRole('button', { name: '取消报名' }).first().click(),
    button: /取消/,
    inDialog: true,
    once: 'event-registration.cancelVisit',
  },
  'moving a visit to a hall': {
    as: 'member',
    at: '/my-schedule',
    before: async (page) => {
      await page.getByRole('button', { name: '改期' }).first().click()
      await chooseFirstDay(page)
      await chooseHour(page)
    },
    button: '确定改期',
    inDialog: true,
    once: 'event-registration.updateVisit',
  },
  'reserving a visit': {
    as: 'new',
    at: '/reservation',
    before: fillVisitors,
    button: '提交预约',
    once: 'visit-reservation.create',
  },
  'moving a visit': {
    as: 'member',
    at: '/reservation?id=RV201',
    before: chooseVisit,
    button: '确认更改',
    once: 'visit-reservation.update',
  },
  'cancelling a visit': {
    as: 'member',
    at: '/reservation-inquiry?id=RV201',
    before: (page) => page.getByRole('button', { name: '取消预约' }).click(),
    button: '取消预约',
    inDialog: true,
    once: 'visit-reservation.cancel',
  },
  'the summer activity': {
    as: 'member',
    at: '/summer-activity',
    before: fillChildForm,
    button: '提交并支付',
    once: 'summer.createOrder',
  },
  'a renewal': { as: 'rich', at: '/renew-deposit-form', button: '提交并支付', once: 'order.create' },
  'liking a video': { as: 'member', at: '/video-detail/V1', button: '觉得有用，点个赞', once: 'news.thumbUp' },
}

for (const [name, { as: who, at, before, button, inDialog, once }] of Object.entries(cases))
  for (const [way, taps] of tapBursts)
    test(`${name}: ${way} send only one request, and nothing is paid`, async ({ page, as, backend }) => {
      await as(who)
      await page.goto(at)
      await before?.(page)
      const place = inDialog ? page.getByRole('dialog') : page
      const target = place.getByRole('button', { name: button, exact: true }).first()
      await expect(target).toBeEnabled()
      await taps(target, page)
      await expect.poll(() => countCalls(backend, once)).toBe(1)
      await quiet(page)
      expect(countCalls(backend, once)).toBe(1)
      expect(countCalls(backend, 'payment.start')).toBe(0)
    })

const FAILED = /没有得到服务器的确认|网络出现故障|暂时无法确认/

for (const [name, { as: who, at, before, button, inDialog, once }] of Object.entries(cases))
  test(`${name}: in a separate window, after a lost reply, no error is shown and the request is not sent again`, async ({
    page,
    as,
    backend,
  }) => {
    await as(who)
    await page.goto('/my-main')
    const [own] = await Promise.all([
      page.context().waitForEvent('page'),
      page.evaluate((address) => void window.open(address, '_blank', 'noopener'), at),
    ])
    await before?.(own)
    backend.setKnobs(`fault:${once}=lost@1`)
    const place = inDialog ? own.getByRole('dialog') : own
    await place.getByRole('button', { name: button, exact: true }).first().click()
    await expect.poll(() => countCalls(backend, once)).toBe(1)
    await quiet(own)
    await expect(own.getByText(FAILED)).toHaveCount(0)
    expect(countCalls(backend, once)).toBe(1)
  })
