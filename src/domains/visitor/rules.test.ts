import { describe, expect, test } from 'vitest'
import { UNREADABLE } from '#/shared/lib/unreadable.ts'
import type { Visitor, Visitors } from './model.ts'
import {
  agoText,
  callFirst,
  categoryOf,
  categoryTabs,
  contentAddress,
  contentKey,
  foundVisitors,
  inCategory,
  isNew,
  knownVisitors,
  pageViewsAt,
  pageViewsOf,
  nextStep,
  ofCategory,
  sameNumber,
  timeline,
  timeText,
  totalsOf,
  visitorsOfContent,
  visitText,
} from './rules.ts'
import type { PageView } from './statistics.ts'

/** 2026-11-23 10:00 in China. */
const NOW = Date.parse('2026-11-23T10:00:00+08:00')
const HOUR = 3_600_000
const at = (chinese: string) => Date.parse(`${chinese.replace(' ', 'T')}:00+08:00`)

const visitor = (id: string, more: Partial<Visitor> = {}): Visitor => ({
  id,
  name: `name ${id}`,
  mobile: '13912345678',
  headImage: '',
  lastVisitTime: null,
  note: '',
  read: true,
  ...more,
})
const pageView = (visitorId: string, time: string, contentId = 'A1', contentType = 'NEWS'): PageView => ({
  visitorId,
  contentId,
  contentType,
  title: `《${contentId}》`,
  time: at(time),
})
const known = (person: Visitor, ...pageViews: PageView[]) => {
  const [one] = knownVisitors([person], pageViews)
  if (!one) throw new Error('nobody')
  return one
}

test('[VIS-002] the tabs of the visitors are 资讯, 海报 and 视频, and an unknown category opens the first tab', () => {
  expect(categoryTabs('list').map(({ label, to }) => [label, to])).toEqual([
    ['资讯', '/customer-visitors/NEWS'],
    ['海报', '/customer-visitors/GOODS'],
    ['视频', '/customer-visitors/VIDEO'],
  ])
  expect(['GOODS', 'goods', '', 'x'].map(categoryOf)).toEqual(['GOODS', 'NEWS', 'NEWS', 'NEWS'])
})

test('view records without a time are not counted', () => {
  const record = { visitorId: 'V1', contentId: 'A1', contentType: 'NEWS' as const, title: 't' }
  expect(
    pageViewsOf([
      { ...record, time: null },
      { ...record, time: 5 },
    ]),
  ).toEqual([{ ...record, time: 5 }])
})

test.each([
  ['2026-11-23 09:59', '1 分钟前'],
  ['2026-11-23 09:01', '59 分钟前'],
  ['2026-11-23 09:00', '1 小时前'],
  ['2026-11-23 00:00', '10 小时前'],
  ['2026-11-22 23:59', '昨天 23:59'],
  ['2026-11-22 00:00', '昨天 00:00'],
  ['2026-11-21 23:59', '11月21日'],
  ['2025-01-02 23:59', '2025年1月2日'],
  ['2026-11-23 12:00', '刚刚'],
])('the time %s of a view is shown as %s', (time, text) => {
  expect(agoText(at(time), NOW)).toBe(text)
})

test('a view shows its time below the heading of its day, and a view of today shows how long ago it was', () => {
  expect([timeText(at('2026-11-22 08:05'), NOW), timeText(at('2026-11-23 08:00'), NOW)]).toEqual(['08:05', '2 小时前'])
})

test('[VIS-003] unread visitors are marked as new; if the flag is missing, no visitor is new', () => {
  expect([false, true, null].map((read) => isNew({ read }))).toEqual([true, false, false])
})

describe('the visitors that a salesperson knows', () => {
  const pageViews = [
    pageView('V1', '2026-11-20 10:00'),
    pageView('V2', '2026-11-22 10:00'),
    pageView('V9', '2026-11-21 10:00'),
  ]

  test('are the people in the visitor list and in the view records, sorted by latest view', () => {
    const all = knownVisitors([visitor('V1'), visitor('V2'), visitor('V3')], pageViews)
    expect(all.map(({ visitor: { id }, seen }) => [id, seen?.browsing ?? null])).toEqual([
      ['V2', 1],
      ['V9', 1],
      ['V1', 1],
      ['V3', null],
    ])
  })

  test('[VIS-002] in a category are the people who viewed this category, and people without any views', () => {
    const goods = [...pageViews, pageView('V4', '2026-11-22 11:00', 'G1', 'GOODS')]
    const people = ['V1', 'V2', 'V3', 'V4'].map((id) => visitor(id))
    const ids = (category: 'NEWS' | 'GOODS') => inCategory(people, goods, category).map(({ visitor: { id } }) => id)
    expect(ids('NEWS')).toEqual(['V2', 'V9', 'V1', 'V3'])
    expect(ids('GOODS')).toEqual(['V4', 'V3'])
  })

  test('have a line that shows the last content, the number of views and the time of the last view', () => {
    const twice = [pageView('V1', '2026-11-23 08:00', 'A2'), pageView('V1', '2026-11-20 10:00')]
    expect(visitText(known(visitor('V1'), ...twice), NOW)).toBe('看了《《A2》》等，共 2 次 · 2 小时前')
    expect(visitText(known(visitor('V1'), ...twice), NOW, false)).toBe('看了《《A2》》等 · 2 小时前')
    expect(visitText(known(visitor('V1'), pageView('V1', '2026-11-22 08:00')), NOW)).toBe('看了《《A1》》 · 昨天 08:00')
    expect(visitText(known(visitor('V1')), NOW)).toBe('')
    expect(visitText(known(visitor('V1', { lastVisitTime: NOW - 2 * HOUR })), NOW)).toBe('2 小时前到访')
  })
})

describe('the visitors who should be phoned first', () => {
  const all = knownVisitors(
    [
      visitor('often'),
      visitor('new', { read: false }),
      visitor('once'),
      visitor('nobody', { mobile: '' }),
      visitor('masked', { mobile: '139****5678' }),
      visitor('old'),
    ],
    [
      pageView('often', '2026-11-22 09:00'),
      pageView('often', '2026-11-21 09:00'),
      pageView('new', '2026-11-21 10:00'),
      pageView('once', '2026-11-23 09:00'),
      pageView('nobody', '2026-11-23 09:30'),
      pageView('masked', '2026-11-23 09:30'),
      pageView('old', '2026-11-20 09:00'),
    ],
  )

  test('are new visitors, then those with most views, if they viewed within three days and have a number', () => {
    expect(callFirst(all, NOW).map(({ visitor: { id } }) => id)).toEqual(['new', 'often', 'once'])
  })

  test.each([
    ['call: a number and a view in this week', known(visitor('a'), pageView('a', '2026-11-18 10:00')), 'call'],
    ['send: a number and no view for a week', known(visitor('a'), pageView('a', '2026-11-10 10:00')), 'send'],
    ['send: a number and no view at all', known(visitor('a')), 'send'],
    ['ask: no number', known(visitor('a', { mobile: '' }), pageView('a', '2026-11-23 09:00')), 'ask'],
  ])('a visitor has the next step %s', (_, one, kind) => {
    expect(nextStep(one, NOW).kind).toBe(kind)
  })
})

test.each([
  ['no time at all', null],
  ['an unreadable time of the last visit', UNREADABLE],
] as const)('for a visitor with %s, the next step is to send something', (_name, lastVisitTime) =>
  expect(nextStep(known(visitor('a', { lastVisitTime })), NOW)).toEqual({
    kind: 'send',
    why: '没有查到最近的浏览，可以先发一份资料。',
  }),
)

describe('the search and the filters of visitors', () => {
  const all = knownVisitors(
    [
      visitor('a', { name: '何春梅', note: '周末方便' }),
      visitor('b', { name: 'Emily', read: false, mobile: '' }),
      visitor('c', { name: '', mobile: '13800001111' }),
    ],
    [pageView('a', '2026-11-23 09:00', 'Cord blood'), pageView('b', '2026-11-01 09:00')],
  )
  const ids = (words: string, filter: 'all' | 'new' | 'week' | 'phone' = 'all') =>
    foundVisitors(all, words, filter, NOW).map(({ visitor: { id } }) => id)

  test('find visitors by name, note, number and last viewed content', () => {
    expect([ids('春梅'), ids('周末'), ids('eMILY '), ids('0000'), ids('cord'), ids('nothing')]).toEqual([
      ['a'],
      ['a'],
      ['b'],
      ['c'],
      ['a'],
      [],
    ])
  })

  test('show new visitors, visitors of the last week, or visitors with a number', () => {
    expect([ids('', 'new'), ids('', 'week'), ids('', 'phone')]).toEqual([['b'], ['a'], ['a', 'c']])
  })
})

test('a timeline lists the days of a visitor’s views, and on each day every content once with its times', () => {
  const pageViews = [
    pageView('V1', '2026-11-22 08:00'),
    pageView('V1', '2026-11-22 09:00'),
    pageView('V1', '2026-11-22 08:30', 'G1', 'GOODS'),
    pageView('V1', '2026-11-23 00:10'),
    pageView('V2', '2026-11-23 09:00'),
  ]
  expect(
    timeline(pageViews, 'V1').map(({ day, visits }) => [
      day,
      visits.map(({ pageView: { contentId, time }, times }) => [contentId, times, time]),
    ]),
  ).toEqual([
    ['2026-11-23', [['A1', 1, at('2026-11-23 00:10')]]],
    [
      '2026-11-22',
      [
        ['A1', 2, at('2026-11-22 09:00')],
        ['G1', 1, at('2026-11-22 08:30')],
      ],
    ],
  ])
})

describe('the view statistics of one content', () => {
  const pageViews = [pageView('V1', '2026-11-22 08:00'), pageView('V2', '2026-11-22 09:00', 'A1', 'VIDEO')]

  test('are found by the content’s type and id, or by the id alone', () => {
    expect(pageViewsAt(pageViews, contentKey({ contentType: 'NEWS', contentId: 'A1' }))).toEqual([pageViews[0]])
    expect(pageViewsAt(pageViews, 'A1')).toEqual(pageViews)
  })

  test('contain a link to the content', () => {
    const address = (contentType: string, contentId = 'X1') => contentAddress({ contentType, contentId })
    expect(['NEWS', 'GOODS', 'VIDEO', 'OTHER'].map((type) => address(type))).toEqual([
      '/article/X1',
      '/commodity-detail/X1',
      '/lecture-video-detail/X1',
      null,
    ])
    expect(address('NEWS', '')).toBeNull()
  })

  test('[VIS-001] use the totals of the content’s views, or the backend’s totals if there are no view records', () => {
    const counted = {
      id: 'A7',
      title: 'from the backend',
      contentType: 'NEWS' as const,
      visitorsNumber: 5,
      browsing: 12,
      visitors: [visitor('V5')],
    }
    const ofPageViews = totalsOf([counted], pageViewsAt(pageViews, 'NEWS-A1'), 'NEWS-A1')
    expect([ofPageViews?.visitors, ofPageViews?.browsing]).toEqual([1, 1])
    const ofBackend = totalsOf([counted], [], 'NEWS-A7')
    expect([ofBackend?.visitors, ofBackend?.browsing, ofBackend?.title]).toEqual([5, 12, 'from the backend'])
    expect(visitorsOfContent([visitor('V1')], [], ofBackend).map(({ visitor: { id } }) => id)).toEqual(['V5'])
    expect(
      visitorsOfContent([visitor('V1')], pageViews.slice(0, 1), ofPageViews).map(({ visitor: { id } }) => id),
    ).toEqual(['V1'])
    expect(totalsOf([counted], [], 'NEWS-A8')).toBeNull()
    const kindless = { ...counted, contentType: '' as Visitors['contentType'] }
    expect(totalsOf([kindless], [], 'NEWS-A7')?.browsing).toBe(12)
  })
})

test('another visitor with the same number is found only by the complete number', () => {
  const all = [visitor('a'), visitor('b', { mobile: '13800001111' })]
  expect([
    sameNumber(all, '13912345678', null)?.id,
    sameNumber(all, '13912345678', { id: 'a' }),
    sameNumber(all, '1391234', null),
    sameNumber(all, '', null),
  ]).toEqual(['a', null, null, null])
})

test('views of content of an unknown kind are counted in the first category', () => {
  const pageViews = [
    pageView('V1', '2026-11-22 08:00', 'X1', 'SOMETHING'),
    pageView('V1', '2026-11-22 09:00', 'G1', 'GOODS'),
  ]
  expect([ofCategory(pageViews, 'NEWS'), ofCategory(pageViews, 'GOODS'), ofCategory(pageViews, 'VIDEO')]).toEqual([
    [pageViews[0]],
    [pageViews[1]],
    [],
  ])
})
