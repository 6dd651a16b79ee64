import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayAfter, dayOf, monthAfter, monthLabel, monthOf, monthWeeks, streakOf } from '#/shared/lib/time/calendar.ts'

test.each([
  ['2026-10-31T15:59:59Z', '2026-10-31', '2026-10'],
  ['2026-10-31T16:00:00Z', '2026-11-01', '2026-11'],
  ['2026-12-31T16:00:00Z', '2027-01-01', '2027-01'],
])('[PTS-007] the instant %s is on the day %s in the month %s in China time', (instant, day, month) => {
  expect(dayOf(Date.parse(instant))).toBe(day)
  expect(monthOf(Date.parse(instant))).toBe(month)
})

test.each([
  ['2024-05', '2024年5月'],
  ['2026-11', '2026年11月'],
  ['2026-10', '2026年10月'],
  ['', ''],
  ['最近', '最近'],
])('the month %j is shown as %j', (month, label) => {
  expect(monthLabel(month)).toBe(label)
})

test.each([
  ['2026-11-30', 1, '2026-12-01'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2028-03-01', -1, '2028-02-29'],
  ['2026-01-01', -1, '2025-12-31'],
])('the day %s plus %i days is %s', (day, days, other) => {
  expect(dayAfter(day, days)).toBe(other)
})

test.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
])('the month %s plus %i months is %s', (month, months, other) => {
  expect(monthAfter(month, months)).toBe(other)
})

test('a month is split into weeks that start on Sunday', () => {
  const weeks = monthWeeks('2026-11')
  expect(weeks).toHaveLength(5)
  expect(weeks[0]?.[0]).toBe('2026-11-01')
  expect(weeks[4]).toEqual(['2026-11-29', '2026-11-30', null, null, null, null, null])
  expect(monthWeeks('2026-10')[0]).toEqual([null, null, null, null, '2026-10-01', '2026-10-02', '2026-10-03'])
  expect(monthWeeks('2028-02').flat().filter(Boolean)).toHaveLength(29)
})

test('every month has each of its days once and in order, in complete weeks', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1970, max: 2099 }), fc.integer({ min: 1, max: 12 }), (year, number) => {
      const month = `${year}-${String(number).padStart(2, '0')}`
      const weeks = monthWeeks(month)
      const days = weeks.flat().filter((day) => day !== null)
      expect(weeks.every((week) => week.length === 7)).toBe(true)
      expect(days).toHaveLength(new Date(Date.UTC(year, number, 0)).getUTCDate())
      expect(days.every((day, index) => day === `${month}-${String(index + 1).padStart(2, '0')}`)).toBe(true)
    }),
  )
})

test.each([
  [[], 0],
  [['2026-11-20'], 1],
  [['2026-11-19'], 1],
  [['2026-11-18'], 0],
  [['2026-11-20', '2026-11-19', '2026-11-17'], 2],
  [['2026-11-21', '2026-11-20'], 1],
  [['2026-11-01', '2026-11-02'], 0],
])('on 2026-11-20, the sign-in days %j are a streak of %i days', (days, streak) => {
  expect(streakOf(new Set(days), '2026-11-20')).toBe(streak)
})

test('a streak continues across the end of a month or year', () => {
  const days = Array.from({ length: 400 }, (_, index) => dayAfter('2026-11-20', -index))
  expect(streakOf(new Set(days), '2026-11-20')).toBe(400)
})
