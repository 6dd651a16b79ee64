import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { InvitationRecord } from './model.ts'
import { funnelOf, invitationCard, invitationLabel, invitationTime, newestFirst } from './rules.ts'

const at = (day: number) => Date.parse(`2026-11-${String(day).padStart(2, '0')}T09:30:00+08:00`)

const record = (status: string, more: Partial<InvitationRecord> = {}): InvitationRecord => ({
  id: status,
  name: '',
  status: status as InvitationRecord['status'],
  invitationTime: at(1),
  registrationTime: at(2),
  confirmTime: at(3),
  signInTime: at(4),
  ...more,
})

test.each([
  ['INVITED', '已邀请'],
  ['UNCONFIRMED', '待确认'],
  ['CONFIRMED', '已确认'],
  ['SIGNED_IN', '已确认'],
  ['NEW_STATE', '其他'],
  ['constructor', '其他'],
])('[REG-020] [REG-021] the state %s of an invitation record is shown as %s', (status, label) =>
  expect(invitationLabel(record(status))).toBe(label),
)

test.each([
  ['INVITED', '邀请时间 2026-11-01 09:30'],
  ['UNCONFIRMED', '报名时间 2026-11-02 09:30'],
  ['CONFIRMED', '确认时间 2026-11-03 09:30'],
  ['SIGNED_IN', '确认时间 2026-11-03 09:30'],
  ['NEW_STATE', '邀请时间 2026-11-01 09:30'],
])('[REG-022] an invitation record in the state %s shows the time %s', (status, text) =>
  expect(invitationTime(record(status))).toBe(text),
)

test('[REG-022] an invitation record whose state has no time shows no time', () => {
  expect(invitationTime(record('CONFIRMED', { confirmTime: null }))).toBe('')
})

test('invitation records are sorted by the time of their state, newest first, with records without a time at the end', () => {
  const sorted = newestFirst([
    record('INVITED'),
    record('CONFIRMED', { id: 'no time', confirmTime: null }),
    record('SIGNED_IN'),
    record('UNCONFIRMED'),
  ])
  expect(sorted.map(({ id }) => id)).toEqual(['SIGNED_IN', 'UNCONFIRMED', 'INVITED', 'no time'])
})

test('[REG-020] the counts of all states add up to the number of records, even with unknown states', () => {
  const statusesArbitrary = fc.array(
    fc.constantFrom('INVITED', 'UNCONFIRMED', 'CONFIRMED', 'SIGNED_IN', 'NEW', '', 'toString'),
  )
  fc.assert(
    fc.property(statusesArbitrary, (all) => {
      const funnel = funnelOf(all.map((status) => record(status)))
      expect(funnel.reduce((sum, { count }) => sum + count, 0)).toBe(all.length)
      expect(funnel.slice(0, 3).map(({ label }) => label)).toEqual(['已邀请', '待确认', '已确认'])
    }),
    { seed: 20_261_122, numRuns: 300 },
  )
})

test('the share card of an invitation links to the login with the code, and contains no name', () => {
  expect(invitationCard('SHARE108')).toMatchObject({
    title: '邀请您使用生命密码健康',
    path: '/invitation-login?invitationCode=SHARE108',
    picture: '',
  })
})
