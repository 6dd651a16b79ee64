import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayAfter, dayOf } from '#/shared/lib/time/calendar.ts'
import { statisticsOf } from '#tests/visit-statistics.ts'
import {
  changeText,
  changeWords,
  chosenPeriod,
  lastDays,
  lengthOf,
  type PageView,
  type Period,
  periodBefore,
  inPeriod,
} from './statistics.ts'

/** 2026-11-23 10:00 in China. */
const NOW = Date.parse('2026-11-23T02:00:00Z')
const at = (chinese: string) => Date.parse(`${chinese.replace(' ', 'T')}:00+08:00`)

const pageView = (time: string, visitorId = 'V1', contentId = 'A1', contentType = 'NEWS'): PageView => ({
  visitorId,
  contentId,
  contentType,
  title: `${contentId} title`,
  time: at(time),
})

describe('the periods of the statistics', () => {
  test('are days in China: today, the last 7 days and the last 30 days', () => {
    expect(lastDays(1, NOW)).toEqual({ from: '2026-11-23', to: '2026-11-23' })
    expect(lastDays(7, NOW)).toEqual({ from: '2026-11-17', to: '2026-11-23' })
    expect(lastDays(30, NOW)).toEqual({ from: '2026-10-25', to: '2026-11-23' })
    // 00:30 in China is still the day before in London and in UTC.
    expect(lastDays(1, at('2026-03-01 00:30'))).toEqual({ from: '2026-03-01', to: '2026-03-01' })
  })

  test('have a previous period of the same length that ends the day before, also across month ends and leap days', () => {
    expect(periodBefore({ from: '2026-11-17', to: '2026-11-23' })).toEqual({ from: '2026-11-10', to: '2026-11-16' })
    expect(periodBefore({ from: '2024-03-01', to: '2024-03-01' })).toEqual({ from: '2024-02-29', to: '2024-02-29' })
    expect(periodBefore({ from: '2026-01-01', to: '2026-01-31' })).toEqual({ from: '2025-12-01', to: '2025-12-31' })
  })

  test.each([
    ['two days in order are used', '2026-11-01', '2026-11-20', { from: '2026-11-01', to: '2026-11-20' }],
    ['two days in the wrong order are swapped', '2026-11-20', '2026-11-01', { from: '2026-11-01', to: '2026-11-20' }],
    ['days in the future are cut off', '2026-11-20', '2026-12-31', { from: '2026-11-20', to: '2026-11-23' }],
    [
      'a period that is completely in the future becomes today',
      '2026-12-01',
      '2026-12-31',
      { from: '2026-11-23', to: '2026-11-23' },
    ],
    ['a period of more than a year is shortened', '2020-01-01', '2026-11-23', { from: '2025-11-23', to: '2026-11-23' }],
    ['a day that does not exist gives no period', '2026-02-30', '2026-03-02', null],
    ['a text that is not a day gives no period', 'yesterday', '2026-03-02', null],
    ['a single day gives no period', '2026-03-02', null, null],
  ])('%s', (_, from, to, expected) => {
    expect(chosenPeriod(from, to, NOW)).toEqual(expected)
  })
})

describe('[VIS-001] the counts in the statistics', () => {
  const pageViews = [
    pageView('2026-11-21 00:00'),
    pageView('2026-11-21 23:59'),
    pageView('2026-11-22 12:00', 'V2'),
    pageView('2026-11-23 08:00', 'V1', 'G1', 'GOODS'),
    pageView('2026-11-20 23:59', 'V3'),
    pageView('2026-11-24 00:00', 'V4'),
  ]
  const shown = statisticsOf(pageViews, { from: '2026-11-21', to: '2026-11-23' })

  test('are views and different visitors between the first and the last midnight in China', () => {
    expect([shown.browsing, shown.visitors]).toEqual([4, 2])
    expect(shown.days).toEqual([
      { day: '2026-11-21', browsing: 2, visitors: 1 },
      { day: '2026-11-22', browsing: 1, visitors: 1 },
      { day: '2026-11-23', browsing: 1, visitors: 1 },
    ])
  })

  test('for each content are views, visitors and the views of each day, sorted by most views', () => {
    expect(shown.contents).toEqual([
      { contentId: 'A1', contentType: 'NEWS', title: 'A1 title', browsing: 3, visitors: 2, days: [2, 1, 0] },
      { contentId: 'G1', contentType: 'GOODS', title: 'G1 title', browsing: 1, visitors: 1, days: [0, 0, 1] },
    ])
  })

  test('for each visitor are the views and the last viewed content', () => {
    expect(shown.people.map(({ visitorId, browsing, last }) => [visitorId, browsing, last.contentId])).toEqual([
      ['V1', 3, 'G1'],
      ['V2', 1, 'A1'],
    ])
  })

  test('use the latest title of a renamed content', () => {
    const renamed = [
      { ...pageView('2026-11-22 09:00'), title: 'new' },
      { ...pageView('2026-11-21 09:00'), title: 'old' },
    ]
    expect(statisticsOf(renamed, lastDays(7, NOW)).contents[0]?.title).toBe('new')
  })
})

const pageViewsArbitrary = fc.array(
  fc.record({
    visitorId: fc.constantFrom('V1', 'V2', 'V3', 'V4'),
    contentId: fc.constantFrom('1', '2', '3'),
    contentType: fc.constantFrom('NEWS', 'GOODS', 'VIDEO', 'SOMETHING'),
    title: fc.constant('t'),
    time: fc.integer({ min: at('2024-02-20 00:00'), max: at('2024-04-10 00:00') }),
  }),
  { maxLength: 60 },
)
const periodArbitrary = fc
  .tuple(fc.integer({ min: 0, max: 45 }), fc.integer({ min: 0, max: 60 }))
  .map(([skip, length]): Period => {
    const from = dayAfter('2024-02-20', skip)
    return { from, to: dayAfter(from, length) }
  })

const total = (counts: readonly { browsing: number }[]) => counts.reduce((sum, { browsing }) => sum + browsing, 0)

describe('[VIS-001] for any visits and any period, chart, table and lists have the same sums', () => {
  test('the views of days, contents and visitors add up to the total', () => {
    fc.assert(
      fc.property(pageViewsArbitrary, periodArbitrary, (all, period) => {
        const shown = statisticsOf(all, period)
        expect([total(shown.days), total(shown.contents), total(shown.people)]).toEqual(Array(3).fill(shown.browsing))
        for (const { days, browsing } of shown.contents) {
          expect(days).toHaveLength(lengthOf(period))
          expect(days.reduce((sum, count) => sum + count, 0)).toBe(browsing)
        }
        // The small lines of all contents, added up, are the chart.
        expect(shown.days.map((_, day) => shown.contents.reduce((sum, { days }) => sum + (days[day] ?? 0), 0))).toEqual(
          shown.days.map(({ browsing }) => browsing),
        )
        expect(shown.people).toHaveLength(shown.visitors)
      }),
    )
  })

  test('each view is counted on its date in China', () => {
    fc.assert(
      fc.property(pageViewsArbitrary, periodArbitrary, (all, period) => {
        const expected = all.filter(({ time }) => dayOf(time) >= period.from && dayOf(time) <= period.to)
        expect(inPeriod(all, period)).toEqual(expected)
        for (const { day, browsing } of statisticsOf(all, period).days)
          expect(browsing).toBe(expected.filter(({ time }) => dayOf(time) === day).length)
      }),
    )
  })

  test('no view is in both a period and its previous period, or between the two periods', () => {
    fc.assert(
      fc.property(pageViewsArbitrary, periodArbitrary, (all, period) => {
        const before = periodBefore(period)
        expect(lengthOf(before)).toBe(lengthOf(period))
        const both = statisticsOf(all, { from: before.from, to: period.to })
        expect(statisticsOf(all, before).browsing + statisticsOf(all, period).browsing).toBe(both.browsing)
      }),
    )
  })
})

test('the change since the previous period is available as a number and as a text', () => {
  expect([changeText(5, 2), changeText(2, 5), changeText(3, 3)]).toEqual(['+3', '-3', '0'])
  expect([changeWords(5, 2), changeWords(2, 5), changeWords(3, 3)]).toEqual(['比上期多 3', '比上期少 3', '和上期一样'])
})
