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
  isNextUnknown,
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
  msUntilRefetch,
  timeLabel,
  visitEvent,
  visitReminder,
  visitSpan,
  whenText,
  withOwnPlaces,
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

test('[REG-028] only available dates can be chosen, in the server’s order', () => {
  const dates = [true, false, true].map((available, day) => ({ date: `2026-11-2${day}`, available }))
  expect(openDates(dates).map(({ date }) => date)).toEqual(['2026-11-20', '2026-11-22'])
  expect(openDates([])).toEqual([])
})

test.each([
  [2, '09:30（余2）'],
  [1, '09:30（余1）'],
  [0, '09:30（约满）'],
])('[REG-028] a time with %i places left is shown as %s', (remaining, label) => {
  expect(timeLabel({ time: '09:30', remaining })).toBe(label)
})

test.each([
  ['2026-11-24', '10:30', '11月24日 周二 10:30'],
  ['2026-11-24', '', '11月24日 周二'],
  ['', '', '时间未知'],
  ['', '10:30', '日期未知 10:30'],
])('the day %j and the time %j of a visit are shown as %s', (date, time, text) => {
  expect(whenText({ date, time })).toBe(text)
})

describe('the alternatives to a full time or day', () => {
  const times = [
    { time: '09:30', remaining: 3 },
    { time: '10:30', remaining: 0 },
    { time: '14:00', remaining: 1 },
    { time: '15:30', remaining: 8 },
  ]

  test('are the nearest times with enough places for all visitors', () => {
    expect(nearTimes(times, '10:30', 1).map(({ time }) => time)).toEqual(['09:30', '14:00', '15:30'])
    expect(nearTimes(times, '10:30', 3).map(({ time }) => time)).toEqual(['09:30', '15:30'])
    expect(nearTimes(times, '10:30', 9)).toEqual([])
  })

  test('do not depend on the order in the reply; of two equally near times the earlier comes first', () => {
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
  ])('are introduced by a message for the time %j and %i visitors: %s', (wanted, visitors, text) => {
    expect(fullText(times, wanted, visitors)).toBe(text)
  })

  test('count the places of a reservation that is being changed as free', () => {
    const own = { date: '2026-11-24', time: '10:30' }
    expect(withOwnPlaces(times, own, '2026-11-24', 2)[1]).toEqual({ time: '10:30', remaining: 2 })
    expect(withOwnPlaces(times, own, '2026-11-25', 2)).toEqual(times)
    expect(withOwnPlaces(times, null, '2026-11-24', 2)).toEqual(times)
  })
})

describe('[REG-025] the state of a visit by the server’s clock', () => {
  test.each<[string, Partial<Reservation>, string | null, number, Phase]>([
    ['pay: unpaid, before the time limit', {}, null, NOW, 'pay'],
    ['pay: unpaid, in the last millisecond before the time limit', {}, 'WaitingForPayment', NOW + 59_999, 'pay'],
    ['expired: unpaid, at the time limit', {}, 'WaitingForPayment', NOW + 60_000, 'expired'],
    ['pay: unpaid, without a time limit', { expireTime: null }, null, NOW + 9e9, 'pay'],
    ['pay: a payment was started, before the time limit', {}, 'StartedPayment', NOW, 'pay'],
    ['confirming: a payment was started, at the time limit', {}, 'StartedPayment', NOW + 60_000, 'confirming'],
    [
      'confirming: a payment was started, after the time limit',
      { status: 'EXPIRED' },
      'StartedPayment',
      NOW,
      'confirming',
    ],
    ['confirming: the payment has arrived, the visit is not confirmed yet', {}, 'Completed', NOW, 'confirming'],
    ['confirming: a late payment, not yet decided', { status: 'EXPIRED' }, 'Completed', NOW, 'confirming'],
    [
      'expired: a late payment that is refunded',
      { status: 'EXPIRED', refundAmount: 5000 as never },
      'Completed',
      NOW,
      'expired',
    ],
    ['expired', { status: 'EXPIRED' }, 'SystemCancelled', NOW, 'expired'],
    ['confirmed', { status: 'SUCCESS' }, 'Completed', NOW, 'booked'],
    ['booked: confirmed, on its day', { status: 'SUCCESS', date: '2026-11-20' }, null, NOW, 'booked'],
    ['over: confirmed, for the day before', { status: 'SUCCESS', date: '2026-11-19' }, null, NOW, 'over'],
    ['used', { status: 'USED' }, null, NOW, 'used'],
    ['cancelled', { status: 'CANCEL' }, null, NOW, 'cancelled'],
    ['unknown: a new state', { status: 'TELEPORTED' as never }, null, NOW, 'unknown'],
    ['booked: without a state, paid', { status: '' as never }, 'Completed', NOW, 'booked'],
    ['pay: without a state, unpaid', { status: '' as never }, 'WaitingForPayment', NOW, 'pay'],
    ['expired: without a state, payment timed out', { status: '' as never }, 'SystemCancelled', NOW, 'expired'],
    ['cancelled: without a state, cancelled by the person', { status: '' as never }, 'UserCancelled', NOW, 'cancelled'],
    ['booked: without a state, free of charge', { status: '' as never, amount: 0 as never }, null, NOW, 'booked'],
    ['unknown: without a state, with a price and no payment', { status: '' as never }, null, NOW, 'unknown'],
    ['unknown: without a state, with an unknown payment', { status: '' as never }, 'Frozen', NOW, 'unknown'],
  ])('is %s', (_name, given, payStatus, now, phase) => {
    expect(phaseOf(visit(given), payStatus, now)).toBe(phase)
  })

  test('has a label and a text for each state, and an expired reservation is shown as 已过期', () => {
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
])('[REG-024] [REG-025] [REG-026] with %i ms left to pay, the countdown shows %s', (left, text) => {
  expect(formatCountdown(left)).toBe(text)
})

test('a visit mentions a refund only if there is a refund', () => {
  expect(refundText(visit({ refundAmount: 5000 as never }))).toBe('已付的¥50.00会原路退回您的付款账户。')
  expect(refundText(visit({ refundAmount: 0 as never }))).toBeNull()
  expect(refundText(visit())).toBeNull()
})

test('[REG-030] only an upcoming visit can be changed, and only a paid visit can have an invoice', () => {
  const phases = Object.keys(phaseLabel) as Phase[]
  expect(phases.filter(mayChange)).toEqual(['pay', 'booked'])
  expect(phases.filter((phase) => mayInvoice(visit(), phase))).toEqual(['booked', 'over', 'used'])
  expect(mayInvoice(visit({ amount: 0 as never }), 'booked')).toBe(false)
  expect(mayInvoice(visit({ refundAmount: 5000 as never }), 'over')).toBe(false)
})

describe('the time until a reservation is refetched', () => {
  test.each<[string, Partial<Reservation>, string | null, number, number | false]>([
    ['once, at the time limit of the payment', {}, 'WaitingForPayment', NOW, 60_000 + REREAD_MS],
    ['soon, right after the time limit', {}, 'WaitingForPayment', NOW + 60_000, REREAD_MS],
    ['never, later after the time limit', {}, 'WaitingForPayment', NOW + 60_000 + REREAD_MS, false],
    [
      'an hour, if the time limit is months away, because timers overflow',
      { expireTime: NOW + 90 * 86_400_000 },
      null,
      NOW,
      3_600_000,
    ],
    ['short, while a payment is in progress', {}, 'StartedPayment', NOW, REREAD_MS],
    ['short, until a payment that has arrived is confirmed', {}, 'Completed', NOW, REREAD_MS],
    [
      'short, for a payment in progress after the time limit',
      { status: 'EXPIRED' },
      'StartedPayment',
      NOW + 300_000,
      REREAD_MS,
    ],
    ['never, ten minutes after the time limit', { status: 'EXPIRED' }, 'StartedPayment', NOW + 660_000, false],
    ['never, if nothing was paid', { status: 'EXPIRED' }, 'SystemCancelled', NOW + 60_000, false],
    ['never, if the money is refunded', { refundAmount: 1 as never }, 'Completed', NOW, false],
    ['never, if there is no time limit', { expireTime: null }, 'StartedPayment', NOW, false],
    ['never, for a confirmed visit', { status: 'SUCCESS' }, 'Completed', NOW, false],
  ])('%s', (_name, given, payStatus, now, wait) => {
    expect(msUntilRefetch(visit(given), payStatus, now)).toBe(wait)
  })

  test('does not exist if there is no reservation', () => {
    expect([msUntilRefetch(null, 'StartedPayment', NOW), msUntilRefetch(undefined, null, NOW)]).toEqual([false, false])
  })
})

describe('recognizing a reservation after a lost reply', () => {
  const visitors = [{ name: '何春' }] as Reservation['visitors']
  const wanted = { date: '2026-11-24', time: '10:30', visitors: [{ name: '何春' }] } as never
  test.each<[string, Partial<Reservation>, boolean]>([
    ['the same visit is recognized', {}, true],
    ['the same visit that was paid meanwhile is recognized', { status: 'SUCCESS' }, true],
    ['a visit on another day is not recognized', { date: '2026-11-25' }, false],
    ['a visit at another time is not recognized', { time: '14:00' }, false],
    ['a cancelled visit is not recognized', { status: 'CANCEL' }, false],
    ['an expired visit is not recognized', { status: 'EXPIRED' }, false],
    ['a visit of other people is not recognized', { visitors: [] }, false],
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
  ])('has the time %s in China, in any time zone of the phone', (time, start, end) => {
    const span = visitSpan({ date: '2026-11-24', time })
    expect(span && [span.start, span.end].map((at) => new Date(at).toISOString())).toEqual([start, end])
  })

  test('does not exist if the visit has no time', () => {
    expect(visitSpan({ date: '2026-11-24', time: '' })).toBeNull()
    expect(visitEvent(visit({ time: '上午' }), 'https://x', NOW)).toBeNull()
  })

  test('contains no name', () => {
    const event = visitEvent(visit(), 'https://x/r', NOW)
    expect(event).toMatchObject({ uid: 'reservation-RV1', title: '参观预约', stamp: NOW, url: 'https://x/r' })
    expect(visitReminder(visit(), 'https://x/r')).toBe('参观预约 11月24日 周二 10:30（北京时间）\nhttps://x/r')
  })
})

test('the next visit is the earliest confirmed visit from today on', () => {
  const booked = (id: string, date: string, time = '10:30') => visit({ id, date, time, status: 'SUCCESS' })
  const all = [booked('A', '2026-11-25'), booked('B', '2026-11-20', '14:00'), booked('C', '2026-11-20', '09:30')]
  expect(nextVisit([...all, booked('D', '2026-11-19'), visit({ date: '2026-11-20' })], NOW)?.id).toBe('C')
  expect(nextVisit([visit()], NOW)).toBeNull()
})

describe('a visit whose state or day is unknown', () => {
  const UNKNOWN = ['__proto__', 'SOMETHING_NEW', 'X'.repeat(100), UNREADABLE]

  test.each([
    ...UNKNOWN.map((status) => ({ status, expireTime: null }) as Partial<Reservation>),
    { status: 'WAIT_FOR_PAY', expireTime: UNREADABLE } as const,
    { status: 'SUCCESS', date: '' } as const,
  ])('is listed, and no visit is shown as the next visit: %j', (given) => {
    expect(comingVisits([visit({ id: 'A', ...given })], NOW)).toHaveLength(1)
    expect(isNextUnknown([visit({ id: 'A', ...given })], NOW)).toBe(true)
  })

  test('is left out if it is past, cancelled or used', () => {
    const ended = [
      visit({ status: 'NEW' as Reservation['status'], date: '2026-11-19' }),
      visit({ status: 'CANCEL', date: '' }),
      visit({ status: 'USED', date: '' }),
    ]
    expect([comingVisits(ended, NOW), isNextUnknown(ended, NOW)]).toEqual([[], false])
  })

  test('is listed last if only its day is unknown; if all states and days are known, the next visit is known', () => {
    const known = visit({ id: 'B', status: 'SUCCESS' })
    expect(comingVisits([visit({ id: 'A', date: '' }), known], NOW).map(({ id }) => id)).toEqual(['B', 'A'])
    expect(isNextUnknown([known, visit()], NOW)).toBe(false)
  })
})
