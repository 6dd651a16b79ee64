import { expect, test } from 'vitest'
import type { PageView } from '../statistics.ts'
import { choiceOf, lastSeenWeek, offerFrom, periodLinks, periodText, wasCut } from './period-rules.ts'
import { PeriodForm } from './period-form.ts'

/** 2026-11-23 10:00 in China. */
const NOW = Date.parse('2026-11-23T02:00:00Z')
const none = { period: null, from: null, to: null }
const pageView = (day: string): PageView => ({
  visitorId: 'V1',
  contentId: 'A1',
  contentType: 'NEWS',
  title: 't',
  time: Date.parse(`${day}T12:00:00+08:00`),
})

test.each([
  ['no parameter selects 7 days', none, '7', '2026-11-17', '2026-11-23'],
  ['today', { ...none, period: 'today' as const }, 'today', '2026-11-23', '2026-11-23'],
  ['the period 30 selects 30 days', { ...none, period: '30' as const }, '30', '2026-10-25', '2026-11-23'],
  [
    'two days select these days',
    { period: '30' as const, from: '2026-11-01', to: '2026-11-03' },
    'own',
    '2026-11-01',
    '2026-11-03',
  ],
  ['a single day is ignored', { ...none, from: '2026-11-01' }, '7', '2026-11-17', '2026-11-23'],
])('[VIS-001] the address selects the period: %s', (_, search, name, from, to) => {
  expect(choiceOf(search, NOW)).toEqual({ name, period: { from, to } })
})

test('the links to other periods keep the category and the view', () => {
  expect(periodLinks('GOODS').map(({ label, to }) => [label, to])).toEqual([
    ['今天', '/customer-visitors/GOODS?view=stats&period=today'],
    ['近 7 天', '/customer-visitors/GOODS?view=stats'],
    ['近 30 天', '/customer-visitors/GOODS?view=stats&period=30'],
  ])
})

test('a period is shown without the current year, or with both years if its years differ', () => {
  expect(periodText({ from: '2026-11-17', to: '2026-11-23' }, NOW)).toBe('11月17日 – 11月23日')
  expect(periodText({ from: '2026-11-23', to: '2026-11-23' }, NOW)).toBe('11月23日')
  expect(periodText({ from: '2025-12-30', to: '2026-01-02' }, NOW)).toBe('2025年12月30日 – 2026年1月2日')
})

test('a period without views offers the last 30 days if they have views, or the week of the last view', () => {
  const today = choiceOf({ ...none, period: 'today' }, NOW)
  const month = choiceOf({ ...none, period: '30' }, NOW)
  expect(offerFrom(today, 'NEWS', [pageView('2026-11-01')], NOW)).toEqual({
    label: '看近 30 天',
    to: '/customer-visitors/NEWS?view=stats&period=30',
  })
  const week = {
    label: '看最近有人来的那一周',
    to: '/customer-visitors/NEWS?view=stats&from=2026-08-26&to=2026-09-01',
  }
  expect(offerFrom(today, 'NEWS', [pageView('2026-09-01')], NOW)).toEqual(week)
  expect(offerFrom(month, 'NEWS', [pageView('2026-08-01'), pageView('2026-09-01')], NOW)).toEqual(week)
  expect(offerFrom(month, 'NEWS', [pageView('2026-12-01')], NOW)).toBeNull()
  expect(lastSeenWeek([], NOW)).toBeNull()
})

test.each([
  ['', '2026-01-02', ['开始日期不能为空']],
  ['2026-01-01', '', ['结束日期不能为空']],
  ['2026-01-02', '2026-01-01', ['结束日期不能早于开始日期']],
  ['2024-01-01', '2025-01-01', ['最多选一年，请把开始日期选晚一些']],
  ['2024-01-01', '2024-12-31', []],
  ['2026-01-01', '2026-01-01', []],
])('a period from %j to %j has the errors %j', (from, to, messages) => {
  const { error } = PeriodForm.safeParse({ from, to })
  expect(error?.issues.map(({ message }) => message) ?? []).toEqual(messages)
})

test.each([
  ['2026-11-01', '2026-11-20', false],
  ['2026-11-20', '2026-11-01', false],
  ['2026-11-01', '2026-12-20', true],
  ['2020-01-01', '2026-11-20', true],
  ['2026-12-01', '2026-12-20', true],
  [null, null, false],
])('the period from %s to %s in the address is shortened: %s', (from, until, cut) => {
  const now = Date.parse('2026-11-23T10:00:00+08:00')
  const search = { period: null, from, to: until }
  expect(wasCut(search, choiceOf(search, now))).toBe(cut)
})
