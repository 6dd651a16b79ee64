import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { InvitationRecord } from '#/domains/invitation/model.ts'
import { UNREADABLE } from '#/shared/lib/unreadable.ts'
import { funnelOf } from '#/domains/invitation/rules.ts'
import type { Sharer } from '#/domains/user/model.ts'
import {
  canBeReminded,
  cardPoster,
  hasAttended,
  invited,
  isProfessional,
  ownPoster,
  positionOf,
  reminderOf,
  signIns,
  storeTabs,
  unknownVisits,
  visitCardShare,
  visitSum,
  visitTabs,
  visitType,
} from './rules.ts'

const at = (text: string) => Date.parse(`${text}+08:00`)

const record = (id: string, status: string, times: Partial<InvitationRecord> = {}): InvitationRecord => ({
  id,
  name: '冯小朋',
  status: status as InvitationRecord['status'],
  invitationTime: null,
  registrationTime: null,
  confirmTime: null,
  signInTime: null,
  ...times,
})

const owner: Sharer = { fullName: '冯涛', headImage: '/pictures/avatar.svg', mobile: '', position: '', doctor: false }

test('[VIS-002] a retail store has one tab for each kind of content', () =>
  expect(storeTabs).toEqual([
    { value: 'GOODS', label: '商品海报', to: '/retail-store/GOODS' },
    { value: 'NEWS', label: '资讯', to: '/retail-store/NEWS' },
    { value: 'VIDEO', label: '视频', to: '/retail-store/VIDEO' },
  ]))

describe('[REG-023] the lists of offline visits', () => {
  test('are two tabs, 邀约 and 签到', () =>
    expect(visitTabs.map(({ label, to }) => [label, to])).toEqual([
      ['邀约', '/offline-visit-list/INVITATION'],
      ['签到', '/offline-visit-list/SIGN_IN'],
    ]))

  test.each([
    ['SIGN_IN', 'SIGN_IN'],
    ['INVITATION', 'INVITATION'],
    ['sign_in', 'INVITATION'],
    ['toString', 'INVITATION'],
  ])('the type %s in the address opens the list %s', (type, opened) => expect(visitType(type)).toBe(opened))

  test('start with invited people who have not come yet, newest first in each part', () => {
    const records = [
      record('A', 'SIGNED_IN', { confirmTime: at('2026-11-19T09:00') }),
      record('B', 'INVITED', { invitationTime: at('2026-11-01T09:00') }),
      record('C', 'CONFIRMED', { confirmTime: at('2026-11-10T09:00') }),
      record('D', 'SIGNED_IN', { confirmTime: at('2026-11-20T09:00') }),
      record('E', 'GONE'),
    ]
    expect(invited(records).map(({ id }) => id)).toEqual(['C', 'B', 'E', 'D', 'A'])
  })

  test.each([
    [['SIGNED_IN', 'INVITED', 'UNCONFIRMED', 'CONFIRMED'], 0, '其中已签到1位，还没有来的3位'],
    [['SIGNED_IN', 'INVITED', 'GONE', '', 'toString'], 3, '其中已签到1位，还没有来的1位，另有3位没有查到是否签到'],
    [['', 'GONE'], 2, '没有查到他们是否签到'],
  ])('count people in the states %j, of whom %s are neither signed in nor missing', (statuses, unknown, text) => {
    const records = statuses.map((status, index) => record(`R${index}`, status))
    expect([unknownVisits(records), visitSum(records)]).toEqual([unknown, text])
  })

  test('group sign-ins by day in China time, newest first, with sign-ins without a time at the end', () => {
    const records = [
      record('A', 'SIGNED_IN', { signInTime: at('2026-11-19T00:10') }),
      record('B', 'SIGNED_IN'),
      record('F', 'SIGNED_IN', { signInTime: UNREADABLE }),
      record('C', 'SIGNED_IN', { signInTime: at('2026-11-19T23:50') }),
      record('D', 'SIGNED_IN', { signInTime: at('2026-11-18T23:50') }),
      record('E', 'CONFIRMED', { signInTime: at('2026-11-20T10:00') }),
    ]
    expect(signIns(records).map(({ day, records: own }) => [day, own.map(({ id }) => id)])).toEqual([
      ['2026年11月19日', ['C', 'A']],
      ['2026年11月18日', ['D']],
      ['', ['B', 'F']],
    ])
  })

  test('have counts that add up to all records in both lists, for any states and times', () => {
    const recordArbitrary = fc.record({
      status: fc.constantFrom('INVITED', 'UNCONFIRMED', 'CONFIRMED', 'SIGNED_IN', 'GONE', ''),
      signInTime: fc.option(fc.integer({ min: 0, max: at('2030-01-01T00:00') })),
    })
    fc.assert(
      fc.property(fc.array(recordArbitrary, { maxLength: 40 }), (given) => {
        const records = given.map(({ status, signInTime }, index) => record(`R${index}`, status, { signInTime }))
        const come = signIns(records).flatMap((day) => day.records)
        expect(invited(records)).toHaveLength(records.length)
        expect(come).toHaveLength(records.filter(hasAttended).length)
        expect(funnelOf(records).reduce((sum, { count }) => sum + count, 0)).toBe(records.length)
      }),
      { seed: 20261120, numRuns: 200 },
    )
  })

  test.each([
    ['INVITED', /https:\/\/m\.example\.com\/x$/],
    ['UNCONFIRMED', /和我确认一下到访的时间/],
    ['CONFIRMED', /您约好的到访时间快到了/],
    ['GONE', /https:\/\/m\.example\.com\/x$/],
  ])('offer a reminder that mentions the next step of the state %s', (status, text) =>
    expect(reminderOf({ status: status as 'INVITED' }, 'https://m.example.com/x')).toMatch(text),
  )
})

describe('[ADD-008] a visit card', () => {
  test.each([
    [{}, false],
    [{ mobile: '13800000008' }, true],
    [{ position: '健康顾问' }, true],
    [{ doctor: true }, true],
  ])('of a person with the fields %j counts as the card of a professional: %s', (extra, is) =>
    expect(isProfessional({ ...owner, ...extra })).toBe(is),
  )

  test.each([
    [{ position: '销售经理', doctor: true }, '销售经理'],
    [{ doctor: true }, '医生'],
    [{}, '健康顾问'],
  ])('of a person with the fields %j shows the job title %s', (extra, position) =>
    expect(positionOf({ ...owner, ...extra })).toBe(position),
  )

  test('is shared with a title without a name, and without the owner’s picture', () => {
    const card = visitCardShare('SHARE108')
    expect(card.path).toBe('/visit-card/SHARE108')
    expect(JSON.stringify(card)).not.toMatch(/冯|avatar/)
  })

  test('has a poster with the owner’s name, picture and job title, and without a mobile number', () => {
    const poster = cardPoster({ ...owner, mobile: '13800000008' }, 'https://m.example.com/visit-card/SHARE108')
    expect(poster.person).toEqual({ name: '冯涛', picture: '/pictures/avatar.svg', position: '健康顾问' })
    expect(JSON.stringify(poster)).not.toContain('13800000008')
  })
})

test('[VIS-004] a personal poster has the chosen picture, the person’s name and link', () => {
  const person = { name: '冯涛', picture: '/h.svg', position: '健康顾问' }
  const link = 'https://m.example.com/invitation-login?invitationCode=SHARE108'
  expect(ownPoster({ title: '睡好每一晚', mainPicture: '/a.jpg' }, person, link)).toEqual({
    name: '睡好每一晚',
    subtitle: '',
    accent: '',
    picture: '/a.jpg',
    link,
    person,
  })
})

test('[REG-023] people who have not come can be reminded if their state is known and the record is at most 90 days old', () => {
  const now = at('2026-11-20T10:00:00')
  const invitedOn = (day: string) => ({ invitationTime: at(`${day}T10:00:00`) })
  expect([
    canBeReminded(record('1', 'INVITED', invitedOn('2026-11-01')), now),
    canBeReminded(record('2', 'INVITED', invitedOn('2026-08-23')), now),
    canBeReminded(record('3', 'INVITED', invitedOn('2026-08-22')), now),
    canBeReminded(
      record('4', 'CONFIRMED', { ...invitedOn('2026-01-01'), confirmTime: at('2026-11-10T10:00:00') }),
      now,
    ),
    canBeReminded(record('5', 'SIGNED_IN', invitedOn('2026-11-01')), now),
    canBeReminded(record('6', 'SOMETHING', invitedOn('2026-11-01')), now),
    canBeReminded(record('7', 'INVITED'), now),
  ]).toEqual([true, true, false, true, false, false, false])
})
