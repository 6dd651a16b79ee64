import { CAUTION } from './categories.ts'
import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { detailOf, inheritanceText, introOf, positiveWord, toModel } from './item-rules.ts'
import { ReportItem } from '../model.ts'

const gene = (positive: boolean) => ({
  name: 'GJB2',
  positive,
  mutationPosition: '',
  mutationType: '',
  mutationProof: '',
  referFrequency: '',
  causalManualParamEntityDTO: null,
})
const head = { detectionItemId: 'D1', detectionItemNameCn: '甲', detectionItemNameEn: 'A', concernSeverity: 'NORMAL' }
const item = (fields: object = {}, rest: object = {}) =>
  z.parse(ReportItem, { results: [{ ...head, ...fields }], ...rest })
const detail = (fields: object = {}, rest: object = {}) => detailOf(item(fields, rest), 'D1', 'COMMON_DISEASES')

test.each([
  ['CAUSAL', 'CAUSAL'],
  ['RISK', 'RISK'],
  ['NEANDERTHAL', 'NEANDERTHAL'],
  ['OTHER', 'OTHER'],
  ['', 'OTHER'],
  ['NEW_MODEL', 'OTHER'],
])('[REP-039] the analysis model %j is parsed as the model %s', (value, model) => {
  expect(toModel(value)).toBe(model)
  expect(detail({ analysisModelType: value })?.model).toBe(model)
})

test('[REPX-001] empty lines are removed from an item’s detail', () => {
  const locusInfo = [{ gene: 'FTO' }, { gene: 'MC4R' }]
  const full = detail({
    suggestion: '多运动\n\n 早睡 \n多运动',
    contentShortSuggestion: '短',
    detectionContent: '短。长',
    locusInfo,
    shortSuggestion: '好',
  })
  expect(full).toMatchObject({
    actions: ['多运动', '早睡'],
    lead: '短',
    more: '。长',
    basis: '依据 2 个位点',
    view: { verdict: '好' },
  })
  expect(detail()).toMatchObject({
    actions: [],
    lead: '',
    more: '',
    basis: '',
    loci: [],
    genes: [],
    main: [],
    itemised: [],
    ancestry: null,
  })
  expect(detail({ causalGenes: [gene(true)], locusInfo })?.basis).toBe('依据 1 个基因')
})

test('[REPX-001] class and sub class are shown if the laboratory sends them and the item is not locked', () => {
  const group = { detectionItemClass: '耳鼻喉', detectionItemSubClass: '听力' }
  expect(detail(group)).toMatchObject({ subClass: '听力', view: { itemClass: '耳鼻喉' } })
  expect(detail()?.subClass).toBe('')
  expect(detail({ ...group, locked: true })?.subClass).toBe('')
})

test('[REPX-002] an item’s detail has its Chinese and its English name', () =>
  expect(detail()?.view).toMatchObject({ nameCn: '甲', nameEn: 'A' }))

test('an item that is missing in the reply has no detail', () => {
  expect(detailOf(item(), 'D9', 'COMMON_DISEASES')).toBeNull()
  expect(detailOf(z.parse(ReportItem, {}), 'D1', 'COMMON_DISEASES')).toBeNull()
})

test('[REP-021] several results of one item are one page with the title of the worst result', () => {
  const worse = {
    ...head,
    concernSeverity: 'RISK',
    contentShortSuggestion: '重',
    analysisModelType: 'RISK',
    locusInfo: [{ gene: 'B' }],
  }
  const both = z.parse(ReportItem, { results: [{ ...head, locusInfo: [{ gene: 'A' }] }, worse] })
  expect(detailOf(both, 'D1', 'COMMON_DISEASES')).toMatchObject({
    lead: '重',
    model: 'RISK',
    view: { severity: 'RISK' },
    loci: [{ gene: 'A' }, { gene: 'B' }],
  })
})

test('[REP-035] an item’s sections are split, and a section that only repeats the introduction is left out', () => {
  const contents = [
    { header: '疾病介绍', description: '长' },
    { header: '定义', description: '乙' },
    { header: '血糖（分项描述）', description: '丙' },
  ]
  const found = detail({ detectionContent: '长' }, { detectionItemCorpusEntityDTO: { contents } })
  expect(found?.main).toEqual([{ header: '定义', description: '乙' }])
  expect(found?.itemised).toEqual([{ header: '血糖', description: '丙' }])
})

test.each([
  [{}, '低风险不代表没有风险'],
  [{ shortSuggestion: `正常，${CAUTION}。` }, ''],
  [{ suggestion: '低风险不代表没有风险' }, ''],
  [{ concernSeverity: 'CONCERN' }, ''],
  [{ locked: true }, ''],
])('the detail of an item with the fields %j has the caution %j', (fields, caution) =>
  expect(detail(fields)?.caution).toBe(caution),
)

test.each([
  ['ANCESTRY', ''],
  ['LIFE_STYLE', ''],
  ['PHARMACOGENOMICS', '与多数人相近不代表没有风险'],
  ['GENETIC_DISEASES', '未检出不代表没有风险'],
] as const)('the caution for a normal result in the category %s is %j', (category, caution) =>
  expect(detailOf(item(), 'D1', category)?.caution).toBe(caution),
)

test.each([
  ['甲是病。', '甲是病。很多人有。', { lead: '甲是病。', more: '很多人有。' }],
  ['甲是病。', '甲是病。\n很多人有。', { lead: '甲是病。', more: '很多人有。' }],
  ['短', '别的', { lead: '短', more: '别的' }],
  ['短', '', { lead: '短', more: '' }],
  ['', '长', { lead: '长', more: '' }],
])('the introduction built from %j and %j has no repetition', (short, long, intro) =>
  expect(introOf(short, long)).toEqual(intro),
)

test.each([
  [true, '阳性'],
  [false, '阴性'],
])('[REP-037] a gene with positive=%j is shown as %s', (positive, word) => expect(positiveWord(positive)).toBe(word))

test('the text about the meaning for the family depends on whether a variant was found', () => {
  const text = (...causalGenes: object[]) => {
    const found = detail({ causalGenes })
    return found ? inheritanceText(found) : ''
  }
  expect(text(gene(false))).toContain('没有检出')
  expect(text({ ...gene(true), name: 'PAH', mutationType: '杂合' })).toContain('携带者本人通常健康')
  expect(text({ ...gene(true), name: 'PAH', mutationType: '纯合' })).not.toContain('健康')
  expect(text(gene(false), { ...gene(true), name: 'BRCA1', mutationType: '杂合' })).not.toContain('健康')
})
