import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { spanPhase } from '#/shared/lib/time/edges.ts'
import { addressAfterSignUp, closedHint, closedText, eventCard, isVisit, whenText } from './event-rules.ts'
import { Reservation } from '#/domains/visit-reservation/model.ts'
import { Registration, RegistrationEvent } from './model.ts'
import {
  calendarEvent,
  canChange,
  depositText,
  inOrder,
  isPast,
  nextText,
  pagesInOrder,
  reminderText,
  spanOf,
} from './schedule-rules.ts'

const at = (time: string) => Date.parse(`${time}+08:00`)
const NOW = at('2026-11-20T10:00:00')
const window = { startTime: at('2026-11-20T10:00:00'), endTime: at('2026-11-25T18:00:00') }

describe('registration for an event', () => {
  test.each([
    ['2026-11-20T09:59:59', 'early', '报名还没开始'],
    ['2026-11-20T10:00:00', 'open', null],
    ['2026-11-25T18:00:00', 'open', null],
    ['2026-11-25T18:00:01', 'over', '报名已结束'],
  ] as const)('at %s has the state %s', (time, phase, text) => {
    expect(spanPhase(window, at(time))).toBe(phase)
    expect(closedText(window, false, at(time))).toBe(text)
  })

  test('[REG-017] is not possible when the event is full, and a hint says that a place may become free', () => {
    expect(closedText(window, true, NOW)).toBe('报名已满')
    expect(closedHint(window, true, NOW)).toContain('有人取消时会空出名额')
    expect(closedHint(window, false, NOW)).toBe('')
  })

  test('is possible for an event without a start and an end time', () =>
    expect(closedText({ startTime: null, endTime: null }, false, NOW)).toBeNull())

  test('has a hint with its start time before it opens, and with its end time after it has closed', () => {
    expect(closedHint(window, true, NOW - 1)).toBe('2026-11-20 10:00 开始报名，到时这里会自动打开。')
    expect(closedHint(window, true, at('2026-12-01T00:00:00'))).toContain('2026-11-25 18:00')
  })
})

test('[REG-019] a registration with an unpaid deposit opens the cashier, which returns to the registration’s result', () => {
  const result = '/sign-form?id=E2&registrationId=RG1'
  const address = addressAfterSignUp(
    { status: 'WAIT_FOR_PAY', payOrderId: 'PAY1', payUntil: 1_800_000_000_000 },
    result,
  )
  expect(new URL(address, 'https://a.example').pathname).toBe('/order-pay-detail')
  expect(Object.fromEntries(new URL(address, 'https://a.example').searchParams)).toMatchObject({
    id: 'PAY1',
    by: 'payment',
    returnUrl: result,
    failUrl: result,
    heldUntil: '1800000000000',
  })
  // The result opens if there is no pay order, or if nothing has to be paid.
  expect(addressAfterSignUp({ status: 'WAIT_FOR_PAY', payOrderId: '', payUntil: null }, result)).toBe(result)
  expect(addressAfterSignUp({ status: 'SUCCESS', payOrderId: 'PAY1', payUntil: null }, result)).toBe(result)
})

test('[MISC-009] an event at a hall is recognized by its activity code', () => {
  expect(['EXPERIENCE_HALL', 'life-hall', 'LECTURE', ''].map((activityCode) => isVisit({ activityCode }))).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('the share card of an event has the person’s sharing code and no other personal data', () => {
  const event = z.parse(RegistrationEvent, {
    id: 'E1',
    title: '公开课',
    parseDate: '2026-11-28',
    parseTime: '14:00-16:00',
  })
  expect(eventCard(event, 'SHARE102')).toEqual({
    title: '公开课',
    description: '2026-11-28 14:00-16:00',
    picture: '',
    path: '/sign-form?id=E1&sharingCode=SHARE102',
  })
  expect(eventCard(z.parse(RegistrationEvent, { id: 'E1' }), null)).toMatchObject({
    title: '活动报名',
    path: '/sign-form?id=E1',
  })
})

const registration = (part: Record<string, unknown>) =>
  z.parse(Registration, { id: 'RG1', status: 'SUCCESS', activityCode: 'EXPERIENCE_HALL', ...part })
const onDay = (parseDate: string | null, parseTime = '', part = {}) =>
  registration({ genericFormData: { data: { parseDate, parseTime } }, ...part })

describe('the start and end time of a registration in the calendar', () => {
  test.each([
    ['2026-11-28', '14:00-16:00', '2026-11-28T14:00:00', '2026-11-28T16:00:00'],
    ['2026-11-28', '9:30', '2026-11-28T09:30:00', '2026-11-28T10:30:00'],
    ['2026-11-28T14:00:00+08:00', '', '2026-11-28T14:00:00', '2026-11-28T15:00:00'],
    ['2026-11-28', '16:00-14:00', '2026-11-28T16:00:00', '2026-11-28T17:00:00'],
    // The last evening of November in Los Angeles is already December in China.
    ['2026-11-30T16:30:00Z', '', '2026-12-01T00:30:00', '2026-12-01T01:30:00'],
  ])('are derived for the day %s and the hours %s', (day, hours, start, end) =>
    expect(spanOf(onDay(day, hours))).toEqual({ start: at(start), end: at(end) }),
  )

  test.each([
    ['2026-11-28', ''],
    ['2026-11-28', '下午'],
    [null, '14:00'],
  ])('are unknown for the day %s and the hours %s', (day, hours) => expect(spanOf(onDay(day, hours))).toBeNull())
})

/** A registration for a visit to a hall, with the data of the visitor. */
const upcoming = registration({
  genericFormData: {
    data: { parseDate: '2026-11-28', parseTime: '14:00-15:00', name: '李建国', mobile: '13800000002' },
  },
  lifeExperienceHallDTO: { id: 'H1', name: '深圳湾体验馆' },
})

test('the calendar entry and the reminder of an upcoming registration show the hall and no personal data', () => {
  expect(calendarEvent(upcoming, 'https://m.example.com', NOW)).toEqual({
    uid: 'registration-RG1@m.example.com',
    title: '体验馆参观',
    start: at('2026-11-28T14:00:00'),
    end: at('2026-11-28T15:00:00'),
    stamp: NOW,
    place: '深圳湾体验馆',
    url: 'https://m.example.com/my-schedule',
  })
  expect(reminderText(upcoming, 'https://m.example.com')).toBe(
    '体验馆参观\n时间：2026-11-28 14:00-15:00\n地点：深圳湾体验馆\n详情：https://m.example.com/my-schedule',
  )
})

test('a past or cancelled registration has no calendar entry', () => {
  expect(calendarEvent(upcoming, 'https://m.example.com', at('2026-11-28T15:00:00'))).toBeNull()
  expect(calendarEvent({ ...upcoming, status: 'CANCEL' }, 'https://m.example.com', NOW)).toBeNull()
})

test('the text with day and time is empty for a registration without a day', () =>
  expect(whenText(onDay(null))).toBe(''))

test('registrations are sorted: upcoming ones first with the earliest on top, then past ones with the latest on top', () => {
  const of = (id: string, day: string | null, part = {}) => onDay(day, '', { id, ...part })
  const list = [
    of('later', '2026-12-02'),
    of('old', '2026-10-02', { registrationTime: '2026-10-01 08:00' }),
    of('today', '2026-11-20'),
    of('cancelled', '2026-11-21', { status: 'CANCEL', registrationTime: '2026-11-02 08:00' }),
    of('dateless', null, { registrationTime: '2026-11-01 08:00' }),
  ]
  const order = ['today', 'later', 'cancelled', 'dateless', 'old']
  expect(inOrder(list, NOW).map(({ id }) => id)).toEqual(order)
  const pages = pagesInOrder([{ items: list.slice(0, 2) }, { items: list.slice(2) }], NOW)
  expect(pages.map(({ items }) => items.map(({ id }) => id))).toEqual([order.slice(0, 2), order.slice(2)])
})

test('the state of a deposit has a text, and only an open registration with a hall can be changed', () => {
  const text = (depositState: string, status = 'SUCCESS') => depositText(registration({ depositState, status }))
  expect([text('PAID'), text('REFUNDING', 'CANCEL'), text('REFUNDED'), text('', 'WAIT_FOR_PAY'), text('')]).toEqual([
    '已支付',
    '退款中',
    '已退还',
    '待支付',
    '',
  ])
  const hall = { lifeExperienceHallDTO: { id: 'H1', name: '馆' } }
  expect(canChange(registration(hall))).toBe(true)
  expect(canChange(registration({}))).toBe(false)
  expect(canChange(registration({ ...hall, workflowStatus: 'SIGNED_IN' }))).toBe(false)
  expect(canChange(registration({ ...hall, status: 'WAIT_FOR_PAY' }))).toBe(false)
})

const visit = (date: string, time: string) => z.parse(Reservation, { id: 'RV1', date, time, status: 'SUCCESS' })

test.each([
  ['2026-11-28', '14:00-16:00', visit('2026-11-28', '09:30'), '2026-11-28 09:30 参观'],
  ['2026-11-28', '9:00', visit('2026-11-28', '09:30'), '2026-11-28 9:00 体验馆参观'],
  ['2026-11-28', '', visit('2026-11-28', '15:30'), '2026-11-28 15:30 参观'],
  ['2026-11-28', '', visit('2026-11-29', '09:30'), '2026-11-28 体验馆参观'],
  ['2026-11-28', '', null, '2026-11-28 体验馆参观'],
])('for a registration on %s at “%s” and the visit %j, the text of the next date is %s', (day, time, other, text) => {
  expect(nextText(onDay(day, time), other)).toBe(text)
})

test('without a registration, the text of the next date shows the next visit; without a visit, there is no text', () => {
  expect(nextText(null, visit('2026-11-28', ''))).toBe('2026-11-28 参观')
  expect(nextText(null, null)).toBeNull()
})

test('a registration counts as past from the next day on, by the time in China', () => {
  const one = onDay('2026-11-20')
  expect(isPast(one, at('2026-11-20T23:59:59'))).toBe(false)
  expect(isPast(one, at('2026-11-21T00:00:00'))).toBe(true)
  expect(isPast(onDay(null), NOW)).toBe(false)
})
