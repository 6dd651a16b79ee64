import { expect, test } from 'vitest'
import { dayFullText, nearestFree, offeredDays, offeredTimes, timeFullText } from './rules.ts'

const NOW = Date.parse('2026-11-20T23:30:00+08:00')
const opens = ['2026-11-19', '2026-11-20', '2026-11-22', '2026-11-24', '2026-11-27']

test('[REG-031] the days of a hall begin today, include full days, and include a free day that is not an opening day', () => {
  const free = [{ day: '2026-11-19' }, { day: '2026-11-24' }, { day: '2026-11-25' }]
  expect(offeredDays(opens, free, NOW)).toEqual([
    { day: '2026-11-20', free: false },
    { day: '2026-11-22', free: false },
    { day: '2026-11-24', free: true },
    { day: '2026-11-25', free: true },
    { day: '2026-11-27', free: false },
  ])
  // Half an hour later it is the next day in China.
  expect(offeredDays(opens, free, NOW + 1_800_000)[0]?.day).toBe('2026-11-22')
})

test('[MISC-009] all times of a hall are sorted, and the times that are free on the chosen day are marked', () => {
  const times = (...list: string[]) => list.map((time) => ({ time }))
  expect(offeredTimes(times('14:00-15:00', '10:00-11:00'), times('14:00-15:00', '16:00-17:00'))).toEqual([
    { time: '10:00-11:00', free: false },
    { time: '14:00-15:00', free: true },
    { time: '16:00-17:00', free: true },
  ])
})

const days = ['2026-11-22', '2026-11-24', '2026-11-25', '2026-11-28', '2026-12-09'].map((day, index) => ({
  day,
  free: index !== 2,
}))

test('the free days nearest to a full day are listed in calendar order', () => {
  expect(nearestFree('2026-11-25', days)).toEqual(['2026-11-22', '2026-11-24', '2026-11-28'])
  expect(nearestFree('2026-11-25', days, 1)).toEqual(['2026-11-24'])
  expect(nearestFree('2026-11-25', [])).toEqual([])
})

test.each([
  ['2026-11-24', null],
  ['', null],
  ['2026-11-25', '11月25日 周三刚刚约满，最近可约：11月22日 周日、11月24日 周二、11月28日 周六'],
])('for the chosen day %s, the message about a full day is %s', (day, text) =>
  expect(dayFullText(day, days)).toBe(text),
)

test('messages are shown for a day and a time that have become full', () => {
  expect(dayFullText('2026-11-25', [{ day: '2026-11-25', free: false }])).toBe(
    '11月25日 周三刚刚约满，近期没有其他可约的日子',
  )
  const times = [
    { time: '10:00-11:00', free: false },
    { time: '14:00-15:00', free: true },
  ]
  expect(timeFullText('14:00-15:00', times)).toBeNull()
  expect(timeFullText('10:00-11:00', times)).toBe('10:00-11:00刚刚约满，当天还可约：14:00-15:00')
  expect(timeFullText('10:00-11:00', times.slice(0, 1))).toBe('10:00-11:00刚刚约满，请换一天')
})
