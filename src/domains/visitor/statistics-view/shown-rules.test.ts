import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayAfter } from '#/shared/lib/time/calendar.ts'
import { statisticsOf } from '#tests/visit-statistics.ts'
import type { Visitors } from '../model.ts'
import { type PageView, type Period, totalsIn } from '../statistics.ts'
import { chartOption } from './chart-option.ts'
import { countedOf, type ViewRecord } from './counted.ts'
import { barsIn, pictureHeight } from './picture-rules.ts'
import { reportText } from './report-text.ts'
import {
  contentRows,
  countedAgain,
  numbersText,
  rowsOf,
  type Slot,
  slotsOf,
  slotsSentence,
  sparkPoints,
  unitOf,
} from './shown-rules.ts'

const at = (chinese: string) => Date.parse(`${chinese.replace(' ', 'T')}:00+08:00`)
const pageView = (time: string, visitorId = 'V1', contentId = 'A1'): PageView => ({
  visitorId,
  contentId,
  contentType: 'NEWS',
  title: `${contentId} title`,
  time: at(time),
})

/** A day without a name of its own. */
const slot = (day: number, browsing: number, visitors = browsing): Slot => ({
  label: `${day}`,
  name: `day ${day}`,
  from: `${day}`,
  to: `${day}`,
  browsing,
  visitors,
})
const month = (...counts: number[]) => counts.map((count, index) => slot(index + 1, count))

const totals = (facts: Partial<Visitors>): Visitors => ({
  id: null,
  title: '',
  contentType: 'NEWS',
  visitorsNumber: 0,
  browsing: 0,
  visitors: [],
  ...facts,
})

describe('statistics of a single day', () => {
  const period = { from: '2026-11-23', to: '2026-11-23' }
  const pageViews = [
    pageView('2026-11-23 00:00'),
    pageView('2026-11-23 08:59'),
    pageView('2026-11-23 08:00'),
    pageView('2026-11-22 08:00'),
  ]
  const slots = slotsOf(statisticsOf(pageViews, period), pageViews, period)

  test('have 24 hours of China time', () => {
    expect([slots.length, unitOf(period)]).toEqual([24, 'hour'])
    expect(slots.filter(({ browsing }) => browsing > 0)).toEqual([
      { label: '0时', name: '0:00 – 1:00', from: '0:00', to: '1:00', browsing: 1, visitors: 1 },
      { label: '8时', name: '8:00 – 9:00', from: '8:00', to: '9:00', browsing: 2, visitors: 1 },
    ])
  })

  test('mention the best hour in their sentence', () => {
    expect(slotsSentence(slots, 'hour')).toBe('浏览最多的一个小时是 8:00 – 9:00：浏览 2 次，访客 1 位。')
  })
})

describe('the sentence about the best day of a period', () => {
  test.each([
    ['one day', month(1, 3, 0), '浏览最多的一天是 day 2：浏览 3 次，访客 3 位。3 天里有 2 天有人来看。'],
    [
      'several days with equally many views',
      month(2, 0, 2),
      '浏览最多的是 day 1 等 2 天：各浏览 2 次。3 天里有 2 天有人来看。',
    ],
    ['none', month(0, 0), '这段时间没有人浏览。'],
  ])('mentions %s', (_, slots, text) => expect(slotsSentence(slots, 'day')).toBe(text))
})

test('in a long period, consecutive days without views are combined into one row of the table', () => {
  expect(rowsOf(month(0, 0, 0, 1, 0, 2, 0, 0)).map(({ name, browsing, count }) => [name, browsing, count])).toEqual([
    ['1 – 3', 0, 3],
    ['day 4', 1, 1],
    ['day 5', 0, 1],
    ['day 6', 2, 1],
    ['7 – 8', 0, 2],
  ])
  expect(rowsOf(month(0, 0, 0, 1, 0, 2, 0))).toHaveLength(7)
})

test('a sparkline goes from left to right with the highest point at the top, and is flat without views', () => {
  expect(sparkPoints([0, 4, 2], 60, 20)).toBe('0,20 30,0 60,10')
  expect(sparkPoints([0, 0], 60, 20)).toBe('0,20 60,20')
  expect(sparkPoints([3], 60, 20)).toBe('0,0 60,0')
  expect(sparkPoints([], 60, 20)).toBe('0,20 60,20')
})

describe('[VIS-001] the contents in the statistics', () => {
  const seen = statisticsOf([pageView('2026-11-23 08:00', 'V1', 'A2'), pageView('2026-11-23 09:00', 'V2', 'A2')], {
    from: '2026-11-17',
    to: '2026-11-23',
  })

  test('that have views come first, then contents that have only totals, each group by most views', () => {
    const known = [
      totals({ id: 'A1', title: 'old', browsing: 3, visitorsNumber: 2 }),
      totals({ id: 'A2', title: 'A2 title', browsing: 9, visitorsNumber: 9 }),
      totals({ id: 'A3', title: ' ', browsing: 5, visitorsNumber: 1 }),
      totals({ id: 'A3', browsing: 5 }),
      totals({ browsing: 7 }),
      totals({ id: 'G1', contentType: 'GOODS', browsing: 7 }),
    ]
    expect(contentRows(seen, known, 'NEWS')).toEqual([
      {
        key: 'NEWS-A2',
        title: 'A2 title',
        to: '/visitors-list-detail/NEWS-A2',
        browsing: 2,
        visitors: 2,
        days: [0, 0, 0, 0, 0, 0, 2],
      },
      {
        key: 'NEWS-A3',
        title: '没有标题的文章',
        to: '/visitors-list-detail/NEWS-A3',
        browsing: 5,
        visitors: 1,
        days: null,
      },
      { key: 'NEWS-A1', title: 'old', to: '/visitors-list-detail/NEWS-A1', browsing: 3, visitors: 2, days: null },
    ])
  })

  test('that have unknown totals come last, and show no numbers', () => {
    const known = [
      totals({ id: 'A1', browsing: null, visitorsNumber: null }),
      totals({ id: 'A3', browsing: 0, visitorsNumber: 0 }),
    ]
    const rows = contentRows({ contents: [] }, known, 'NEWS')
    expect(rows.map((row) => [row.key, numbersText(row)])).toEqual([
      ['NEWS-A3', '累计浏览 0 · 访客 0'],
      ['NEWS-A1', ''],
    ])
    expect(numbersText({ browsing: 2, visitors: 1, days: [2] })).toBe('浏览 2 · 访客 1')
  })
})

test('the bars of a chart start at its bottom and fill its height', () => {
  const bars = barsIn([0, 2, 4], 300, 100)
  expect(bars.map(({ y, height }) => [y, height])).toEqual([
    [100, 0],
    [50, 50],
    [0, 100],
  ])
  expect(bars.every(({ x, width }) => x >= 0 && x + width <= 300)).toBe(true)
  expect(pictureHeight(5) - pictureHeight(4)).toBe(52)
})

const pageViewsArbitrary: fc.Arbitrary<ViewRecord[]> = fc.array(
  fc.record({
    visitorId: fc.constantFrom('V1', 'V2', 'V3', 'V4'),
    contentId: fc.constantFrom('1', '2', '3'),
    contentType: fc.constantFrom('NEWS', 'GOODS', 'VIDEO', 'SOMETHING'),
    title: fc.constant('t'),
    time: fc.option(fc.integer({ min: at('2024-02-20 00:00'), max: at('2024-04-10 00:00') })),
  }),
  { maxLength: 60 },
)
const periodArbitrary = fc
  .tuple(fc.integer({ min: 0, max: 45 }), fc.integer({ min: 0, max: 60 }))
  .map(([skip, length]): Period => {
    const from = dayAfter('2024-02-20', skip)
    return { from, to: dayAfter(from, length) }
  })
const sum = (counts: readonly unknown[]) => counts.reduce<number>((total, count) => total + Number(count), 0)

/** The numbers of a series of the chart. */
function seriesOf(slots: readonly Slot[], at: number): readonly unknown[] {
  const { series } = chartOption(slots, { fontSize: 16, still: true })
  const one = Array.isArray(series) ? series[at] : undefined
  return Array.isArray(one?.data) ? one.data : []
}

describe('[VIS-001] for any views and any period, the sums', () => {
  test('of chart, table and contents equal the total', async () => {
    await fc.assert(
      fc.asyncProperty(pageViewsArbitrary, periodArbitrary, async (records, period) => {
        const { statistics, slots, before } = await countedOf(records, 'NEWS', period)
        const total = statistics.browsing
        expect(total).toBe(
          records.filter(
            ({ contentType, time }) =>
              // Page views of an unknown kind count in the first category.
              !['GOODS', 'VIDEO'].includes(contentType) &&
              typeof time === 'number' &&
              time >= at(`${period.from} 00:00`) &&
              time < at(`${dayAfter(period.to, 1)} 00:00`),
          ).length,
        )
        const rows = rowsOf(slots)
        const contents = contentRows(statistics, [totals({ id: '9', browsing: 5 })], 'NEWS')
        expect([
          sum(seriesOf(slots, 0)),
          sum(rows.map(({ browsing }) => browsing)),
          sum(contents.filter(({ days }) => days !== null).map(({ browsing }) => browsing)),
          sum(contents.flatMap(({ days }) => days ?? [])),
        ]).toEqual(Array(4).fill(total))
        expect(sum(rows.map(({ count }) => count))).toBe(slots.length)
        expect(seriesOf(slots, 1)).toEqual(slots.map(({ visitors }) => visitors))
        // A visitor counts at most once for each page view.
        expect(slots.every(({ visitors, browsing }) => visitors <= browsing && visitors <= statistics.visitors)).toBe(
          true,
        )
        expect(before.visitors).toBeLessThanOrEqual(before.browsing)
      }),
    )
  })

  test('equal the totals that are counted without chart, table and contents', () => {
    fc.assert(
      fc.property(pageViewsArbitrary, periodArbitrary, (records, period) => {
        const pageViews = records.filter((record): record is ViewRecord & PageView => record.time !== null)
        const { browsing, visitors } = statisticsOf(pageViews, period)
        expect(totalsIn(pageViews, period)).toEqual({ browsing, visitors })
      }),
    )
  })
})

describe('counting views', () => {
  const records = Array.from({ length: 30_000 }, (_, index) =>
    pageView(`2026-11-${String((index % 28) + 1).padStart(2, '0')} 12:00`, `V${index % 9000}`, `A${index % 7}`),
  )
  const period = { from: '2026-11-01', to: '2026-11-28' }

  test('in slices gives the same result as without slices, and the result is cached with the records', async () => {
    const begun = countedOf(records, 'NEWS', period)
    expect(begun).toBeInstanceOf(Promise)
    expect(countedOf(records, 'NEWS', period)).toBe(begun)
    const counted = await begun
    expect(counted.statistics).toEqual(statisticsOf(records, period))
    // A component that suspended calls `use` with the same promise again.
    expect(countedOf(records, 'NEWS', period)).toBe(begun)
    expect(countedOf(records.slice(0, 10), 'NEWS', period)).not.toBe(counted)
  })
})

test('the copied text of the statistics contains totals, changes and contents', async () => {
  const period = { from: '2026-11-22', to: '2026-11-23' }
  const records = [
    pageView('2026-11-23 08:00', 'V1'),
    pageView('2026-11-23 09:00', 'V2'),
    pageView('2026-11-21 09:00', 'V2'),
  ]
  const counted = await countedOf(records, 'NEWS', period)
  const contents = contentRows(counted.statistics, [totals({ id: 'A9', title: '没有人看' })], 'NEWS')
  const facts = { headline: '资讯 · 自选', days: '11月22日 – 11月23日', unit: 'day' as const, counted, contents }
  expect(reportText(facts)).toBe(
    [
      '资讯 · 自选（11月22日 – 11月23日）',
      '访客 2 位，比上期多 1',
      '浏览 2 次，比上期多 1',
      '浏览最多的一天是 11月23日 周一：浏览 2 次，访客 2 位。2 天里有 1 天有人来看。',
      '看得最多的内容：',
      '1. 《A1 title》浏览 2 次，访客 2 位',
    ].join('\n'),
  )
})

test('a visitor who appears in several hours or days is counted once in the total, and a note explains this', () => {
  const slots = [{ visitors: 1 }, { visitors: 0 }, { visitors: 1 }]
  expect([countedAgain(slots, { visitors: 2 }), countedAgain(slots, { visitors: 1 })]).toEqual([false, true])
})
