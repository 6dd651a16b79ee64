import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { summaryMarks } from './detail-rules.ts'
import { findingsOf, leftLines } from './findings-rules.ts'
import { carrierTotals } from '../carrier/carrier-rules.ts'
import { doctorCategories } from '../doctor/doctor-rules.ts'
import { CategorySummary } from '../model.ts'
import { mayHaveResults, unlockedText } from '../rules.ts'
import { shareablesOf } from '../share/share-rules.ts'
import { tourCategories } from '../tour/new-items.ts'
import { categoryCounts } from './tree-rules.ts'
import { gainsOf, unlockState } from '../unlock-rules.ts'

const place = { sampleId: 'R1', packageId: 'PKG-ADULT' }
const summary = (category: string, fields: object = {}) =>
  z.parse(CategorySummary, { category, totalNumber: 10, unlockedNumber: 10, ...fields })
const none = () => 0
const said = (...all: ReturnType<typeof summary>[]) =>
  findingsOf(place, all, none).lines.map(({ text, note }) => (note ? `${text}；${note}` : text))

test('findings are counted with words that depend on the kind of category', () => {
  expect(
    said(
      summary('COMMON_DISEASES', { riskNumber: 2, concernNumber: 3 }),
      summary('PHARMACOGENOMICS', { riskNumber: 1, concernNumber: 2 }),
      summary('LIFE_STYLE', { riskNumber: 0, concernNumber: 4 }),
      summary('GENETIC_DISEASES', { riskNumber: 1, concernNumber: 1 }),
      summary('RARE_DISEASES', { riskNumber: 0, concernNumber: 0 }),
    ),
  ).toEqual([
    '5 种疾病要留意；其中 2 种是高风险',
    '3 种药要告诉医生；其中 1 种建议更换',
    '4 个习惯可以调整',
    '2 处携带 · 遗传疾病；对本人和家人的意义，看每一项的说明',
    '看过 10 项罕见疾病，没有检出携带的变异',
  ])
})

test('the overview lists a category without findings after the findings, with the number of tested items', () => {
  const all = [summary('COMMON_DISEASES'), summary('PHARMACOGENOMICS'), summary('LIFE_STYLE', { concernNumber: 1 })]
  expect(said(...all)).toEqual([
    '1 个习惯可以调整',
    '看过 10 种疾病，没有要特别留意的',
    '看过 10 种药，没有要特别告诉医生的',
  ])
  expect(findingsOf(place, all, none).someClear).toBe(true)
})

test('ancestry is listed separately, and ancestry results do not count as findings', () => {
  const { lines, ancestry } = findingsOf(
    place,
    [summary('ANCESTRY', { totalNumber: 4, unlockedNumber: 4, riskNumber: 1, concernNumber: 1 })],
    none,
  )
  expect(lines).toEqual([])
  expect(ancestry).toMatchObject({ text: '祖源 4 项', note: '与健康无关', tone: 'plain' })
})

test('the overview lists a category only if it is known, has unlocked items and is not being unlocked', () => {
  expect(said(summary('COMMON_DISEASES', { totalNumber: 0, unlockedNumber: 0 }))).toEqual([])
  expect(said(summary('NEW_KIND', { riskNumber: 9 }))).toEqual([])
  expect(said(summary('LIFE_STYLE', { concernNumber: 2, unlockJobStatus: 'EXECUTING' }))).toEqual([])
  expect(unlockedText(summary('LIFE_STYLE', { totalNumber: 0, unlockedNumber: 0 }))).toBe('')
})

test('a carrier never has an orange or red colour, for any severity', () => {
  const tones = (fields: object) =>
    findingsOf(place, [summary('RARE_DISEASES', fields)], none).lines.map(({ tone }) => tone)
  expect(tones({ riskNumber: 1 })).toEqual(['carrier'])
  expect(tones({ concernNumber: 1 })).toEqual(['carrier'])
})

test('a category without findings is green only if all of its sensitive topics have been opened', () => {
  const lines = (leftOut: number | null | undefined) =>
    findingsOf(place, [summary('GENETIC_DISEASES')], () => leftOut).lines.map(({ tone, text }) => [tone, text])
  const said = (read: number) => `看过 ${read} 项遗传疾病，没有检出携带的变异`
  expect(lines(0)).toEqual([['normal', said(10)]])
  expect(lines(undefined)).toEqual([[null, said(10)]])
  expect(lines(null)).toEqual([['unopened', said(10)]])
  // An unopened topic does not count as read.
  expect(lines(1)).toEqual([['unopened', said(9)]])
  expect(lines(10)).toEqual([])
})

test('locked results are counted only for the owner', () => {
  const all = [summary('COMMON_DISEASES', { unlockedNumber: 7 }), summary('LIFE_STYLE', { unlockedNumber: 12 })]
  expect(findingsOf(place, all, none).locked).toBe('还有 3 项没有解锁。')
  expect(findingsOf({ ...place, source: { kind: 'code', sharingCode: 'C' } }, all, none).locked).toBe('')
  expect(findingsOf({ ...place, source: { kind: 'friend' } }, all, none).locked).toBe('')
})

test('[REP-018] results whose unlocking is in progress are not called locked', () => {
  const running = summary('LIFE_STYLE', { unlockedNumber: 6, unlockJobStatus: 'EXECUTING' })
  const locked = (...all: ReturnType<typeof summary>[]) => findingsOf(place, all, none).locked
  expect(locked(running)).toBe('还有 4 项解锁中。')
  expect(locked(running, summary('COMMON_DISEASES', { unlockedNumber: 7 }))).toBe('还有 3 项没有解锁，4 项解锁中。')
  expect(locked(summary('COMMON_DISEASES'))).toBe('')
})

describe.each([
  ['the number of unlocked items', { unlockedNumber: '十项' }],
  ['the number of items', { totalNumber: '10.00.0' }],
])('a category in which %s cannot be parsed', (_what, fields) => {
  const one = summary('RARE_DISEASES', fields)

  test('no result counts as locked, and no number is shown', () => {
    expect(findingsOf(place, [one, summary('LIFE_STYLE', { unlockedNumber: 7 })], none).locked).toBe('')
    expect([unlockedText(one), unlockState(one), carrierTotals(one, 0)]).toEqual(['', 'unknown', null])
    expect(gainsOf(one)[0]).toMatch(/还未解锁的结果/)
  })

  test('the results of the category are still loaded, searched and put on the doctor’s sheet', () => {
    expect(mayHaveResults(one)).toBe(true)
    expect([doctorCategories([one]), tourCategories([one])]).toEqual([['RARE_DISEASES'], ['RARE_DISEASES']])
  })
})

test('if the number of unlocked items cannot be parsed, the category is neither clear nor shareable', () => {
  const one = summary('RARE_DISEASES', { unlockedNumber: '十项' })
  expect(said(one)).toEqual(['罕见疾病的结果没有全部读出来'])
  expect(findingsOf(place, [one], none).someClear).toBe(false)
  expect([categoryCounts([one])[0]?.counts, shareablesOf([one])]).toEqual([null, []])
  expect(said(summary('RARE_DISEASES', { unlockedNumber: null }))).toEqual([])
})

test('if a listed result cannot be parsed, the category is not clear, whatever number of findings was sent', () => {
  const one = summary('RARE_DISEASES', { riskNumber: 0, concernNumber: 0, summaryItems: [{ concernSeverity: 'RISK' }] })
  expect(said(one)).toEqual(['罕见疾病的结果没有全部读出来'])
  expect(findingsOf(place, [one], none).someClear).toBe(false)
  expect([summaryMarks(one, 'RARE_DISEASES'), carrierTotals(one, 0)]).toEqual([null, null])
})

test('if the number of findings is missing, the findings are counted from the items', () => {
  const summaryItems = ['RISK', 'CONCERN', 'CONCERN', 'SOMETHING_NEW'].map((concernSeverity, at) => ({
    detectionItemId: `D${at}`,
    concernSeverity,
  }))
  const counted = summary('COMMON_DISEASES', { riskNumber: null, concernNumber: null, summaryItems })
  expect(counted).toMatchObject({ riskNumber: 2, concernNumber: 2 })
  expect(said(counted)).toEqual(['4 种疾病要留意；其中 2 种是高风险'])
  expect(summary('LIFE_STYLE', { riskNumber: 0, concernNumber: 3, summaryItems })).toMatchObject({
    riskNumber: 0,
    concernNumber: 3,
  })
})

test('a number that is missing in a summary stays unknown if the items cannot be parsed', () => {
  const summaryItems = [{ detectionItemId: 'D1', concernSeverity: 'RISK' }, { concernSeverity: 'RISK' }]
  const unread = summary('COMMON_DISEASES', { riskNumber: null, concernNumber: 0, summaryItems })
  expect(unread).toMatchObject({ riskNumber: null, concernNumber: null })
  expect(said(unread)).toEqual(['常见疾病的结果没有全部读出来'])
  expect(findingsOf(place, [unread], none).someClear).toBe(false)
  expect(leftLines(place, [unread], ['D1']).map(({ text }) => text)).toEqual(['常见疾病的结果没有全部读出来'])
  expect(said(summary('COMMON_DISEASES', { riskNumber: 2, concernNumber: 0, summaryItems }))).toEqual([
    '2 种疾病要留意；其中 2 种是高风险',
  ])
})

test('after a tour, the findings outside the tour are listed by category', () => {
  const summaryItems = ['D1', 'D2', 'D3'].map((detectionItemId) => ({ detectionItemId, concernSeverity: 'RISK' }))
  const all = [
    summary('COMMON_DISEASES', { riskNumber: 3, summaryItems }),
    summary('PHARMACOGENOMICS', {
      concernNumber: 1,
      riskNumber: 0,
      summaryItems: [{ detectionItemId: 'M1', concernSeverity: 'CONCERN' }],
    }),
    summary('LIFE_STYLE', { concernNumber: 5, locked: true }),
    summary('ANCESTRY'),
  ]
  const left = (...seen: string[]) => leftLines(place, all, seen).map(({ text }) => text)
  expect(left('D1', 'M1')).toEqual(['2 种疾病要留意'])
  expect(left()).toEqual(['3 种疾病要留意', '1 种药要告诉医生'])
  expect(left('D1', 'D2', 'D3', 'M1')).toEqual([])
})
