import { describe, expect, test } from 'vitest'
import { cents } from '#/shared/lib/money.ts'
import type { NewSummerOrder, SummerOrder } from './model.ts'
import {
  childNames,
  dayOfOrder,
  dayWithYear,
  groupLabel,
  groupVerdict,
  isFull,
  isOver,
  isSameSignUp,
  offeredDays,
  payOrderOf,
  stateOf,
  stateWords,
  summerBanner,
  takenText,
} from './rules.ts'

const NOW = Date.parse('2026-11-20T10:00:00+08:00')

const child = { name: '李小禾', gender: 'FEMALE', date: '2027-07-05', identityCardType: 'PASSPORT' } as const
const order: SummerOrder = {
  id: 'SO1',
  children: [child],
  guardian: null,
  paymentDetails: { amount: cents(98_000), channel: '', time: null },
  ageGroup: 'LOW',
  status: 'WAIT_FOR_PAY',
  createdDate: NOW,
  expireTime: NOW + 1000,
  payOrderId: 'PAY1',
}

test('[SUM-001] the summer group HIGH is 高龄组, LOW is 低龄组, and an unknown group has a neutral name', () => {
  expect(['HIGH', 'LOW', 'MIDDLE', 'constructor'].map(groupLabel)).toEqual(['高龄组', '低龄组', '其他组', '其他组'])
})

test('a summer activity has ended at its end time, is full with 0 places, and is open without these values', () => {
  expect([NOW - 1, NOW, null].map((endTime) => isOver({ endTime }, NOW))).toEqual([true, true, false])
  expect(isOver({ endTime: NOW + 1 }, NOW)).toBe(false)
  expect([0, -1, 1, null].map((count) => isFull({ count }))).toEqual([true, true, false, false])
})

describe('the group of a summer registration', () => {
  const of = (...groups: (string | undefined)[]) =>
    groupVerdict(groups.map((group, index) => ({ name: `孩子${index + 1}`, group })))

  test('is the group of its children', () => {
    expect(of('HIGH')).toEqual({ group: 'HIGH', problem: null })
    expect(of('LOW', undefined, 'LOW')).toEqual({ group: 'LOW', problem: null })
    expect(of(undefined)).toEqual({ group: null, problem: null })
  })

  test('is missing if a child is outside the groups, and the child’s name is shown', () => {
    expect(of('LOW', '').problem).toBe('孩子2的年龄不在本次活动的分组内，可以换一个孩子报名，或向客服了解其他活动')
    expect(groupVerdict([{ name: ' ', group: '' }]).problem).toMatch(/^孩子的年龄不在/)
  })

  test('is missing for children of two groups, because they need separate registrations', () => {
    expect(of('LOW', 'HIGH')).toEqual({ group: null, problem: '孩子们分别属于低龄组和高龄组，日期不同，请分开报名' })
  })
})

describe('the days of the summer activity', () => {
  const dates = [
    { date: '2027-07-12', ageGroup: 'LOW' as const, free: 1 },
    { date: '2027-07-05', ageGroup: 'LOW' as const, free: 0 },
    { date: '2027-07-19', ageGroup: 'LOW' as const, free: null },
    { date: '2026-11-19', ageGroup: 'LOW' as const, free: 9 },
  ]

  test('include only upcoming days, in order; a day without enough places for all children is full', () => {
    expect(offeredDays(dates, 1, '2026-11-20')).toEqual([
      { day: '2027-07-05', free: false, note: '余0' },
      { day: '2027-07-12', free: true, note: '余1' },
      { day: '2027-07-19', free: true },
    ])
    expect(offeredDays(dates, 2, '2026-11-20').map(({ free }) => free)).toEqual([false, false, true])
  })

  test('have a message if the chosen day is now full, with the nearest free days', () => {
    const days = offeredDays(dates, 1, '2026-11-20')
    expect(takenText(days, '2027-07-12')).toBeNull()
    expect(takenText(days, '')).toBeNull()
    expect(takenText(days, '2027-07-05')).toBe('7月5日 周一的名额不够了，最近还有：7月12日 周一、7月19日 周一')
    expect(takenText([], '2027-07-05')).toMatch(/这一组也没有其他空余的日期/)
  })
})

describe('the state of a summer order', () => {
  const told = (changed: Partial<SummerOrder>, now = NOW) => stateOf({ ...order, ...changed }, now)
  const paid = { amount: cents(98_000), channel: 'wx_pub', time: NOW }

  test('allows payment until the countdown shows 00:00 by the server’s clock', () => {
    expect([NOW + 999, NOW + 1000].map((now) => told({}, now))).toEqual(['pay', 'over'])
    expect(told({ expireTime: null }, NOW + 9e9)).toBe('pay')
  })

  test('follows from the payment if the server sends WAIT_FOR_PAY or no state, and is otherwise the server’s state', () => {
    expect(['SUCCESS', 'CANCEL', 'REFUND', 'MOVED'].map((status) => told({ status: status as 'SUCCESS' }))).toEqual([
      'done',
      'closed',
      'refund',
      'unknown',
    ])
    const none = '' as SummerOrder['status']
    expect(told({ status: none, paymentDetails: paid })).toBe('done')
    expect(told({ status: none, paymentDetails: { ...paid, amount: cents(0), time: null } })).toBe('done')
    expect(told({ status: none })).toBe('pay')
    expect(told({ status: none, paymentDetails: null })).toBe('unknown')
    expect(told({ paymentDetails: paid })).toBe('done')
  })

  test('has a label for each of the seven states', () => {
    expect(Object.values(stateWords).map(({ label }) => label)).toHaveLength(7)
  })

  test('is “being confirmed” if the payment has arrived, or may still arrive after the time limit', () => {
    const at = (now: number, payStatus: string) => stateOf(order, now, payStatus)
    expect([at(NOW, 'StartedPayment'), at(NOW, 'Completed')]).toEqual(['pay', 'confirming'])
    expect([at(NOW + 1000, 'StartedPayment'), at(NOW + 1000, 'Failed')]).toEqual(['confirming', 'over'])
  })

  test('allows payment only if there are an amount and a pay order', () => {
    expect(payOrderOf(order, NOW)).toBe('PAY1')
    expect(payOrderOf(order, NOW + 1000)).toBeNull()
    expect(payOrderOf({ ...order, payOrderId: null }, NOW)).toBeNull()
    expect(payOrderOf({ ...order, paymentDetails: null }, NOW)).toBeNull()
  })
})

test('a summer order shows a day and the names of its children', () => {
  expect(dayOfOrder(order)).toBe('2027-07-05')
  expect(dayOfOrder({ children: [] })).toBe('')
  expect(['2027-07-05', ''].map(dayWithYear)).toEqual(['2027年7月5日 周一', ''])
  expect(childNames({ children: [child, { ...child, name: '' }] })).toBe('李小禾、未填写姓名')
})

test('after a lost reply, a recent order for the same children and day is recognized as the sent order', () => {
  const wanted: NewSummerOrder = {
    children: [{ ...child, date: '2027-07-05', identityCard: 'E1', birthday: '2018-09-01' }],
    guardian: { name: '李建国', mobile: '13800000002' },
    ageGroup: 'LOW',
    date: '2027-07-05',
    expectedTotal: 98_000,
  }
  expect(isSameSignUp(order, wanted, NOW)).toBe(true)
  expect(isSameSignUp(order, wanted, NOW + 3_600_000)).toBe(false)
  expect(isSameSignUp(order, { ...wanted, date: '2027-07-12' }, NOW)).toBe(false)
  expect(isSameSignUp({ ...order, status: 'CANCEL' }, wanted, NOW)).toBe(false)
  expect(isSameSignUp({ ...order, children: [] }, wanted, NOW)).toBe(false)
})

test('the summer banner is the one whose link has exactly the path /summer-banner', () => {
  const of = (linkUrl: string) => ({ title: '', subtitle: '', imageUrl: '/p.svg', linkUrl })
  expect(summerBanner([of('/commodity'), of('https://m.example.com/summer-banner')])?.linkUrl).toMatch(/summer-banner$/)
  expect(summerBanner([of('/summer-bannerette'), of('')])).toBeNull()
})
