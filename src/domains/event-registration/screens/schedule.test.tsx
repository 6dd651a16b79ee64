import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { quiet } from '#tests/quiet.ts'
import { newBackend, NOW, renderRoute } from '#tests/render-route.tsx'
import { findToast } from '#tests/screen-texts.ts'
import { jsonHandler, withHandlers, spyOnRequest } from '#tests/request-handlers.ts'

const LIST = 'mallsales/api/user/mall-user-registrations/get-list'

test('[LIT-012] 我的 links to the schedule', async () => {
  const app = await renderRoute('/my-main', { as: 'member' })
  await app.follow('我的预约')
  await app.arrives('/my-schedule')
  await app.sees('深圳湾体验馆参观')
  expect(await app.sees(/^下一次：2026-11-23 10:00-11:00 深圳湾体验馆参观$/)).toHaveLength(1)
})

test('[GEN-014] upcoming visits are shown beside the registrations, with a link to all visits', async () => {
  const app = await renderRoute('/my-schedule', { as: 'member' })
  const visits = within(await screen.findByRole('region', { name: '参观预约' }, { timeout: 8000 }))
  // Of the five visits in the seed one is paid and one waits for its payment; the others are over.
  expect(visits.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/reservation-inquiry?id=RV201',
    '/reservation-inquiry?id=RV202',
    '/reservation-inquiry',
  ])
  await app.follow(/全部参观预约/)
  await app.arrives('/reservation-inquiry')
})

test('when the visits cannot be loaded, the registrations are shown and a tap loads the visits again', async () => {
  const app = await renderRoute('/my-schedule', { as: 'member', knobs: 'fault:visit-reservation.find=500' })
  await app.sees('深圳湾体验馆参观')
  const retry = await screen.findByRole('button', { name: '参观预约没有读到，点按重试' }, { timeout: 8000 })
  app.backend.setKnobs('')
  await app.user.click(retry)
  expect(await screen.findByRole('region', { name: '参观预约' })).toBeVisible()
})

test('[REG-016] a registration shows its time, its date and its deposit', async () => {
  const asked = spyOnRequest('post', LIST)
  const listHandler = jsonHandler('post', LIST, [
    {
      id: 7,
      status: 'SUCCESS',
      activityCode: 'REPORT_INTERPRETATION',
      registrationTime: '2024-04-20T10:00:00+08:00',
      genericFormData: { data: { parseDate: '2024-05-01' } },
      userOption: { deposit: 5000 },
    },
  ])
  const app = await renderRoute('/my-schedule', {
    as: 'member',
    backend: withHandlers(newBackend(), asked.handler, listHandler),
  })
  await app.sees('报告解读')
  expect(screen.getByText('日期 2024-05-01')).toBeVisible()
  expect(screen.getByText(/^报名时间/)).toHaveTextContent('报名时间 2024-04-20 10:00')
  expect(screen.getByText('定金 ¥50.00')).toBeVisible()
  expect(asked.asked.map(({ url }) => url.search)).toEqual(['?page=0&size=50'])
})

test('[REG-015] a registration shows its steps without the step that waits for a confirmation', async () => {
  await renderRoute('/my-schedule', { as: 'rich' })
  await screen.findAllByText('周年活动')
  const [card] = screen.getAllByRole('listitem').filter(({ textContent }) => textContent.startsWith('周年活动'))
  if (!card) throw new Error('no card')
  const steps = within(within(card).getByRole('list', { name: '流程记录' })).getAllByRole('listitem')
  expect(steps.map(({ textContent }) => textContent.slice(0, 3))).toEqual(['已确认', '已签到'])
})

/** Opens the sheet of the first registration that can be cancelled. */
async function askToCancel(app: Awaited<ReturnType<typeof renderRoute>>) {
  const [first] = await screen.findAllByRole('button', { name: '取消报名' })
  if (!first) throw new Error('no button')
  await app.user.click(first)
  return within(await screen.findByRole('dialog', undefined, { timeout: 8000 }))
}

const findCancelButtons = async () => screen.findAllByRole('button', { name: '取消报名' })

test('[REG-018] cancelling a registration asks for an optional reason, and then a toast shows 已取消', async () => {
  const backend = newBackend()
  const app = await renderRoute('/my-schedule', { as: 'member', backend })
  const sheet = await askToCancel(app)
  expect(await app.calls('event-registration.cancelVisit')).toEqual([])
  await app.user.click(sheet.getByRole('checkbox', { name: '行程有变' }))
  await app.user.click(sheet.getByRole('button', { name: '取消报名' }))
  expect(await findToast('已取消')).toBeInTheDocument()
  expect(await findCancelButtons()).toHaveLength(1)
  expect(backend.db.registrations.find(({ id }) => id === 'RG21')).toMatchObject({
    status: 'CANCEL',
    reason: '行程有变',
  })
})

test('[REG-018] cancelling a registration without a hall sends the request for registrations without a hall', async () => {
  const app = await renderRoute('/my-schedule', { as: 'member' })
  const second = (await findCancelButtons())[1]
  if (!second) throw new Error('no second')
  await app.user.click(second)
  const sheet = within(await screen.findByRole('dialog', undefined, { timeout: 8000 }))
  await app.user.click(sheet.getByRole('button', { name: '取消报名' }))
  expect(await findToast('已取消')).toBeInTheDocument()
  expect(await app.calls('event-registration.cancel')).toHaveLength(1)
  expect(app.backend.db.registrations.find(({ id }) => id === 'RG22')).toMatchObject({ status: 'CANCEL', reason: '' })
})

test('after a lost reply to a cancellation, the registration is shown as cancelled if the server cancelled it', async () => {
  const app = await renderRoute('/my-schedule', { as: 'member', knobs: 'fault:event-registration.cancelVisit=lost@1' })
  await app.user.click((await askToCancel(app)).getByRole('button', { name: '取消报名' }))
  expect(await findToast('已取消')).toBeInTheDocument()
  expect(await findCancelButtons()).toHaveLength(1)
  expect(await app.calls('event-registration.cancelVisit')).toHaveLength(1)
})

test('a registration whose visitor has signed in cannot be cancelled: the server’s message and the new state are shown', async () => {
  const backend = newBackend()
  const app = await renderRoute('/my-schedule', { as: 'member', backend })
  const sheet = await askToCancel(app)
  const row = backend.db.registrations.find(({ id }) => id === 'RG21')
  if (!row) throw new Error('nothing to cancel')
  row.workflowStatus = 'SIGNED_IN'
  await app.user.click(sheet.getByRole('button', { name: '取消报名' }))
  expect(await findToast('这次预约已经结束，不能取消')).toBeInTheDocument()
  await app.sees('已签到')
})

test('the schedule leaves out a registration that cannot be parsed, and shows 状态未知 for an unknown state', async () => {
  const backend = withHandlers(
    newBackend(),
    jsonHandler('post', LIST, [
      { status: 'SUCCESS' },
      { id: 'RG1', status: 'POSTPONED', title: '讲座', registrationTime: NOW },
      { id: 'RG2', status: 'SUCCESS', workflowStatus: 'MOVED', userOption: null, statusHistory: 'none' },
    ]),
  )
  const app = await renderRoute('/my-schedule', { as: 'member', backend })
  await app.sees('状态未知')
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
})

test('an empty schedule has a link to the reservation of a visit', async () => {
  await renderRoute('/my-schedule', { as: 'new' })
  expect(await screen.findByText('还没有预约或报名')).toBeVisible()
  expect(screen.getByRole('link', { name: '预约到访' })).toHaveAttribute('href', '/personal-reservation-form')
})

test('a past registration has no buttons to change or cancel it', async () => {
  const over = {
    id: 9,
    status: 'SUCCESS',
    workflowStatus: 'CONFIRMED',
    activityCode: 'EXPERIENCE_HALL',
    title: '旧的参观',
  }
  const data = { ...over, genericFormData: { data: { parseDate: '2026-11-19', parseTime: '10:00-11:00' } } }
  const listHandler = jsonHandler('post', LIST, [data])
  const app = await renderRoute('/my-schedule', { as: 'new', backend: withHandlers(newBackend(), listHandler) })
  await app.sees('旧的参观')
  await quiet()
  expect(screen.queryByRole('button', { name: /改期|取消报名|日历/ })).toBeNull()
})

test('[GEN-014] a visit in an unknown state is shown, and the schedule then shows no next visit', async () => {
  const visit = { id: 'RV9', date: '2026-11-22', time: '10:00', status: '__proto__' }
  const findHandler = jsonHandler('get', 'mallsales/api/public/reservation/find', [visit])
  const app = await renderRoute('/my-schedule', { as: 'member', backend: withHandlers(newBackend(), findHandler) })
  const visits = within(await screen.findByRole('region', { name: '参观预约' }, { timeout: 8000 }))
  expect(visits.getByText('状态未知')).toBeVisible()
  await app.sees('深圳湾体验馆参观')
  await quiet()
  expect(screen.queryByText(/^下一次/)).toBeNull()
})
