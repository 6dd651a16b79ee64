import { CAUTION } from '../results/categories.ts'
import { paths, searchOf } from '#/paths.ts'
import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { appendixLink, carrierGeneLink, carrierSummaryLink, highRiskLink, toCarrierCategory } from './carrier-links.ts'
import { carrierEntries, carrierOf, carrierSentence, carrierTotals } from './carrier-rules.ts'
import { geneRows, splitRows } from '../genes/gene-rules.ts'
import { AnalysisResult, ReportItem } from '../model.ts'
import { isHighRiskSegment, reportRefOfQuery } from '../source/report-addresses.ts'

const reportRef = { sampleId: 'S1', packageId: 'P1' }
const gene = (name: string, positive: boolean, fields: object = {}) => ({ name, positive, ...fields })
const result = (id: string, fields: object = {}) => ({
  detectionItemId: id,
  detectionItemNameCn: `病${id}`,
  concernSeverity: 'NORMAL',
  analysisModelType: 'CAUSAL',
  ...fields,
})
const item = (...results: object[]) => z.parse(ReportItem, { results })
const carrier = (results: object[], name = '') => carrierOf(item(...results), '1', 'GENETIC_DISEASES', name)

test.each([
  ['GENETIC_DISEASES', 'GENETIC_DISEASES'],
  ['RARE_DISEASES', 'RARE_DISEASES'],
  ['COMMON_DISEASES', null],
  ['', null],
])('the category %j belongs to carrier detection: %j', (value, category) =>
  expect(toCarrierCategory(value)).toBe(category),
)

test.each([
  ['high-risk-carrier-list', true],
  ['high-risk', true],
  ['high-risks', true],
  ['high-ri', true],
  ['HIGH-RISK', true],
  ['high-rank', false],
  ['my-high-risk', false],
  ['', false],
])('[LIT-004] the address segment %j opens the high-risk list: %j', (segment, yes) =>
  expect(isHighRiskSegment(segment)).toBe(yes),
)

test('[LIT-005] [LIT-009] the pages of carrier detection have the specified addresses', () => {
  const base = '/parent-page/S1/P1'
  expect(carrierSummaryLink(reportRef, 'RARE_DISEASES')).toBe(`${base}/carrier-detection-summarize/RARE_DISEASES`)
  expect(highRiskLink(reportRef, 'RARE_DISEASES')).toBe(`${base}/high-risk-carrier-list/RARE_DISEASES`)
  expect(carrierGeneLink(reportRef, 'GENETIC_DISEASES', 'G1', 'GJB2')).toBe(
    `${base}/carrier-detail/GENETIC_DISEASES/G1/GJB2`,
  )
  expect(appendixLink(reportRef, 'GENETIC_DISEASES', 'B1')).toBe(`${base}/genetic-diseases-appendix/B1`)
  expect(appendixLink(reportRef, 'RARE_DISEASES', 'B1')).toBe(`${base}/rare-diseases-appendix/B1`)
})

test('the query of /highrisk-carrier-detail gives the reference of a report, or null without a package id', () => {
  expect(
    reportRefOfQuery(searchOf(paths.highriskCarrier, new URLSearchParams('sampleId=S1&packageId=P1'))),
  ).toMatchObject(reportRef)
  expect(reportRefOfQuery(searchOf(paths.highriskCarrier, new URLSearchParams('sampleId=S1')))).toBeNull()
})

test('[LIT-005] the page of a gene shows only the result of that gene', () => {
  const results = [
    result('1', {
      concernSeverity: 'CONCERN',
      shortSuggestion: '您是甲的携带者。',
      suggestion: '不需要治疗',
      locusInfo: [{ gene: 'GJB2' }],
      causalGenes: [gene('GJB2', true), gene('SLC26A4', false)],
    }),
  ]
  expect(carrier(results)).toMatchObject({ word: '携带 1 个变异', sentence: '您是甲的携带者。', found: 1 })
  expect(carrier(results, 'GJB2')).toMatchObject({ genes: [{ name: 'GJB2' }], sentence: '您是甲的携带者。' })
  expect(carrier(results, 'SLC26A4')).toMatchObject({
    genes: [{ name: 'SLC26A4' }],
    word: '未检出',
    sentence: `在 SLC26A4 基因已检测的范围内没有检出变异，${CAUTION}。`,
    caution: false,
    detail: { actions: [], loci: [] },
  })
  expect(carrier(results, 'GJB2')?.detail).toMatchObject({ actions: ['不需要治疗'], loci: [{ gene: 'GJB2' }] })
  expect(carrier(results, 'BRCA1')).toBeNull()
})

test('an item with a variant in each of two genes counts two variants, and each gene has a sentence', () => {
  const results = [
    result('1', {
      concernSeverity: 'CONCERN',
      shortSuggestion: '两处。',
      causalGenes: [gene('A', true), gene('B', true)],
    }),
  ]
  expect(carrier(results)).toMatchObject({ word: '携带 2 个变异', sentence: '两处。' })
  expect(carrier(results, 'A')?.sentence).toBe('在 A 基因检出携带的变异。')
  const recessive = results.map((entry) => ({
    ...entry,
    contentSuggestion: '属常染色体隐性遗传。',
    causalGenes: [gene('A', true, { mutationType: '杂合' }), gene('B', true)],
  }))
  expect(carrier(recessive, 'A')?.sentence).toBe('在 A 基因检出携带的变异，携带者本人通常健康。')
  expect(carrier(recessive, 'B')?.sentence).toBe('在 B 基因检出携带的变异。')
})

test('a result without a finding has a caution, and a finding without genes is still shown', () => {
  expect(carrier([result('1', { shortSuggestion: '没有检出。' })])).toMatchObject({ word: '未检出', caution: true })
  expect(carrier([result('1', { shortSuggestion: `没有，${CAUTION}。` })])?.caution).toBe(false)
  expect(carrier([result('1', { concernSeverity: 'RISK' })])).toMatchObject({
    word: '携带变异',
    named: false,
    caution: false,
  })
})

test('a finding without a named gene shows no number of variants, and calls no gene of the item clear', () => {
  const clear = { concernSeverity: 'RISK', causalGenes: [gene('BRCA1', false), gene('BRCA2', false)] }
  const whole = carrier([result('1', clear)])
  expect(whole).toMatchObject({ word: '携带变异', named: false, found: 1 })
  expect(whole?.unnamed).toContain('没有写出在哪个基因')
  // Neither gene is called clear: the finding may be in it.
  expect(carrier([result('1', clear)], 'BRCA1')).toMatchObject({ word: '结果不完整', unclear: true, caution: false })
  expect(carrier([result('1', clear)], 'BRCA1')?.sentence).toContain('没有写出在哪个基因')
  expect(carrier([result('1', { ...clear, concernSeverity: 'NORMAL' })], 'BRCA1')?.word).toBe('未检出')
})

test.each([
  ['杂合', '您的每个子女有一半的机会得到这份变异，只得到一份时通常同样健康。兄弟姐妹可以问医生。', true],
  ['纯合', '您的每个子女有一半的机会得到这份变异，只得到一份时通常同样健康。兄弟姐妹可以问医生。', false],
  ['', '您的每个子女有一半的机会得到这份变异，只得到一份时通常同样健康。兄弟姐妹可以问医生。', false],
])(
  'the laboratory’s text about one copy is shown only if the result has one copy: %j',
  (mutationType, description, shown) => {
    const found = carrier([
      result('1', {
        concernSeverity: 'CONCERN',
        causalGenes: [gene('GJB2', true, { mutationType })],
        suggestion: description,
      }),
    ])
    const text = found?.detail.actions.join('') ?? ''
    expect(text).toContain('兄弟姐妹可以问医生。')
    expect(text.includes('一半')).toBe(shown)
  },
)

test('for a locked or unknown item, no result is shown', () => {
  expect(carrier([result('1', { locked: true, causalGenes: [gene('GJB2', true)] })])).toBeNull()
  expect(carrier([result('2')])).toBeNull()
})

test('[REP-038] text written by the laboratory is shown instead of generated text', () => {
  const causalManualParamEntityDTO = {
    reportSummary: '手写的小结',
    causalGenes: 'GJB2（复核）',
    detectionItemName: '手写的病名',
    mutationPosition: 'c.1A>G',
  }
  const causalGenes = [gene('GJB2', true, { mutationPosition: 'c.235del', causalManualParamEntityDTO })]
  const results = [result('1', { shortSuggestion: '算出的话', causalGenes })]
  expect(carrier(results)).toMatchObject({ name: '手写的病名', sentence: '手写的小结' })
  expect(geneRows(carrier(results)?.genes ?? [])).toMatchObject([{ name: 'GJB2（复核）', position: 'c.1A>G' }])
  expect(carrier(results, 'GJB2')?.genes).toHaveLength(1)
  expect(carrier(results, 'GJB2（复核）')?.genes).toHaveLength(1)
  const partly = [gene('GJB2', true, { mutationPosition: 'c.235del', causalManualParamEntityDTO: {} })]
  expect(geneRows(carrier([result('1', { causalGenes: partly })])?.genes ?? [])).toMatchObject([
    { name: 'GJB2', position: 'c.235del' },
  ])
})

test('[REP-036] [REP-037] table rows show 无 in empty cells, and rows with a variant come first', () => {
  const { causalGenes } = z.parse(AnalysisResult, {
    detectionItemId: '1',
    causalGenes: [gene('A', false), gene('B', true, { mutationType: '移码', referFrequency: '0.027' })],
  })
  const { found, clear } = splitRows(geneRows(causalGenes))
  expect(clear).toMatchObject([{ name: 'A', position: '无', type: '无', proof: '无', frequency: '无' }])
  expect(found).toMatchObject([{ name: 'B', type: '移码', frequency: '约每 37 人中有 1 人（1/37，2.7%）' }])
})

test('[ADD-005] a category of carrier detection has totals, and a sentence that does not promise health', () => {
  const totals = carrierTotals({ totalNumber: 16, unlockedNumber: 6, riskNumber: 1, concernNumber: 1 }, 0)
  expect(totals).toEqual({ total: 16, unlocked: 6, found: 2, clear: 4, locked: 10 })
  expect(carrierTotals({ totalNumber: 16, unlockedNumber: 6, riskNumber: null, concernNumber: 1 }, 0)).toBeNull()
  expect(carrierSentence({ unlocked: 6, found: 2 }, false)).toBe('已解读 6 项，2 项检出携带的变异')
  expect(carrierSentence({ unlocked: 6, found: 0 }, true)).toBe(
    `已解读 6 项，没有检出变异；这次没打开的敏感话题不算在内，${CAUTION}`,
  )
  expect(carrierSentence({ unlocked: 6, found: 0 }, false)).toBe(`已解读 6 项，没有检出变异；${CAUTION}`)
  expect(carrierSentence({ unlocked: 6, found: 2 }, true)).toContain('没打开的敏感话题不算在内')
  expect(carrierSentence({ unlocked: 0, found: 0 }, true)).toBe('这一类还没有解锁的项目')
})

test('the high-risk list shows findings first, and leaves out locked items', () => {
  const results = z.parse(ReportItem, {
    results: [
      result('1', { causalGenes: [gene('A', false)] }),
      result('2', { concernSeverity: 'CONCERN', causalGenes: [gene('B', true), gene('B', true)] }),
      result('3', { locked: true, concernSeverity: 'RISK' }),
      result('4', { concernSeverity: 'RISK' }),
    ],
  }).results
  const { found, clear } = carrierEntries(results, 'GENETIC_DISEASES', () => '')
  expect(found.map(({ view, genes }) => [view.id, genes])).toEqual([
    ['2', ['B']],
    ['4', []],
  ])
  expect(clear.map(({ id }) => id)).toEqual(['1'])
})

test('an item with a hidden result is counted neither as found nor as clear, for any result', () => {
  for (const concernSeverity of ['RISK', 'NORMAL']) {
    const { results } = z.parse(ReportItem, { results: [result('1', { concernSeverity }), result('2', {})] })
    const entries = carrierEntries(results, 'GENETIC_DISEASES', ({ id }) => (id === '1' ? '未打开' : ''))
    expect(entries.hidden.map(({ id }) => id)).toEqual(['1'])
    expect([...entries.found.map(({ view }) => view.id), ...entries.clear.map(({ id }) => id)]).toEqual(['2'])
  }
})

test('the summary of a category and its list show the same numbers of unlocked items', () => {
  const results = [
    result('1', { concernSeverity: 'CONCERN' }),
    result('2', {}),
    result('3', { detectionItemNameCn: '亨廷顿舞蹈症' }),
  ]
  const hiddenReason = ({ id }: { id: string }) => (id === '3' ? '未打开' : '')
  const { found, clear } = carrierEntries(item(...results).results, 'GENETIC_DISEASES', hiddenReason)
  const numbers = { totalNumber: 3, unlockedNumber: 3, riskNumber: 0, concernNumber: 1 }
  expect(carrierTotals(numbers, 1)).toMatchObject({ unlocked: found.length + clear.length, clear: clear.length })
})
