import { describe, expect, test } from 'vitest'
import { UNREADABLE } from '#/shared/lib/unreadable.ts'
import type { Registration } from './model.ts'
import { isOpen, kindOf, isNextUnknown, nextOf, stateLabel, stepsOf } from './rules.ts'

const registration = (part: Partial<Record<keyof Registration, unknown>> = {}): Registration =>
  ({
    id: 'RG1',
    title: '',
    status: 'SUCCESS',
    workflowStatus: 'CONFIRMED',
    activityCode: '',
    registrationTime: null,
    parseDate: null,
    deposit: null,
    statusHistory: [],
    ...part,
  }) as Registration

describe('the state of a registration', () => {
  test.each([
    ['REG-001', 'WAIT_FOR_PAY', '', '待支付'],
    ['REG-002', 'SUCCESS', '', '报名成功'],
    ['REG-003', 'CANCEL', '', '已取消'],
    ['REG-004', 'SUCCESS', 'CONFIRMED', '已确认'],
    ['REG-005', 'CANCEL', 'CONFIRMED', '已取消'],
    ['REG-005', 'WAIT_FOR_PAY', 'SIGNED_IN', '待支付'],
    ['REG-006', 'SUCCESS', 'UNCONFIRMED', '待确认'],
    ['REG-007', 'SUCCESS', 'CONFIRMED', '已确认'],
    ['REG-008', 'SUCCESS', 'INTERPRETED', '已解读'],
    ['REG-009', 'SUCCESS', 'INVALID', '已失效'],
    ['REG-010', 'SUCCESS', 'OTHER_REASON_CANCEL', '其他原因取消'],
    ['REG-011', 'SUCCESS', 'PHONE_CAN_NOT_GET_THROUGH', '多次未接通，已取消'],
    ['REG-012', 'SUCCESS', 'UNCONFIRMED', '待确认'],
    ['REG-013', 'SUCCESS', 'CONFIRMED', '已确认'],
    ['REG-014', 'SUCCESS', 'SIGNED_IN', '已签到'],
    ['REG-002', 'SUCCESS', 'SOMETHING_NEW', '报名成功'],
    ['REG-001', 'SOMETHING_NEW', 'CONFIRMED', '状态未知'],
    ['REG-001', '', '', '状态未知'],
  ])('[%s] the status %s with the step “%s” is shown as %s', (_id, status, workflowStatus, label) =>
    expect(stateLabel({ status, workflowStatus })).toBe(label),
  )
})

test.each([
  ['WAIT_FOR_PAY', '', true],
  ['SUCCESS', '', true],
  ['SUCCESS', 'UNCONFIRMED', true],
  ['SUCCESS', 'CONFIRMED', true],
  ['SUCCESS', 'SIGNED_IN', false],
  ['SUCCESS', 'INTERPRETED', false],
  ['SUCCESS', 'PHONE_CAN_NOT_GET_THROUGH', false],
  ['SUCCESS', 'SOMETHING_NEW', false],
  ['CANCEL', 'CONFIRMED', false],
  ['', '', false],
])('[REG-018] a registration in the status %s with the step “%s” can be cancelled: %s', (status, workflowStatus, can) =>
  expect(isOpen({ status, workflowStatus })).toBe(can),
)

test.each([
  [{ title: '基因科普讲座', activityCode: 'EXPERIENCE_HALL' }, '基因科普讲座'],
  [{ activityCode: 'REPORT_INTERPRETATION' }, '报告解读'],
  [{ activityCode: 'experience-hall' }, '体验馆参观'],
  [{ activityCode: 'ANNIVERSARY_10' }, '周年活动'],
  [{ workflowStatus: 'INTERPRETED' }, '报告解读'],
  [{ workflowStatus: 'INVALID' }, '报告解读'],
  [{ workflowStatus: 'SIGNED_IN' }, '体验馆参观'],
  [{}, '活动报名'],
])('a registration with the fields %j has the name %s', (part, name) => expect(kindOf(registration(part))).toBe(name))

test('[REG-015] the steps of a registration are sorted by time, without the step that waits for a confirmation', () => {
  const statusHistory = [
    { status: 'SIGNED_IN', time: 30 },
    { status: 'UNCONFIRMED', time: 10 },
    { status: 'CONFIRMED', time: 20 },
    { status: 'SOMETHING_NEW', time: null },
  ]
  expect(stepsOf(registration({ statusHistory }))).toEqual([
    { label: '状态未知', time: null },
    { label: '已确认', time: 20 },
    { label: '已签到', time: 30 },
  ])
  expect(statusHistory).toHaveLength(4)
})

describe('the next registration', () => {
  const at = (time: string) => Date.parse(`${time}+08:00`)
  const now = at('2026-11-20T23:30:00')
  const on = (id: string, time: string | null, part = {}) =>
    registration({ id, parseDate: time === null ? null : at(time), ...part })

  test.each([
    ['none', [], null],
    ['the earliest upcoming registration', [on('B', '2026-12-02T10:00:00'), on('A', '2026-11-25T10:00:00')], 'A'],
    [
      'a registration of today, although its time has passed',
      [on('A', '2026-11-20T08:00:00'), on('B', '2026-11-25T10:00:00')],
      'A',
    ],
    ['none if the only registration was yesterday', [on('A', '2026-11-19T23:59:00')], null],
    ['none if the only registration is cancelled', [on('A', '2026-11-25T10:00:00', { status: 'CANCEL' })], null],
    ['a registration with a date instead of one without a date', [on('A', null), on('B', '2026-11-25T10:00:00')], 'B'],
  ])('is %s', (_name, registrations, id) => expect(nextOf(registrations, now)?.id ?? null).toBe(id))

  test.each([
    ['an open registration with an unreadable date', { parseDate: UNREADABLE }, true],
    ['an upcoming registration in an unknown state', { parseDate: at('2026-11-25T10:00:00'), status: 'NEW' }, true],
    [
      'an upcoming registration in an unknown step',
      { parseDate: at('2026-11-25T10:00:00'), workflowStatus: '__proto__' },
      true,
    ],
    ['a past registration in an unknown state', { parseDate: at('2026-11-19T10:00:00'), status: 'NEW' }, false],
    ['a registration without a date', { parseDate: null, status: 'NEW' }, false],
    ['a cancelled registration with an unreadable date', { parseDate: UNREADABLE, status: 'CANCEL' }, false],
    ['an upcoming registration in a known state', { parseDate: at('2026-11-25T10:00:00') }, false],
  ])('is uncertain because of %s: %s', (_name, part, hides) => {
    expect(isNextUnknown([registration({ status: 'SUCCESS', workflowStatus: '', ...part })], now)).toBe(hides)
  })
})
