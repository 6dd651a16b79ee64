import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { createBackend } from '#/mocks/backend.ts'
import { quiet } from '#tests/quiet.ts'
import { newBackend, NOW, renderRoute } from '#tests/render-route.tsx'
import { jsonHandler, withHandlers, holdCalls, spyOnRequest } from '#tests/request-handlers.ts'
import { findToast } from '#tests/screen-texts.ts'

type App = Awaited<ReturnType<typeof renderRoute>>

const EVENT = 'mallsales/api/public/mall-registration-events'
const openForm = (id: string, options: Parameters<typeof renderRoute>[1] = {}) =>
  renderRoute(`/sign-form?id=${id}`, { as: 'new', ...options })

/** Fills in name and mobile, which the account may know already. */
async function fillIn(app: App) {
  await app.type('姓名', '何春')
  await app.type('手机号', '13911112222')
}
const submitForm = (app: App, name: string | RegExp = '提交报名') => app.press(name)
const createdRegistration = ({ backend }: App) => backend.db.registrations.find(({ id }) => id === 'RG5001')

describe('signing up for an event', () => {
  test('[CONT-005] [GEN-014] loads the event once, and its form shows every kind of field', async () => {
    const asked = spyOnRequest('get', `${EVENT}/E1`)
    const app = await openForm('E1', { backend: withHandlers(newBackend(), asked.handler) })
    await app.sees('孕期营养公开课')
    expect(asked.asked).toHaveLength(1)
    await app.sees('2026-11-28 14:00-16:00')
    // What the account knows is filled in.
    expect(await screen.findByLabelText('姓名')).toHaveValue('王秀兰')
    expect(screen.getByLabelText('手机号')).toHaveValue('13800000001')
    expect(screen.getByLabelText('参加人数')).toBeVisible()
    expect(screen.getByRole('radio', { name: '孕中期' })).toBeInTheDocument()
    expect(screen.getByRole('checkbox', { name: '叶酸怎么补' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: '预产期（选填）：请选择预产期' })).toBeVisible()
    expect(screen.getByRole('button', { name: '所在地区：请选择省、市、区' })).toBeVisible()
    expect(screen.getByRole('group', { name: /检查报告照片/ })).toBeVisible()
  })

  test('[GEN-014] a required picture field is not labelled 选填', async () => {
    const backend = newBackend()
    for (const event of backend.db.registrationEvents)
      event.fields = event.fields.map((field) => ({ ...field, required: true }))
    await openForm('E1', { backend })
    expect(await screen.findByRole('group', { name: '检查报告照片（最多 3 张）' })).toBeVisible()
    await quiet()
    expect(screen.queryByText(/选填/)).toBeNull()
  })

  test('[GEN-014] each invalid field shows its own message, and a toast shows the first message', async () => {
    const app = await openForm('E1')
    await app.type('姓名', '何')
    await app.type('参加人数', '9')
    await submitForm(app)
    expect(await findToast('姓名至少2个字')).toBeInTheDocument()
    for (const text of ['参加人数不能大于5', '目前阶段不能为空', '想听的内容不能为空', '所在地区不能为空'])
      expect(screen.getByText(text)).toBeVisible()
    expect(await app.calls('event-registration.create')).toEqual([])
  })

  test('[REG-002] a double tap creates one registration for a free event, and the next step is shown', async () => {
    const app = await openForm('E10')
    await fillIn(app)
    await app.user.dblClick(await screen.findByRole('button', { name: '提交报名' }))
    await app.arrives('/sign-form?id=E10&registrationId=RG5001')
    await app.sees('报名成功')
    await app.sees('活动前一天会发短信提醒您。')
    expect(screen.getByRole('link', { name: '查看我的预约' })).toHaveAttribute('href', '/my-schedule')
    expect(await app.calls('event-registration.create')).toHaveLength(1)
    expect(createdRegistration(app)).toMatchObject({ status: 'SUCCESS', data: { name: '何春', mobile: '13911112222' } })
  })

  test('sends the sharing code that is in the address', async () => {
    const app = await renderRoute('/sign-form?id=E10&sharingCode=SHARE108', { as: 'new' })
    await fillIn(app)
    await submitForm(app)
    await app.arrives('/sign-form?id=E10&registrationId=')
    expect(createdRegistration(app)?.sharingCode).toBe('SHARE108')
  })

  test('[REG-001] [REG-019] an event with a deposit opens the cashier, and the result still has a link to the payment', async () => {
    const app = await openForm('E2')
    await fillIn(app)
    await app.type('参加人数', '1')
    await submitForm(app, '提交并支付定金 ¥50.00')
    await app.arrives('/order-pay-detail?')
    await app.sees(/^支付剩余时间 (30:00|29:\d\d)$/)
    // The form must not become a link to the payment before the cashier opens: a second tap would hit the link.
    const calls = (await app.calls()).map(({ id }) => id)
    expect(calls[calls.indexOf('event-registration.create') + 1]).toBe('pay-order.get')
    expect(createdRegistration(app)).toMatchObject({ status: 'WAIT_FOR_PAY', payOrderId: 'PAY5001' })
    expect(app.backend.db.payOrders.at(-1)).toMatchObject({ amount: 5000, fee: { kind: 'registration', id: 'RG5001' } })
    await app.router.navigate('/sign-form?id=E2&registrationId=RG5001')
    await app.sees('待支付')
    await app.sees(/名额为您保留到 2026-11-20 10:30/)
    expect(screen.getByRole('link', { name: '去支付' })).toHaveAttribute(
      'href',
      expect.stringContaining('/order-pay-detail?id=PAY5001'),
    )
  })

  test('[REG-019] an unpaid registration without a pay order shows a notice and no link to the cashier', async () => {
    const unpaid = { id: 'RG1', status: 'WAIT_FOR_PAY', userOption: { deposit: 5000 }, registrationTime: NOW }
    const app = await renderRoute('/sign-form?registrationId=RG1', {
      as: 'new',
      backend: withHandlers(newBackend(), jsonHandler('get', 'mallsales/api/user/mall-user-registrations/RG1', unpaid)),
    })
    await app.sees(/支付单还没有准备好/)
    await quiet()
    expect(screen.queryByRole('link', { name: '去支付' })).toBeNull()
  })

  test('after a lost reply, the app looks up the registration and creates no second registration', async () => {
    const app = await openForm('E10', { knobs: 'fault:event-registration.create=lost@1' })
    await fillIn(app)
    await submitForm(app)
    await app.arrives('/sign-form?id=E10&registrationId=RG5001')
    expect(app.backend.db.registrations.filter(({ eventId }) => eventId === 'E10')).toHaveLength(1)
  })
})

test('the time to pay a deposit is counted down; after it has passed, the person cannot pay and can sign up again', async () => {
  const toFake = ['Date', 'performance', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const
  vi.useFakeTimers({ toFake: [...toFake], now: NOW })
  let now = NOW
  const backend = createBackend({ now: () => now, knobs: '', wait: () => Promise.resolve() })
  const user = backend.db.users.find(({ persona }) => persona === 'new')
  const [example] = backend.db.registrations
  if (!user || !example) throw new Error('no example')
  const unpaid = { status: 'WAIT_FOR_PAY', workflowStatus: null, depositState: 'UNPAID', payOrderId: 'PAY1' } as const
  const held = { id: 'RG1', userId: user.id, eventId: 'E2', deposit: 5000, payUntil: NOW + 60_000 }
  backend.db.registrations.push({ ...example, ...unpaid, ...held })
  const app = await renderRoute('/sign-form?id=E2&registrationId=RG1', { as: 'new', backend })
  await vi.waitFor(() => screen.getByText('剩余支付时间 00:01:00'), { timeout: 8000 })
  expect(screen.getByRole('link', { name: '去支付' })).toHaveAttribute('href', expect.stringContaining('id=PAY1'))
  await quiet()
  now += 62_000
  act(() => void vi.advanceTimersByTime(60_000))
  await quiet()
  expect(screen.getByRole('heading', { name: '支付时间已过' })).toBeVisible()
  expect(screen.queryByRole('link', { name: '去支付' })).toBeNull()
  // Then the server reports the place as released.
  act(() => void vi.advanceTimersByTime(2000))
  vi.useRealTimers()
  await app.sees('已取消')
  await app.follow('重新报名')
  await app.arrives('/sign-form?id=E2')
})

describe('after a sign-up request that did not reach the server', () => {
  test('an earlier cancelled registration is not taken for the new registration, and the form keeps its values', async () => {
    const backend = newBackend('fault:event-registration.create=502@1')
    const user = backend.db.users.find(({ persona }) => persona === 'new')
    const [example] = backend.db.registrations
    if (!user || !example) throw new Error('no example')
    const cancelled = { id: 'RG9', userId: user.id, eventId: 'E10', status: 'CANCEL' as const, registrationTime: NOW }
    backend.db.registrations.push({ ...example, ...cancelled })
    const app = await openForm('E10', { backend })
    await fillIn(app)
    await submitForm(app)
    await app.calls()
    expect(app.address()).toBe('/sign-form?id=E10')
    expect(screen.getByLabelText('姓名')).toHaveValue('何春')
    await submitForm(app)
    await app.arrives('/sign-form?id=E10&registrationId=RG5')
    const standing = backend.db.registrations.filter(({ eventId, status }) => eventId === 'E10' && status !== 'CANCEL')
    expect(standing.filter(({ userId }) => userId === user.id)).toHaveLength(1)
  })
})

describe('an event that is closed for registration', () => {
  test('[REG-017] a full event shows 报名已满 and cannot be submitted', async () => {
    const app = await openForm('E3')
    await app.sees(/名额已经报满/)
    expect(await screen.findByRole('button', { name: '报名已满' })).toBeDisabled()
    expect(screen.getByLabelText('姓名')).toBeVisible()
  })

  test('[REG-017] an event that becomes full shows 报名已满 after the attempt, and the form keeps its values', async () => {
    const app = await openForm('E10')
    await fillIn(app)
    Object.assign(app.backend.db.registrationEvents.find(({ id }) => id === 'E10') ?? {}, { others: 30 })
    await submitForm(app)
    expect(await findToast('报名已满')).toBeInTheDocument()
    expect(await screen.findByRole('button', { name: '报名已满' })).toBeDisabled()
    expect(screen.getByLabelText('姓名')).toHaveValue('何春')
    expect(screen.getByLabelText('手机号')).toHaveValue('13911112222')
  })

  test('an ended event shows when it ended, and a future event when it begins', async () => {
    const app = await openForm('E4')
    await app.sees(/报名已于 2026-11-10 10:00 结束/)
    expect(screen.getByRole('button', { name: '报名已结束' })).toBeDisabled()
    await app.router.navigate('/sign-form?id=E5')
    await app.sees(/2026-11-20 12:00 开始报名/)
    expect(screen.getByRole('button', { name: '报名还没开始' })).toBeDisabled()
  })

  test('the registration opens by itself when the event begins', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'], now: NOW })
    const backend = newBackend()
    Object.assign(backend.db.registrationEvents.find(({ id }) => id === 'E5') ?? {}, { startTime: NOW + 60_000 })
    await openForm('E5', { backend })
    await vi.waitFor(() => screen.getByRole('button', { name: '报名还没开始' }), { timeout: 8000 })
    await quiet()
    act(() => void vi.advanceTimersByTime(NOW + 60_000 - Date.now()))
    expect(screen.getByRole('button', { name: '提交报名' })).toBeEnabled()
  })

  test.each(['/sign-form?id=NOPE', '/sign-form', '/immune-cell-storage-reservation/NOPE'])(
    'the address %s, which has no event, shows a text and a link',
    async (address) => {
      const app = await renderRoute(address, { as: 'new' })
      await app.sees(/没有找到这个活动/)
      expect(screen.getByRole('link', { name: '查看我的预约' })).toBeVisible()
      await quiet()
      expect(app.backend.violations).toEqual([])
    },
  )

  test('if the form of an event is open twice, submitting the second form creates one registration', async () => {
    const app = await openForm('E10')
    await fillIn(app)
    const twin = await renderRoute('/sign-form?id=E10', { as: 'new', backend: app.backend, sameTab: true })
    const event = app.backend.db.registrationEvents.find(({ id }) => id === 'E10')
    if (event) event.capacity = 40
    await submitForm(twin)
    await twin.arrives('/sign-form?id=E10&registrationId=RG5001')
    expect(app.backend.db.registrations.filter(({ eventId }) => eventId === 'E10')).toHaveLength(1)
  })
})

describe('the registration for a visit to a hall', () => {
  const slotOf = async (app: App, day: string) => {
    await app.user.click(await screen.findByRole('radio', { name: '深圳湾生命体验馆' }))
    await app.user.click(await screen.findByRole('radio', { name: new RegExp(`^${day}.*可预约`) }))
  }

  test('[REG-031] [MISC-009] asks for hall, day and time in this order; full days and times are marked', async () => {
    const app = await openForm('E6')
    await app.sees('选择体验馆和时间')
    await screen.findByRole('radio', { name: '深圳湾生命体验馆' })
    expect(await app.calls('event-registration.freeDates')).toEqual([])
    await app.user.click(screen.getByRole('radio', { name: '深圳湾生命体验馆' }))
    await app.sees('地址：深圳市南山区科苑南路2666号 一楼')
    const full = (await screen.findAllByRole('radio', { name: /约满/ }))[0]
    expect(full).toBeDisabled()
    expect(await app.calls('event-registration.freeTimes')).toEqual([])
    await slotOf(app, '11月21日 周六')
    await app.user.click(await screen.findByRole('radio', { name: '14:00-15:00' }))
    await submitForm(app)
    expect(await findToast('参加人数不能为空')).toBeInTheDocument()
    await app.type('参加人数', '2')
    await submitForm(app)
    await app.arrives('/sign-form?id=E6&registrationId=RG5001')
    await app.sees('待确认')
    await app.sees('2026-11-21 14:00-15:00')
    expect(createdRegistration(app)).toMatchObject({
      hallId: 'H1',
      parseTime: '14:00-15:00',
      data: { peopleNumber: 2 },
    })
    const order = (await app.calls()).map(({ id }) => id).filter((id) => /hall|free|Visit/i.test(id))
    expect(order.indexOf('event-registration.freeDates')).toBeGreaterThan(order.indexOf('event-registration.halls'))
    expect(order.indexOf('event-registration.freeTimes')).toBeGreaterThan(order.indexOf('event-registration.freeDates'))
    expect(order.indexOf('event-registration.createVisit')).toBeGreaterThan(
      order.indexOf('event-registration.freeTimes'),
    )
  })

  test('shows a message with the free times when the chosen time has become full, and keeps the form’s values', async () => {
    const app = await openForm('E6')
    await app.type('姓名', '何春')
    await app.type('参加人数', '2')
    await slotOf(app, '11月21日 周六')
    await app.user.click(await screen.findByRole('radio', { name: '14:00-15:00' }))
    const [row] = app.backend.db.registrations
    if (!row) throw new Error('no row')
    const parseDate = Date.parse('2026-11-21T14:00:00+08:00')
    app.backend.db.registrations.push({ ...row, id: 'RGX', hallId: 'H1', parseDate, parseTime: '14:00-15:00' })
    await submitForm(app)
    expect(await findToast('这个时间刚刚约满，请换一个时间')).toBeInTheDocument()
    const [told] = await app.sees('14:00-15:00刚刚约满，当天还可约：10:00-11:00、15:00-16:00')
    expect(told).toHaveRole('alert')
    expect(screen.getByRole('radio', { name: '14:00-15:00（约满）' })).toBeDisabled()
    expect(screen.getByLabelText('姓名')).toHaveValue('何春')
    await app.user.click(screen.getByRole('radio', { name: '15:00-16:00' }))
    await submitForm(app)
    await app.arrives('/sign-form?id=E6&registrationId=')
    expect(createdRegistration(app)?.parseTime).toBe('15:00-16:00')
  })

  test('shows a retry when the days cannot be loaded, and a text when a hall has no days', async () => {
    const app = await openForm('E6', { knobs: 'fault:event-registration.freeDates=500' })
    await app.user.click(await screen.findByRole('radio', { name: '深圳湾生命体验馆' }))
    const retry = await screen.findByRole('button', { name: '重新读取日期' }, { timeout: 8000 })
    app.backend.setKnobs('')
    await app.user.click(retry)
    await screen.findByRole('radio', { name: /11月21日.*可预约/ })
    await app.user.click(screen.getByRole('radio', { name: '宝安体验馆（装修中）' }))
    expect(await app.sees(/近期不开放预约/)).toHaveLength(1)
  })

  test('shows a text when there is no hall, and then no visit can be chosen', async () => {
    const app = await openForm('E6', { knobs: 'fault:event-registration.halls=404' })
    await app.sees(/暂时没有可预约的体验馆/)
    await quiet()
    expect(screen.queryByRole('radio')).toBeNull()
    await app.type('参加人数', '2')
    await submitForm(app)
    expect(await findToast('体验馆不能为空')).toBeInTheDocument()
    expect(await app.calls('event-registration.createVisit')).toEqual([])
  })

  test('[MISC-009] [REG-031] lets the person change the time of the visit in the schedule', async () => {
    const app = await renderRoute('/my-schedule', { as: 'member' })
    await app.press('改期')
    const sheet = within(await screen.findByRole('dialog', undefined, { timeout: 8000 }))
    expect(sheet.getByText('现在的预约：2026-11-23 10:00-11:00')).toBeVisible()
    await app.user.click(await sheet.findByRole('radio', { name: /^11月21日.*可预约/ }))
    await app.user.click(await sheet.findByRole('radio', { name: '15:00-16:00' }))
    await app.user.click(sheet.getByRole('button', { name: '确定改期' }))
    expect(await findToast('已改期')).toBeInTheDocument()
    await app.sees('日期 2026-11-21 15:00-16:00')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const row = app.backend.db.registrations.find(({ id }) => id === 'RG21')
    expect(row).toMatchObject({ parseTime: '15:00-16:00', workflowStatus: 'UNCONFIRMED' })
  })
})

test('the sign-up button is disabled during the request, and one registration is created', async () => {
  const hold = holdCalls('post', 'mallsales/api/user/mall-user-registrations')
  const app = await openForm('E10', { backend: withHandlers(newBackend(), hold.handler) })
  await fillIn(app)
  await submitForm(app)
  expect(await screen.findByRole('button', { name: '提交报名' })).toHaveAttribute('aria-busy', 'true')
  hold.release()
  await app.arrives('/sign-form?id=E10&registrationId=')
  expect(await app.calls('event-registration.create')).toHaveLength(1)
})

test('a person who is already registered sees a link to the registration, where the deposit can be paid', async () => {
  const app = await openForm('E2')
  await fillIn(app)
  await app.type('参加人数', '2')
  await submitForm(app, /提交并支付定金/)
  await app.arrives('/order-pay-detail?')
  const again = await openForm('E2', { backend: app.backend })
  await again.sees('您已经报过名了')
  await quiet()
  expect(screen.queryByRole('textbox')).toBeNull()
  await again.follow('去支付定金')
  await again.arrives('/sign-form?id=E2&registrationId=')
})
