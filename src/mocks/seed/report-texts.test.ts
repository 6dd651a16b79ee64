import { expect, test } from 'vitest'
import { isFor } from '../report-ancestry-wire.ts'
import { adultReport } from './report-adult.ts'
import { childReport } from './report-child.ts'
import type { SeedItem } from './report-seed.ts'

/** All texts of an item. */
const textOf = ({ short, suggestion, meaning = '', contentShort, content, loci, corpus }: SeedItem): string =>
  [
    short,
    suggestion,
    meaning,
    contentShort,
    content,
    ...loci.map(({ effect }) => effect),
    ...corpus.map(({ description }) => description),
  ].join('\n')

test.each([...adultReport, ...childReport].map((item) => [`${item.id} ${item.nameCn}`, item] as const))(
  '%s does not read like a diagnosis of illness or of health',
  (_, item) => {
    expect(textOf(item)).not.toMatch(/您是健康的|孩子是健康的|能力正常。|您患有|孩子患有|一定会得|不需要担心/)
  },
)

test.each([...adultReport, ...childReport].map((item) => [`${item.id} ${item.nameCn}`, item] as const))(
  '%s does not contradict itself',
  (_, item) => {
    const text = textOf(item)
    // A carrier may have slight signs, and advice for everybody stands below every result.
    expect(text).not.toMatch(/都是健康|都健康|携带者没有任何表现|属于健康的|寿命都和|不用做|不需要做什么/)
  },
)

test('where the result is a likelihood or a habit, nothing reads as not found', () => {
  const graded = [...adultReport, ...childReport].filter(({ category }) => /COMMON_DISEASES|LIFE_STYLE/.test(category))
  expect(graded.length).toBeGreaterThan(100)
  expect(graded.filter((item) => textOf(item).includes('未检出不代表没有风险')).map(({ id }) => id)).toEqual([])
})

test('[REP-043] a child’s report addresses the parents', () => {
  expect(childReport.length).toBeGreaterThan(20)
  expect(childReport.filter((item) => textOf(item).includes('您')).map(({ id }) => id)).toEqual([])
})

test('a man’s report contains no disease of the womb', () => {
  const womb = adultReport.filter(({ nameCn }) => nameCn === '子宫肌瘤')
  expect(womb.map((item) => [isFor(item, 'MALE'), isFor(item, 'FEMALE'), isFor(item, undefined)])).toEqual([
    [false, true, true],
  ])
})
