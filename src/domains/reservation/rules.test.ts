import { expect, test } from 'vitest'
import { dateLabel, openDates, timeLabel } from './rules.ts'

test.each([
  ['2026-11-22', '11月22日 周日'],
  ['2026-11-23', '11月23日 周一'],
  ['2026-11-24', '11月24日 周二'],
  ['2026-11-25', '11月25日 周三'],
  ['2026-11-26', '11月26日 周四'],
  ['2026-11-27', '11月27日 周五'],
  ['2026-11-28', '11月28日 周六'],
  ['2027-01-01', '1月1日 周五'],
  ['2028-02-29', '2月29日 周二'],
  ['2026-12-31', '12月31日 周四'],
])('[REG-028] the date %s reads %s', (date, label) => {
  expect(dateLabel(date)).toBe(label)
})

test.each(['', '下周', '2026-13-01'])('[REG-028] an invalid date (%j) is shown unchanged', (date) => {
  expect(dateLabel(date)).toBe(date)
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
])('[REG-028] a time with %i places left reads %s', (remaining, label) => {
  expect(timeLabel({ time: '09:30', remaining })).toBe(label)
})
