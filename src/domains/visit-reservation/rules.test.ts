import { REREAD_MS } from '#/domains/pay-order/under-way.ts'
import { describe, expect, test } from 'vitest'
import { formatCountdown } from '#/shared/lib/time/countdown.ts'
import { UNREADABLE } from '#/shared/lib/unreadable.ts'
import type { Reservation } from './model.ts'
import {
  comingVisits,
  fullText,
  isSameVisit,
  mayChange,
  mayHideNext,
  mayInvoice,
  nearDates,
  nearTimes,
  nextVisit,
  openDates,
  type Phase,
  phaseLabel,
  phaseNote,
  phaseOf,
  refundText,
  rereadIn,
  timeLabel,
  visitEvent,
  visitReminder,
  visitSpan,
  whenText,
  withOwn,
} from './rules.ts'

const NOW = Date.parse('2026-11-20T10:00:00+08:00')

const visit = (given: Partial<Reservation> = {}): Reservation => ({
  id: 'RV1',
  date: '2026-11-24',
  time: '10:30',
  status: 'WAIT_FOR_PAY',
  expireTime: NOW + 60_000,
  amount: 5000 as Reservation['amount'],
  visitors: [],
  code: '',
  organizationId: '',
  refundAmount: null,
  mine: null,
  ...given,
})

test('[REG-028] only available dates can be chosen, in the order of the server', () => {
  const dates = [true, false, true].map((available, day) => ({ date: `2026-11-2${day}`, available }))
  expect(openDates(dates).map(({ date }) => date)).toEqual(['2026-11-20', '2026-11-22'])
  expect(openDates([])).toEqual([])
})

test.each([
  [2, '09:30（余2）'],
  [1, '09:30（余1）'],
  [0, '09:30（约满）'],
])('[REG-028] a time with %i places left reads %s', (remaining, label) => {
  expect(timeLabel({ time: '09:30', remaining })).toBe(label)
})

test.each([
  ['2026-11-24', '10:30', '11月24日 周二 10:30'],
  ['2026-11-24', '', '11月24日 周二'],
  ['', '', '时间未知'],
  ['', '10:30', '日期未知 10:30'],
])('the day %j and the time %j read %s', (date, time, text) => {
  expect(whenText({ date, time })).toBe(text)
})

describe('alternatives to a full time or day', () => {
  const times = [
    { time: '09:30', remaining: 3 },
    { time: '10:30', remaining: 0 },
    { time: '14:00', remaining: 1 },
    { time: '15:30', remaining: 8 },
  ]

  test('are the nearest times with room for all visitors', () => {
    expect(nearTimes(times, '10:30', 1).map(({ time }) => time)).toEqual(['09:30', '14:00', '15:30'])
    expect(nearTimes(times, '10:30', 3).map(({ time }) => time)).toEqual(['09:30', '15:30'])
    expect(nearTimes(times, '10:30', 9)).toEqual([])
  })

  test('have the same order whatever the order of the reply; of two equally near times the earlier comes first', () => {
    const free = ['15:30', '11:00', '9:30', '10:30', '8:00', '10:00'].map((time) => ({ time, remaining: 2 }))
    expect(nearTimes(free, '10:30', 2).map(({ time }) => time)).toEqual(['10:00', '11:00', '9:30'])
    expect(nearTimes(free, '9:15', 2).map(({ time }) => time)).toEqual(['9:30', '10:00', '8:00'])
  })

  test('are the nearest open days, at most three', () => {
    const dates = ['20', '21', '22', '23', '24', '27'].map((day) => ({
      date: `2026-11-${day}`,
      available: day !== '22',
    }))
    expect(nearDates(dates, '2026-11-23')).toEqual(['2026-11-24', '2026-11-21', '2026-11-20'])
    expect(nearDates([], '2026-11-23')).toEqual([])
  })

  test.each([
    ['', 1, null],
    ['09:30', 3, null],
    ['09:30', 4, '09:30只剩3个名额，您有4位访客，请换一个时间。'],
    ['10:30', 1, '10:30刚刚约满了，请换一个时间，已填写的内容都在。'],
    ['18:00', 1, '18:00刚刚约满了，请换一个时间，已填写的内容都在。'],
  ])('are named in the message for the time %j and %i visitors: %s', (wanted, visitors, text) => {
    expect(fullText(times, wanted, visitors)).toBe(text)
  })

  test('include the places of a reservation that is being changed', () => {
    const own = { date: '2026-11-24', time: '10:30' }
    expect(withOwn(times, own, '2026-11-24', 2)[1]).toEqual({ time: '10:30', remaining: 2 })
    expect(withOwn(times, own, '2026-11-25', 2)).toEqual(times)
    expect(withOwn(times, null, '2026-11-24', 2)).toEqual(times)
  })
})

describe('[REG-025] the state by the server’s clock', () => {
  test.each<[string, Partial<Reservation>, string | null, number, Phase]>([
    ['a hold', {}, null, NOW, 'pay'],
    ['its last millisecond', {}, 'WaitingForPayment', NOW + 59_999, 'pay'],
    ['its end', {}, 'WaitingForPayment', NOW + 60_000, 'expired'],
    ['a hold without an end', { expireTime: null }, null, NOW + 9e9, 'pay'],
    ['a payment that has begun', {}, 'StartedPayment', NOW, 'pay'],
    ['a payment in progress at the end of the hold', {}, 'StartedPayment', NOW + 60_000, 'confirming'],
    ['a payment in progress after the end of the hold', { status: 'EXPIRED' }, 'StartedPayment', NOW, 'confirming'],
    ['a payment that arrived before its confirmation', {}, 'Completed', NOW, 'confirming'],
    ['a late payment without an answer yet', { status: 'EXPIRED' }, 'Completed', NOW, 'confirming'],
    [
      'a late payment that is refunded',
      { status: 'EXPIRED', refundAmount: 5000 as never },
      'Completed',
      NOW,
      'expired',
    ],
    ['expired', { status: 'EXPIRED' }, 'SystemCancelled', NOW, 'expired'],
    ['confirmed', { status: 'SUCCESS' }, 'Completed', NOW, 'booked'],
    ['confirmed, on its day', { status: 'SUCCESS', date: '2026-11-20' }, null, NOW, 'booked'],
    ['confirmed, the day before', { status: 'SUCCESS', date: '2026-11-19' }, null, NOW, 'over'],
    ['used', { status: 'USED' }, null, NOW, 'used'],
    ['cancelled', { status: 'CANCEL' }, null, NOW, 'cancelled'],
    ['a new state', { status: 'TELEPORTED' as never }, null, NOW, 'unknown'],
    ['no state, paid', { status: '' as never }, 'Completed', NOW, 'booked'],
    ['no state, to be paid', { status: '' as never }, 'WaitingForPayment', NOW, 'pay'],
    ['no state, timed out', { status: '' as never }, 'SystemCancelled', NOW, 'expired'],
    ['no state, cancelled by the person', { status: '' as never }, 'UserCancelled', NOW, 'cancelled'],
    ['no state, free', { status: '' as never, amount: 0 as never }, null, NOW, 'booked'],
    ['no state, a price, no payment', { status: '' as never }, null, NOW, 'unknown'],
    ['no state, an unknown payment', { status: '' as never }, 'Frozen', NOW, 'unknown'],
  ])('%s', (_name, given, payStatus, now, phase) => {
    expect(phaseOf(visit(given), payStatus, now)).toBe(phase)
  })

  test('has a label and a text for each state; an expired reservation is 已过期', () => {
    expect(phaseLabel.expired).toBe('已过期')
    expect(Object.keys(phaseNote)).toEqual(Object.keys(phaseLabel))
    expect(new Set(Object.values(phaseNote)).size).toBe(8)
  })
})

test.each([
  [125_000, '02:05'],
  [124_000, '02:04'],
  [3_725_000, '62:05'],
  [0, '00:00'],
  [-5000, '00:00'],
])('[REG-024] [REG-025] [REG-026] %i ms to pay read %s', (left, text) => {
  expect(formatCountdown(left)).toBe(text)
})

test('a refund is mentioned, a missing refund is not', () => {
  expect(refundText(visit({ refundAmount: 5000 as never }))).toBe('已付的¥50.00会原路退回您的付款账户。')
  expect(refundText(visit({ refundAmount: 0 as never }))).toBeNull()
  expect(refundText(visit())).toBeNull()
})

test('[REG-030] only an upcoming visit can be changed, and only a paid visit has an invoice', () => {
  const phases = Object.keys(phaseLabel) as Phase[]
  expect(phases.filter(mayChange)).toEqual(['pay', 'booked'])
  expect(phases.filter((phase) => mayInvoice(visit(), phase))).toEqual(['booked', 'over', 'used'])
  expect(mayInvoice(visit({ amount: 0 as never }), 'booked')).toBe(false)
  expect(mayInvoice(visit({ refundAmount: 5000 as never }), 'over')).toBe(false)
})

describe('refetching a reservation', () => {
  test.each<[string, Partial<Reservation>, string | null, number, number | false]>([
    ['once at the end of a hold', {}, 'WaitingForPayment', NOW, 60_000 + REREAD_MS],
    ['also when it has just ended', {}, 'WaitingForPayment', NOW + 60_000, REREAD_MS],
    ['not long afterwards', {}, 'WaitingForPayment', NOW + 60_000 + REREAD_MS, false],
    [
      'every hour for a hold of months, because timers overflow',
      { expireTime: NOW + 90 * 86_400_000 },
      null,
      NOW,
      3_600_000,
    ],
    ['often while a payment is in progress', {}, 'StartedPayment', NOW, REREAD_MS],
    ['often until a payment that arrived is confirmed', {}, 'Completed', NOW, REREAD_MS],
    ['also after the end', { status: 'EXPIRED' }, 'StartedPayment', NOW + 300_000, REREAD_MS],
    ['for ten minutes at most', { status: 'EXPIRED' }, 'StartedPayment', NOW + 660_000, false],
    ['not when nothing was paid', { status: 'EXPIRED' }, 'SystemCancelled', NOW + 60_000, false],
    ['not when the money is refunded', { refundAmount: 1 as never }, 'Completed', NOW, false],
    ['not without an end', { expireTime: null }, 'StartedPayment', NOW, false],
    ['not for a confirmed visit', { status: 'SUCCESS' }, 'Completed', NOW, false],
  ])('%s', (_name, given, payStatus, now, wait) => {
    expect(rereadIn(visit(given), payStatus, now)).toBe(wait)
  })

  test('stops without a reservation', () => {
    expect([rereadIn(null, 'StartedPayment', NOW), rereadIn(undefined, null, NOW)]).toEqual([false, false])
  })
})

describe('matching a reservation after a lost answer', () => {
  const visitors = [{ name: '何春' }] as Reservation['visitors']
  const wanted = { date: '2026-11-24', time: '10:30', visitors: [{ name: '何春' }] } as never
  test.each<[string, Partial<Reservation>, boolean]>([
    ['the same visit', {}, true],
    ['the same visit, paid meanwhile', { status: 'SUCCESS' }, true],
    ['another day', { date: '2026-11-25' }, false],
    ['another time', { time: '14:00' }, false],
    ['given up', { status: 'CANCEL' }, false],
    ['let go', { status: 'EXPIRED' }, false],
    ['other people', { visitors: [] }, false],
  ])('%s', (_name, given, same) => {
    expect(isSameVisit(visit({ visitors, ...given }), wanted)).toBe(same)
  })
})

describe('the calendar entry of a visit', () => {
  test.each([
    ['10:30', '2026-11-24T02:30:00.000Z', '2026-11-24T03:30:00.000Z'],
    ['9:30', '2026-11-24T01:30:00.000Z', '2026-11-24T02:30:00.000Z'],
    ['14:00-16:00', '2026-11-24T06:00:00.000Z', '2026-11-24T08:00:00.000Z'],
    ['14:00-13:00', '2026-11-24T06:00:00.000Z', '2026-11-24T07:00:00.000Z'],
  ])('has the time %s in China, whatever the phone’s zone', (time, start, end) => {
    const span = visitSpan({ date: '2026-11-24', time })
    expect(span && [span.start, span.end].map((at) => new Date(at).toISOString())).toEqual([start, end])
  })

  test('does not exist without a time', () => {
    expect(visitSpan({ date: '2026-11-24', time: '' })).toBeNull()
    expect(visitEvent(visit({ time: '上午' }), 'https://x', NOW)).toBeNull()
  })

  test('has no name', () => {
    const event = visitEvent(visit(), 'https://x/r', NOW)
    expect(event).toMatchObject({ uid: 'reservation-RV1', title: '参观预约', stamp: NOW, url: 'https://x/r' })
    expect(visitReminder(visit(), 'https://x/r')).toBe('参观预约 11月24日 周二 10:30（北京时间）\nhttps://x/r')
  })
})

test('the next visit is the earliest confirmed one from today on', () => {
  const booked = (id: string, date: string, time = '10:30') => visit({ id, date, time, status: 'SUCCESS' })
  const all = [booked('A', '2026-11-25'), booked('B', '2026-11-20', '14:00'), booked('C', '2026-11-20', '09:30')]
  expect(nextVisit([...all, booked('D', '2026-11-19'), visit({ date: '2026-11-20' })], NOW)?.id).toBe('C')
  expect(nextVisit([visit()], NOW)).toBeNull()
})

describe('a visit that may still take place', () => {
  const UNKNOWN = ['__proto__', 'SOMETHING_NEW', 'X'.repeat(100), UNREADABLE]

  test.each([
    ...UNKNOWN.map((status) => ({ status, expireTime: null }) as Partial<Reservation>),
    { status: 'WAIT_FOR_PAY', expireTime: UNREADABLE } as const,
    { status: 'SUCCESS', date: '' } as const,
  ])('is listed, and no other visit is called the next one: %j', (given) => {
    expect(comingVisits([visit({ id: 'A', ...given })], NOW)).toHaveLength(1)
    expect(mayHideNext([visit({ id: 'A', ...given })], NOW)).toBe(true)
  })

  test('excludes past days, and cancelled and used visits', () => {
    const ended = [
      visit({ status: 'NEW' as Reservation['status'], date: '2026-11-19' }),
      visit({ status: 'CANCEL', date: '' }),
      visit({ status: 'USED', date: '' }),
    ]
    expect([comingVisits(ended, NOW), mayHideNext(ended, NOW)]).toEqual([[], false])
  })

  test('comes last in the list if its day is unknown, and does not make the next visit uncertain once it is paid', () => {
    const known = visit({ id: 'B', status: 'SUCCESS' })
    expect(comingVisits([visit({ id: 'A', date: '' }), known], NOW).map(({ id }) => id)).toEqual(['B', 'A'])
    expect(mayHideNext([known, visit()], NOW)).toBe(false)
  })
})
