import { paths, searchOf } from '#/paths.ts'
import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import {
  doctorCategories,
  doctorEntries,
  medicinesFirst,
  nonTypical,
  withoutMedicines,
  forDoctor,
} from './doctor-rules.ts'
import { doctorItemLink, doctorLink, isDoctorView } from '../source/report-addresses.ts'
import { CategorySummary, ReportItem } from '../model.ts'

const results = (...all: object[]) => z.parse(ReportItem, { results: all }).results
const locus = { gene: 'CYP2C19', rsId: 'rs4244285', genotype: 'AA', effect: '慢代谢' }
const place = { sampleId: 'S1', packageId: 'P1' }

test('the doctor’s sheet lists abnormal results, worst first, and leaves out locked results', () => {
  const entries = doctorEntries(
    results(
      { detectionItemId: 'a', concernSeverity: 'NORMAL' },
      { detectionItemId: 'b', concernSeverity: 'CONCERN' },
      { detectionItemId: 'c', concernSeverity: 'RISK', locusInfo: [locus] },
      { detectionItemId: 'd', concernSeverity: 'RISK', locked: true, locusInfo: [locus] },
    ),
    'PHARMACOGENOMICS',
  )
  expect(nonTypical(entries, { stage: 'unknown' }).map(({ view }) => view.id)).toEqual(['c', 'b'])
  expect(entries.map(({ view }) => view.id)).not.toContain('d')
  expect(nonTypical(entries, { stage: 'unknown' })[0]?.findings).toEqual([
    { key: '0-CYP2C19', gene: 'CYP2C19', place: 'rs4244285', genotype: 'AA', effect: '慢代谢' },
  ])
})

test('the doctor’s sheet lists genes with a variant before loci, and shows empty values as 无', () => {
  const causalGenes = [
    { name: 'GJB2', positive: true, mutationPosition: 'c.235del' },
    { name: 'HBB', positive: false },
  ]
  const all = results({ detectionItemId: 'a', concernSeverity: 'CONCERN', causalGenes, locusInfo: [{ gene: 'X' }] })
  const [entry] = doctorEntries(all, 'GENETIC_DISEASES')
  expect(entry?.findings.map(({ gene, place: at, genotype }) => [gene, at, genotype])).toEqual([
    ['GJB2', 'c.235del', '无'],
    ['X', '无', '无'],
  ])
})

test('ancestry and locked categories are left out of the doctor’s sheet', () => {
  expect(doctorEntries(results({ detectionItemId: 'a' }), 'ANCESTRY')).toEqual([])
  const summaries = [
    ['ANCESTRY', 2],
    ['LIFE_STYLE', 0],
    ['RARE_DISEASES', 1],
    ['SOMETHING', 1],
  ].map(([category, unlockedNumber]) => z.parse(CategorySummary, { category, unlockedNumber }))
  expect(doctorCategories(summaries)).toEqual(['RARE_DISEASES'])
})

test('a locked category of drugs is loaded if the person has noted medicines in use', () => {
  const locked = z.parse(CategorySummary, { category: 'PHARMACOGENOMICS', totalNumber: 3, unlockedNumber: 0 })
  expect([doctorCategories([locked]), doctorCategories([locked], true), doctorCategories([], true)]).toEqual([
    [],
    ['PHARMACOGENOMICS'],
    [],
  ])
})

test('the doctor’s sheet lists medicines in use first, even with a normal result, and every result once', () => {
  const drugs = doctorEntries(
    results(
      { detectionItemId: 'a', concernSeverity: 'NORMAL' },
      { detectionItemId: 'b', concernSeverity: 'CONCERN' },
      { detectionItemId: 'c', concernSeverity: 'RISK' },
    ),
    'PHARMACOGENOMICS',
  )
  // An item of another category with the same id is another item.
  const all = [
    ...drugs,
    ...doctorEntries(results({ detectionItemId: 'b', concernSeverity: 'RISK' }), 'COMMON_DISEASES'),
  ]
  const found = drugs.map(({ view }) => view).filter(({ id }) => id !== 'c')
  const inUse = { found: found.reverse(), others: [{ name: '阿司匹林', why: '没有' }] }
  expect(medicinesFirst(all, inUse).entries.map(({ view }) => view.id)).toEqual(['b', 'a'])
  expect(medicinesFirst(all, inUse).others).toEqual([{ name: '阿司匹林', why: '没有' }])
  expect(
    nonTypical(withoutMedicines(all, inUse), { stage: 'unknown' }).map(({ category, view }) => [category, view.id]),
  ).toEqual([
    ['PHARMACOGENOMICS', 'c'],
    ['COMMON_DISEASES', 'b'],
  ])
})

test('the doctor’s sheet lists findings by urgency, with lifestyle last', () => {
  const [risk] = results({ detectionItemId: 'risk', concernSeverity: 'RISK' })
  const [concern] = results({ detectionItemId: 'concern', concernSeverity: 'CONCERN' })
  const both = [concern, risk].flatMap((result) => result ?? [])
  const given = (['LIFE_STYLE', 'COMMON_DISEASES', 'GENETIC_DISEASES', 'PHARMACOGENOMICS'] as const).flatMap(
    (category) => doctorEntries(both, category),
  )
  expect(nonTypical(given, { stage: 'unknown' }).map(({ category, view }) => `${category} ${view.id}`)).toEqual([
    'PHARMACOGENOMICS risk',
    'COMMON_DISEASES risk',
    'GENETIC_DISEASES concern',
    'GENETIC_DISEASES risk',
    'PHARMACOGENOMICS concern',
    'COMMON_DISEASES concern',
    'LIFE_STYLE risk',
    'LIFE_STYLE concern',
  ])
})

const carried = (id: string, nameCn: string, gene: string, concernSeverity = 'CONCERN') =>
  doctorEntries(
    results({
      detectionItemId: id,
      detectionItemNameCn: nameCn,
      concernSeverity,
      causalGenes: [{ name: gene, positive: true, mutationType: '杂合' }],
    }),
    'GENETIC_DISEASES',
  )
const riskOf = (category: 'PHARMACOGENOMICS' | 'COMMON_DISEASES') =>
  doctorEntries(results({ detectionItemId: category, concernSeverity: 'RISK' }), category)

// NCCN, "Genetic/Familial High-Risk Assessment"; ACOG Committee Opinion 691.
test('the doctor’s sheet lists hereditary cancer first, at any severity, then findings that are urgent in a pregnancy', () => {
  const given = [
    ...riskOf('PHARMACOGENOMICS'),
    ...riskOf('COMMON_DISEASES'),
    ...carried('G1', '苯丙酮尿症', 'PAH'),
    ...carried('G23', '遗传性乳腺癌与卵巢癌', 'BRCA1', 'NORMAL'),
  ]
  const order = (known: Parameters<typeof nonTypical>[1]) => nonTypical(given, known).map(({ view }) => view.id)
  const drugThenDisease = ['PHARMACOGENOMICS', 'COMMON_DISEASES']
  expect(order({ stage: 'planning' })).toEqual(['G23', ...drugThenDisease, 'G1'])
  for (const pregnancy of ['pregnant', 'planning'] as const)
    expect(order({ stage: 'planning', pregnancy })).toEqual(['G23', 'G1', ...drugThenDisease])
  expect(order({ stage: 'planning', pregnancy: 'pregnant', partnerOf: () => 'FREE' })).toEqual([
    'G23',
    ...drugThenDisease,
    'G1',
  ])
  expect(order({ stage: 'planning', partnerOf: () => 'CARRIER' })).toEqual(['G23', 'G1', ...drugThenDisease])
})

test('the doctor’s sheet is opened at an existing address with view=doctor', () => {
  expect(doctorLink(place, true)).toBe('/parent-page/S1/P1/common-disease-summarize/true?view=doctor')
  expect(doctorItemLink(place, 'PHARMACOGENOMICS', 'M1')).toBe(
    '/parent-page/S1/P1/medicine-lifestyle-detail/PHARMACOGENOMICS/M1?view=doctor',
  )
  expect([
    isDoctorView(searchOf(paths.report, new URLSearchParams('view=doctor'))),
    isDoctorView(searchOf(paths.report, new URLSearchParams('view=x'))),
  ]).toEqual([true, false])
})

test.each([
  ['您的遗传风险高于多数人。', false, '受检者的遗传风险高于多数人。'],
  ['孩子近视的可能性较高，您可以多带孩子出门。', true, '孩子近视的可能性较高，家长可以多带孩子出门。'],
  ['这种药起效可能不足。', false, '这种药起效可能不足。'],
])('on the doctor’s sheet, the text %s does not address the tested person', (text, child, told) =>
  expect(forDoctor(text, child)).toBe(told),
)
