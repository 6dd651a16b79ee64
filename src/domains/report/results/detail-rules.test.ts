import { type Category } from '../source/report-ids.ts'
import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import {
  categoryLink,
  categoryTarget,
  severityMarks,
  isChildReport,
  itemLink,
  nextStop,
  personLine,
  sampleAt,
  severityCounts,
  sharedReportRef,
  summaryMarks,
  toneOf,
  reportKind,
} from './detail-rules.ts'
import { CategorySummary, ReportItem, ReportSample, type Severity } from '../model.ts'
import { riskRatio } from '../rules.ts'
import { deblockingLink } from '../unlock-rules.ts'

const reportRef = { sampleId: 'S1', packageId: 'P1' }
const item = (fields: object = {}) => z.parse(ReportItem, fields)
const sample = (fields: object = {}) => z.parse(ReportSample, { sampleId: 'S1', ...fields })

test.each([
  ['COMMON_DISEASES', '/parent-page/S1/P1/common-disease-list/COMMON_DISEASES'],
  ['ANCESTRY', `/parent-page/S1/P1/ancestry-list/ANCESTRY/${encodeURIComponent('祖源分析')}`],
  ['LIFE_STYLE', `/parent-page/S1/P1/other-category-list/LIFE_STYLE/${encodeURIComponent('生活方式')}`],
  ['NEW_KIND', '/parent-page/S1/P1/other-category-list/NEW_KIND/NEW_KIND'],
])('[GEN-008] the items of %s are listed at %s', (category, link) =>
  expect(categoryLink(reportRef, category)).toBe(link),
)

test.each([
  ['COMMON_DISEASES', 'disease-detail'],
  ['GENETIC_DISEASES', 'disease-detail'],
  ['RARE_DISEASES', 'disease-detail'],
  ['ANCESTRY', 'disease-detail'],
  ['PHARMACOGENOMICS', 'medicine-lifestyle-detail'],
  ['LIFE_STYLE', 'medicine-lifestyle-detail'],
])('[GEN-008] an item of %s opens at %s', (category, segment) =>
  expect(itemLink(reportRef, category, 'D1')).toBe(`/parent-page/S1/P1/${segment}/${category}/D1`),
)

test('an item of another category opens on the page of that category, for any ancestry type', () => {
  expect(itemLink(reportRef, 'COMMON_DISEASES', 'D1', 'NEANDERTHAL')).toBe(itemLink(reportRef, 'COMMON_DISEASES', 'D1'))
})

const list = '/parent-page/S1/P1/common-disease-list/COMMON_DISEASES'
const query = 'sampleId=S1&packageId=P1&category=COMMON_DISEASES'
test.each([
  ['open', { chineseName: '常见病' }, list],
  ['locked', { locked: true, chineseName: '常见病' }, `/category-deblocking?${query}&chineseName=常见病`],
  ['locked, without a Chinese name', { locked: true }, `/category-deblocking?${query}&chineseName=常见疾病`],
  [
    'locked, in a child’s report',
    { locked: true, reportPackageType: 'CHILDREN' },
    `/child-deblocking?${query}&chineseName=常见疾病`,
  ],
  ['whose unlocking is in progress', { locked: true, unlockJobStatus: 'EXECUTING' }, list],
])('[REP-032] [REP-033] the card of a category %s links to %j', (_what, fields, target) => {
  const link = categoryTarget(reportRef, z.parse(CategorySummary, { category: 'COMMON_DISEASES', ...fields }))
  expect(decodeURIComponent(link)).toBe(target)
})

test.each([
  ['PATERNAL_HAPLOTYPE', 'ancestry-father-detail'],
  ['MATERNAL_HAPLOTYPE', 'ancestry-mother-detail'],
  ['ANCESTRY_COMPOSITION', 'ancestry-composition-detail'],
  ['NEANDERTHAL', 'ancestry-neanderthal-detail'],
  ['SOMETHING_NEW', 'disease-detail'],
  ['', 'disease-detail'],
])('[ANC-006] [ANC-007] [ANC-008] [ANC-009] an ancestry item of the type %j opens at %s', (type, segment) =>
  expect(itemLink(reportRef, 'ANCESTRY', 'A1', type)).toBe(`/parent-page/S1/P1/${segment}/ANCESTRY/A1`),
)

test.each([
  ['DEMO-DEFAULT-CHILD', 'PKG-CHILD', 'DEMO-DEFAULT-CHILD'],
  ['R1', 'PKG-CHILD', 'DEMO-DEFAULT-CHILD'],
  ['R1', 'PKG-ADULT', 'DEMO-DEFAULT-ADULT'],
  ['R1', 'OTHER', 'DEMO-DEFAULT-ADULT'],
])('[NAV-008] the report with sampleId %s and package %s is shared as %s', (sampleId, packageId, shared) =>
  expect(sharedReportRef({ sampleId, packageId }).sampleId).toBe(shared),
)

test('[NAV-008] the shared link of a sample report opens the same sample report', () => {
  const shared = { sampleId: 'DEMO-DEFAULT-ADULT', packageId: 'OTHER' }
  expect(sharedReportRef(shared)).toEqual(shared)
})

test('[NAV-018] a report is found by its record id or its sample id', () => {
  const list = [sample({ sampleId: 'S1', sampleRecordId: 'R1' }), sample({ sampleId: 'S2' })]
  expect(sampleAt(list, 'R1')?.sampleId).toBe('S1')
  expect(sampleAt(list, 'S1')?.sampleId).toBe('S1')
  expect(sampleAt(list, 'S2')?.sampleId).toBe('S2')
  expect(sampleAt(list, 'S9')).toBeNull()
})

test.each([
  [{ gender: 'FEMALE', birthday: '1968-11-02' }, '女 · 58 岁'],
  [{ gender: 'SECRET', birthday: '1968-11-21' }, '57 岁'],
  [{ gender: 'FEMALE', birthday: '1968-11-02T00:00:00' }, '女 · 58 岁'],
  [{ gender: 1, birthday: '' }, '男'],
  [null, ''],
])('[REP-057] the report’s header shows the person %j as %j', (person, line) => {
  const customerEntityDTO = person && { firstName: '三', lastName: '张', mobile: '', ...person }
  expect(personLine(sample({ customerEntityDTO }), Date.parse('2026-11-20T12:00:00+08:00'))).toBe(line)
})

test.each([
  ['CHILDREN', true],
  ['ADULT', false],
])('[REP-043] a report with the package type %s is a child report: %j', (reportPackageType, yes) => {
  expect(isChildReport(sample({ detectionPackageInfoList: [{ detectionPackageId: 'P1', reportPackageType }] }))).toBe(
    yes,
  )
  expect(isChildReport(sample())).toBe(false)
})

test.each([
  ['COMMON_DISEASES', 'RISK', 'risk'],
  ['COMMON_DISEASES', 'CONCERN', 'concern'],
  ['GENETIC_DISEASES', 'NORMAL', 'normal'],
  ['GENETIC_DISEASES', 'RISK', 'carrier'],
  ['RARE_DISEASES', 'CONCERN', 'carrier'],
  ['ANCESTRY', null, 'plain'],
  ['COMMON_DISEASES', null, 'unopened'],
] as [Category, Severity | null, string][])(
  'an item of the category %s with the severity %s has the colour %s',
  (category, severity, tone) => {
    expect(toneOf({ severity, locked: false }, category)).toBe(tone)
    expect(toneOf({ severity, locked: true }, category)).toBe('locked')
  },
)

test('[REPX-006] the counts and the ratio are computed from the severities of the items', () => {
  const counts = severityCounts(['RISK', 'RISK', 'CONCERN', 'NORMAL', null])
  expect(counts).toEqual({ risk: 2, concern: 1, normal: 1 })
  expect(riskRatio(counts.risk + counts.concern)).toBe('0.5%')
})

test('[REP-013] the card of a category shows its counts with the category’s words, and no zeros', () => {
  const summary = (category: Category) =>
    summaryMarks(z.parse(CategorySummary, { category, riskNumber: 2, concernNumber: 3 }), category)
  expect(summary('COMMON_DISEASES')?.map(({ word, count }) => [word, count])).toEqual([
    ['高风险', 2],
    ['中风险', 3],
  ])
  expect(summary('RARE_DISEASES')?.map(({ word, count }) => [word, count])).toEqual([['携带变异', 5]])
  expect(summary('ANCESTRY')).toEqual([])
  expect(severityMarks({ risk: 0, concern: 0, normal: 1 }, 'LIFE_STYLE').map((mark) => mark.word)).toEqual(['一般'])
  expect(severityMarks({ risk: 1, concern: 2, normal: 3 }, 'COMMON_DISEASES').map(({ tone }) => tone)).toEqual([
    'risk',
    'concern',
    'normal',
  ])
  expect(severityMarks({ risk: 0, concern: 4, normal: 0 }, 'GENETIC_DISEASES')).toEqual([
    { tone: 'carrier', word: '携带变异', count: 4 },
  ])
})

const next = { nextDetectionItemId: 'D2', nextDetectionItemName: '肥胖', nextDetectionItemCategory: 'COMMON_DISEASES' }
const listed = (locked: boolean) => [
  { id: 'D2', nameCn: '', nameEn: '', itemClass: '', verdict: '', severity: null, locked, isNew: false },
]

test('[REP-040] the link below an item opens the next item, and shows whether the next item is locked', () => {
  const stop = {
    kind: 'item',
    name: '肥胖',
    to: '/parent-page/S1/P1/disease-detail/COMMON_DISEASES/D2',
    unlocking: false,
  }
  expect(nextStop(reportRef, item(next), [])).toEqual({ ...stop, locked: false })
  expect(nextStop(reportRef, item(next), listed(true))).toEqual({
    ...stop,
    locked: true,
    to: deblockingLink(reportRef, { category: 'COMMON_DISEASES', packageType: '' }),
  })
  expect(nextStop(reportRef, item(next), listed(false))).toEqual({ ...stop, locked: false })
})

test('the next item has the same name as in the list', () => {
  const nameless = item({ ...next, nextDetectionItemName: '' })
  const [known] = listed(false)
  expect(nextStop(reportRef, nameless, known ? [{ ...known, nameCn: '肥胖症' }] : [])?.name).toBe('肥胖症')
  expect(nextStop(reportRef, nameless, [])?.name).toBe('继续阅读')
})

test('the lock of the next item is read from the next item’s entry in the list', () => {
  const [other] = listed(true)
  const [own] = listed(false)
  const all = other && own ? [{ ...other, id: 'D1' }, own] : []
  expect(nextStop(reportRef, item(next), all)?.locked).toBe(false)
})

test('[REP-041] an item without a category is skipped, and then the next category is linked', () => {
  const half = { ...next, nextDetectionItemCategory: '', nextCategory: 'ANCESTRY' }
  expect(nextStop(reportRef, item(half), [])?.kind).toBe('category')
  expect(nextStop(reportRef, item({ ...next, nextDetectionItemId: '', nextCategory: 'ANCESTRY' }), [])?.kind).toBe(
    'category',
  )
})

test('[REP-018] an item whose unlocking is in progress has a label, and an unlocked item has no label', () => {
  const running = item({ ...next, unlockJobStatus: 'EXECUTING' })
  expect(nextStop(reportRef, running, listed(true))).toMatchObject({
    locked: true,
    unlocking: true,
    to: '/parent-page/S1/P1/disease-detail/COMMON_DISEASES/D2',
  })
  expect(nextStop(reportRef, running, listed(false))).toMatchObject({ locked: false, unlocking: false })
})

test('the next ancestry item opens on its own page when the list with its type has been loaded', () => {
  const ancestry = { ...next, nextDetectionItemCategory: 'ANCESTRY' }
  const [known] = listed(false)
  expect(nextStop(reportRef, item(ancestry), [])?.to).toBe('/parent-page/S1/P1/disease-detail/ANCESTRY/D2')
  expect(nextStop(reportRef, item(ancestry), known ? [{ ...known, ancestryType: 'NEANDERTHAL' }] : [])?.to).toBe(
    '/parent-page/S1/P1/ancestry-neanderthal-detail/ANCESTRY/D2',
  )
})

test.each([
  [{ kind: 'own' }, true, 'category'],
  [{ kind: 'code', sharingCode: 'C1' }, true, undefined],
  [{ kind: 'friend' }, true, undefined],
  [{ kind: 'code', sharingCode: 'C1' }, false, 'category'],
] as const)(
  '[REP-053] for the report source %j and nextCategoryLocked %s, the link below the last item leads to: %s',
  (source, nextCategoryLocked, kind) =>
    expect(nextStop({ ...reportRef, source }, item({ nextCategory: 'ANCESTRY', nextCategoryLocked }), [])?.kind).toBe(
      kind,
    ),
)

test('[REP-041] after the last item of a category, the next category is linked', () => {
  const category = {
    nextCategory: 'ANCESTRY',
    nextCategoryName: '祖源',
    nextCategoryLocked: true,
    nextCategoryUnlockJobStatus: 'EXECUTING',
  }
  expect(nextStop(reportRef, item(category), [])).toEqual({
    kind: 'category',
    name: '祖源',
    to: categoryLink(reportRef, 'ANCESTRY'),
    locked: true,
    unlocking: true,
  })
  expect(nextStop(reportRef, item({ nextCategory: 'ANCESTRY' }), [])).toMatchObject({
    name: '祖源分析',
    locked: false,
    unlocking: false,
  })
  expect(nextStop(reportRef, item({ nextCategory: 'NOBODY_KNOWS' }), [])).toBeNull()
  expect(nextStop(reportRef, item(), [])).toBeNull()
})

test('a report is called 成人报告 or 儿童报告 only if the server says so', () => {
  const kindOf = (reportPackageType: string) =>
    reportKind({ detectionPackageInfoList: [{ detectionPackageId: 'P1', reportPackageType }] })
  expect(['ADULT', 'CHILDREN', '', 'SOMETHING_NEW'].map(kindOf)).toEqual([
    '成人报告',
    '儿童报告',
    '检测报告',
    '检测报告',
  ])
  expect(reportKind({ detectionPackageInfoList: [] })).toBe('检测报告')
})
