import { severityLabel, traits } from './results/categories.ts'
import {
  categories,
  type Category,
  customerName,
  exampleReports,
  isExampleReport,
  reportKey,
  toCategory,
} from './source/report-ids.ts'
import { currentOf } from './my-reports.ts'
import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { AnalysisResult, ReportItem, ReportSample, type Severity } from './model.ts'
import {
  cell,
  isCategoryLocked,
  isUnlocking,
  itemsFor,
  itemsOf,
  nameOfCategory,
  riskRatio,
  severityWord,
  splitCorpus,
  unlockedFirst,
  visibleItems,
  worstSeverity,
} from './rules.ts'

const result = (fields: object = {}) =>
  z.parse(AnalysisResult, { detectionItemId: 'D1', concernSeverity: 'NORMAL', ...fields })
const sample = (fields: object = {}) => z.parse(ReportSample, { sampleId: 'S1', ...fields })
const view = (id: string, severity: Severity | null, locked = false) => ({
  id,
  nameCn: id,
  nameEn: '',
  itemClass: '',
  verdict: '',
  severity,
  locked,
  isNew: false,
})

test.each([
  ['DEMO-DEFAULT-ADULT', true],
  ['DEMO-DEFAULT-CHILD', true],
  ['DEMO-DEFAULT', false],
  ['S1', false],
  ['', false],
  ['toString', false],
  ['constructor', false],
])('[REP-002] [REP-003] the id %j belongs to a sample report: %j', (id, yes) => {
  expect(isExampleReport(id)).toBe(yes)
})

test('[REP-054] sample reports have their own names', () => {
  expect(exampleReports['DEMO-DEFAULT-ADULT']).toBe('成人示例报告')
  expect(exampleReports['DEMO-DEFAULT-CHILD']).toBe('儿童示例报告')
})

test.each([
  ['REP-007', 'COMMON_DISEASES', '常见疾病'],
  ['REP-008', 'PHARMACOGENOMICS', '药物基因组'],
  ['REP-009', 'LIFE_STYLE', '生活方式'],
  ['REP-010', 'GENETIC_DISEASES', '遗传疾病'],
  ['REP-011', 'RARE_DISEASES', '罕见疾病'],
  ['REP-012', 'ANCESTRY', '祖源分析'],
] as const)(
  '[%s] the category %s is shown with the server’s Chinese name, or with %s without this name',
  (_rule, category, fallback) => {
    expect(categories).toContain(category)
    expect(traits[category].name).toBe(fallback)
    expect(nameOfCategory({ category, chineseName: '' })).toBe(fallback)
    expect(nameOfCategory({ category, chineseName: '甲' })).toBe('甲')
    expect(toCategory(category)).toBe(category)
  },
)

test('[GEN-008] an unknown category is rejected', () => expect(toCategory('OTHER')).toBeNull())

test.each([
  ['REP-014', [{ locked: false }, { locked: true }], true],
  ['REP-014', [{ locked: true }], true],
  ['REP-015', [{ locked: false }, {}], false],
])('[%s] an item with the results %j is locked: %j', (_rule, results, locked) => {
  const [item] = itemsOf(
    results.map((fields) => result(fields)),
    'COMMON_DISEASES',
  )
  expect(item?.locked).toBe(locked)
})

test.each([
  ['REP-016', [{ newUnlockItemRead: true }, { newUnlockItemRead: false }], true],
  ['REP-017', [{ newUnlockItemRead: true }], false],
  ['REP-017', [{}], false],
  ['REP-017', [{ newUnlockItemRead: null }], false],
])('[%s] an item with the results %j is new: %j', (_rule, results, isNew) => {
  const [item] = itemsOf(
    results.map((fields) => result(fields)),
    'COMMON_DISEASES',
  )
  expect(item?.isNew).toBe(isNew)
})

test('[REP-021] the sentence of an item is the sentence of its worst result', () => {
  const results = [
    { concernSeverity: 'NORMAL', shortSuggestion: '正常' },
    { concernSeverity: 'CONCERN', shortSuggestion: '留意' },
    { concernSeverity: 'RISK', shortSuggestion: '高风险' },
  ]
  for (const order of [results, results.toReversed()])
    expect(itemsOf(order.map(result), 'COMMON_DISEASES')).toMatchObject([{ severity: 'RISK', verdict: '高风险' }])
})

test.each([
  ['EXECUTING', true],
  ['FINISHED', false],
  ['executing', false],
  ['', false],
])('[REP-018] an unlock job in the state %j is running: %j', (status, yes) => expect(isUnlocking(status)).toBe(yes))

test('[REP-053] people who are not the owner see no locked items', () => {
  const items = [view('A', 'RISK'), view('B', null, true), view('C', 'NORMAL')]
  expect(itemsFor(false, items).map(({ id }) => id)).toEqual(['A', 'C'])
  expect(itemsFor(true, items)).toEqual(items)
})

test('[REP-019] unlocked items are listed first, and otherwise the order is kept', () => {
  const items = [
    { id: 'A', locked: true },
    { id: 'B', locked: false },
    { id: 'C', locked: true },
    { id: 'D', locked: false },
  ]
  expect(unlockedFirst(items).map((item) => item.id)).toEqual(['B', 'D', 'A', 'C'])
})

test.each([
  [[true, true], true],
  [[true, false], false],
  [[], false],
])('[REP-020] a category with the locks %j is locked: %j', (locks, locked) => {
  expect(isCategoryLocked(locks.map((entry) => ({ locked: entry })))).toBe(locked)
})

test.each([
  ['REP-021', ['NORMAL', 'CONCERN', 'NORMAL'], 'CONCERN'],
  ['REP-022', ['CONCERN', 'RISK', 'NORMAL'], 'RISK'],
  ['REP-022', ['RISK', 'CONCERN'], 'RISK'],
  ['REP-025', ['NORMAL', 'NORMAL'], 'NORMAL'],
  ['REP-025', [], 'NORMAL'],
] as [string, Severity[], Severity][])('[%s] the worst severity of %j is %s', (_rule, all, worst) =>
  expect(worstSeverity(all)).toBe(worst),
)

test.each([
  ['REP-023', 'HIGH', 'RISK'],
  ['REP-023', 3, 'RISK'],
  ['REP-024', undefined, 'RISK'],
  ['REP-024', null, 'RISK'],
  ['REP-025', 'NORMAL', 'NORMAL'],
])('[%s] the severity %j is parsed as %s', (_rule, concernSeverity, severity) => {
  const [item] = itemsOf(
    [z.parse(AnalysisResult, { detectionItemId: 'D1', ...(concernSeverity === undefined ? {} : { concernSeverity }) })],
    'COMMON_DISEASES',
  )
  expect(item?.severity).toBe(severity)
})

test.each([
  ['REP-026', 'RISK', '高风险'],
  ['REP-027', 'CONCERN', '中风险'],
  ['REP-028', 'NORMAL', '低风险'],
] as const)('[%s] the severity %s is labelled %s', (_rule, severity, label) => {
  expect(severityLabel[severity]).toBe(label)
  expect(severityWord(severity, 'COMMON_DISEASES')).toBe(label)
})

test.each([
  ['GENETIC_DISEASES', ['携带变异', '携带变异', '未检出']],
  ['RARE_DISEASES', ['携带变异', '携带变异', '未检出']],
  ['PHARMACOGENOMICS', ['建议更换', '谨慎使用', '与多数人相近']],
  ['LIFE_STYLE', ['重点关注', '留意', '一般']],
] as [Category, string[]][])('the category %s shows severities in words of its own', (category, words) => {
  expect((['RISK', 'CONCERN', 'NORMAL'] as const).map((severity) => severityWord(severity, category))).toEqual(words)
})

test('an item with several results is listed once, with the texts of its worst result', () => {
  const results = [
    result({ detectionItemNameCn: '甲', concernSeverity: 'NORMAL', shortSuggestion: '好' }),
    result({ detectionItemId: 'D2', detectionItemNameCn: '乙' }),
    result({ detectionItemNameCn: '甲', concernSeverity: 'RISK', shortSuggestion: '留心' }),
  ]
  expect(itemsOf(results, 'COMMON_DISEASES')).toMatchObject([
    { id: 'D1', nameCn: '甲', severity: 'RISK', verdict: '留心' },
    { id: 'D2', nameCn: '乙' },
  ])
})

test('a locked item and an ancestry item have no severity', () => {
  expect(
    itemsOf([result({ locked: true, concernSeverity: 'RISK', shortSuggestion: '甲' })], 'COMMON_DISEASES'),
  ).toMatchObject([{ severity: null, verdict: '' }])
  expect(itemsOf([result({ concernSeverity: 'RISK' })], 'ANCESTRY')).toMatchObject([{ severity: null, locked: false }])
})

test.each([
  ['REP-029', 3, '0.5%'],
  ['REP-030', 0, null],
  ['LIT-031', 1, '0.3%'],
  ['LIT-031', 8, '1%'],
  ['LIT-031', 10, '1.2%'],
])('[%s] a count of %i risky items is shown as %j', (_rule, count, text) => expect(riskRatio(count)).toBe(text))

test('[REP-031] normal items are hidden until the person shows them, and locked items are never hidden', () => {
  const items = [view('N', 'NORMAL'), view('L', null, true), view('C', 'CONCERN'), view('R', 'RISK')]
  expect(visibleItems(items, false).map((item) => item.id)).toEqual(['R', 'C', 'L'])
  expect(visibleItems(items, true).map((item) => item.id)).toEqual(['R', 'C', 'N', 'L'])
})

test('[REP-035] each heading that ends in （分项描述） begins a separate section', () => {
  const contents = [
    { header: '定义', description: '甲' },
    { header: '血糖（分项描述）', description: '乙' },
  ]
  const item = z.parse(ReportItem, { detectionItemCorpusEntityDTO: { chineseName: '糖尿病', contents } })
  expect(splitCorpus(item)).toEqual({
    main: [{ header: '定义', description: '甲' }],
    itemised: [{ header: '血糖', description: '乙' }],
  })
  expect(splitCorpus(z.parse(ReportItem, {}))).toEqual({ main: [], itemised: [] })
})

test.each([
  ['', '无'],
  ['  ', '无'],
  ['c.235del', 'c.235del'],
])('[REP-036] the table cell %j is shown as %j', (text, shown) => expect(cell(text)).toBe(shown))

test('[NAV-018] the record id takes precedence over the sample id', () => {
  expect(reportKey({ sampleId: 'S1', sampleRecordId: 'R9' })).toBe('R9')
  expect(reportKey({ sampleId: 'S1', sampleRecordId: '' })).toBe('S1')
})

test.each([
  ['LOGIN-045', 'S2', 'S2'],
  ['LOGIN-046', 'S9', 'S1'],
  ['LOGIN-046', null, 'S1'],
])('[%s] with the stored value %j, the current report is %s', (_rule, stored, current) => {
  expect(currentOf([sample(), sample({ sampleId: 'S2' })], stored)?.sampleId).toBe(current)
})

test('[LOGIN-046] without reports, there is no current report', () => expect(currentOf([], 'S1')).toBeNull())

test('[REP-057] the name of a customer consists of surname and first name', () => {
  expect(customerName(sample({ customerEntityDTO: { firstName: '三', lastName: '张' } }))).toBe('张三')
  expect(customerName(sample())).toBe('')
})
