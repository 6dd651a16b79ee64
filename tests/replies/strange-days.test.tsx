import { ExperienceHall, ExperienceHallDate } from '#/domains/event-registration/hall/model.ts'
import { SummerGroupDate } from '#/domains/summer/model.ts'
import { refusedCount } from '#/shared/api/refused-entries.ts'
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { quiet } from '#tests/quiet.ts'
import { findLine } from '#tests/screen-texts.ts'
import { newBackend, renderRoute } from '#tests/render-route.tsx'
import { jsonHandler, withHandlers } from '#tests/request-handlers.ts'

/** Days as other backends spell them, on the screens that show or send the days. */

describe('a patient’s birthday', () => {
  test.each([
    ['an instant at China’s midnight', '1968-11-01T16:00:00.000+0000', '1968-11-02'],
    ['milliseconds before 1970', -36_748_800_000, '1968-11-02'],
    ['a midnight in summer time', '1988-07-09T15:00:00Z', '1988-07-10'],
  ])('sent as %s is filled into the patient form', async (_name, birthday, day) => {
    const person = { id: 'P1', name: '周雪梅', gender: 'FEMALE', birthday, mobile: '13800000003' }
    const backend = withHandlers(newBackend(), jsonHandler('get', 'uaa/api/user/patients/:id', person))
    await renderRoute('/add-patient/P1', { as: 'member', backend })
    expect(await screen.findByText(day, undefined, { timeout: 8000 })).toBeVisible()
  })
})

test('a visit day that cannot be parsed is left out, and the other days can be chosen', async () => {
  const dates = [
    { date: '随时', available: true },
    { date: [2026, 11, 21], available: true },
    { date: '20261122', available: true },
  ]
  const backend = withHandlers(newBackend(), jsonHandler('get', 'mallsales/api/public/reservation/find-date', dates))
  await renderRoute('/reservation', { backend })
  expect(await screen.findByRole('radio', { name: '11月21日 周六，可预约' }, { timeout: 8000 })).toBeEnabled()
  expect(screen.getByRole('radio', { name: '11月22日 周日，可预约' })).toBeEnabled()
  await quiet()
  expect(screen.queryByText('暂时无法显示')).toBeNull()
  expect(screen.getAllByRole('radio', { name: /，可预约$/ })).toHaveLength(2)
  expect(screen.getByText('有 1 条内容没有读出来')).toBeVisible()
})

test.each([
  ['that cannot be parsed', [{ date: '随时', available: true }, { available: true }]],
  ['that are perhaps available', [{ date: '2026-11-21', available: '看情况' }]],
])('with visit days %s, the page shows a retry instead of saying that there are no days', async (_name, dates) => {
  const backend = withHandlers(newBackend(), jsonHandler('get', 'mallsales/api/public/reservation/find-date', dates))
  const app = await renderRoute('/reservation', { backend })
  expect(await screen.findByRole('button', { name: '重试' }, { timeout: 8000 })).toBeVisible()
  expect(screen.getByRole('link', { name: '联系客服' })).toBeVisible()
  expect(screen.getByRole('link', { name: '查询我的预约' })).toBeVisible()
  await app.doesNotSee(/近期没有可预约/)
})

test('an opening day of an experience hall is counted as refused if it cannot be parsed', () => {
  const hall = { lifeExperienceHallDTO: { id: 'H1' }, visitDate: ['随时', '2026-11-21'] }
  expect(refusedCount(ExperienceHall.parse(hall))).toBe(1)
})

test.each([
  ['an experience hall', ExperienceHallDate],
  ['a summer group', SummerGroupDate],
])('an available date of %s is refused if its day cannot be parsed', (_of, model) => {
  expect(model.safeParse({ date: '随时' }).success).toBe(false)
  expect(model.safeParse({ date: '2026-11-21' }).success).toBe(true)
})

test('the day of an accident is shown as a day, also if it is sent as an instant', async () => {
  const claim = { id: 'C1', status: 'REVIEWING', accidentDate: Date.parse('2026-10-12T00:00:00+08:00') }
  const backend = withHandlers(newBackend(), jsonHandler('get', 'formerop/api/user/insurance/claim/get', [claim]))
  await renderRoute('/insurance-application-detail/C1', { as: 'rich', backend })
  expect(await screen.findByText('2026-10-12', undefined, { timeout: 8000 })).toBeVisible()
})

describe('a day that cannot be parsed is shown as 时间未知, and not as missing', () => {
  const DAY = '随时'
  const user = { id: 'U102', fullName: '李建国', birthday: DAY, hasAddress: true }
  const claim = { id: 'C1', status: 'REVIEWING', accidentDate: DAY }
  const record = { id: 'H701', recordType: 'CASE', recordDate: DAY, birthday: DAY }
  test.each([
    ['出生日期', '/my-setting', 'member', 'mallsales/api/user/current-mall-user', user],
    ['宝宝信息', '/my-setting', 'member', 'mallsales/api/user/baby-info', { id: 'B1', name: '小米', birthday: DAY }],
    ['就诊日期', '/health-detail/H701', 'rich', 'mallsales/api/user/health-records/:id', record],
    ['出生日期', '/health-detail/H701', 'rich', 'mallsales/api/user/health-records/:id', record],
    ['事故日期', '/insurance-application-detail/C1', 'rich', 'formerop/api/user/insurance/claim/get', [claim]],
  ] as const)('in the field %s at the address %s', async (label, address, as, call, reply) => {
    // Empty, because the birthday of the full profile would replace a birthday that cannot be parsed.
    const profileHandler = jsonHandler('get', 'uaa/api/user/mall-user/current-user/complete', {})
    const backend = withHandlers(newBackend(), profileHandler, jsonHandler('get', call, reply))
    await renderRoute(address, { as, backend })
    expect(await screen.findByText(label, undefined, { timeout: 8000 })).toBeVisible()
    expect(await findLine(label)).toHaveTextContent('时间未知')
  })
})
