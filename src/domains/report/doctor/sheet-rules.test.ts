import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ReportItem, ReportSample } from '../model.ts'
import { medicineRecommendation } from '../words/main-recommendation-rules.ts'
import { doctorEntries, withMode } from './doctor-rules.ts'
import { evidenceIn, findingItems, leftOutPart, medicineItems, type Reader, wholeItem, whoOf } from './sheet-rules.ts'

const reader: Reader = { owner: { stage: 'unknown', gender: 'SECRET', age: null }, child: false }

const sampleOf = (person: object | null) =>
  z.parse(ReportSample, {
    sampleId: 'S1',
    sampleRecordId: 'R1',
    customerEntityDTO: person,
    detectionPackageInfoList: [],
    reportLastUpdateTime: 1,
  })
const ada = { firstName: '雪梅', lastName: '周', gender: 'FEMALE', birthday: '1968-11-02', mobile: '' }

test.each([
  ['a known woman', ada, { gender: 'FEMALE', age: 58 }, ['周雪梅', '女', '58 岁']],
  ['a newborn boy', { ...ada, gender: 'MALE' }, { gender: 'MALE', age: 0 }, ['周雪梅', '男', '0 岁']],
  ['an unknown sex and age', ada, { gender: 'SECRET', age: null }, ['周雪梅', '', '']],
  ['a person who is not in the list of samples', null, { gender: 'SECRET', age: null }, ['', '', '']],
] as const)('the doctor’s sheet shows name, sex and age of %s', (_name, person, { gender, age }, values) => {
  const who = whoOf(person && sampleOf(person), { stage: 'unknown', gender, age })
  expect(who.map(([label]) => label)).toEqual(['姓名', '性别', '年龄'])
  expect(who.map(([, value]) => value)).toEqual(values)
})

test('the doctor’s sheet mentions a pregnancy or a planned child only if the person gave this answer', () => {
  const rows = ([null, 'neither', 'planning', 'pregnant'] as const).map((pregnancy) =>
    whoOf(null, { stage: 'planning', gender: 'FEMALE', age: 31, pregnancy }).slice(3),
  )
  expect(rows).toEqual([[], [], [['怀孕与备孕', '打算要孩子']], [['怀孕与备孕', '正在怀孕']]])
  const man = { stage: 'planning', gender: 'MALE', age: 31, pregnancy: 'planning' } as const
  expect(whoOf(null, man)[3]).toEqual(['怀孕与备孕', '打算要孩子，或伴侣正在怀孕'])
})

const itemWith = (contents: object[]) => z.parse(ReportItem, { detectionItemCorpusEntityDTO: { contents } })

test.each([
  [[{ header: '科学依据', description: 'CPIC 指南指出…' }], 'CPIC 指南指出…'],
  [
    [
      { header: '证据等级', description: '1A' },
      { header: '科学依据', description: '多项研究' },
    ],
    '1A 多项研究',
  ],
  [[{ header: '参考文献', description: 'PharmGKB' }], ''],
  [[], ''],
])('the evidence of an item is the text below the heading 科学依据 or 证据等级: %j', (contents, evidence) =>
  expect(evidenceIn(itemWith(contents))).toBe(evidence),
)
test('an item without texts has no evidence', () => expect(evidenceIn(z.parse(ReportItem, {}))).toBe(''))

const locus = { gene: 'CYP2C19', rsId: 'rs4244285', genotype: 'AA', effect: '慢代谢型' }
const entriesOf = (category: Parameters<typeof doctorEntries>[1], ...results: object[]) =>
  doctorEntries(z.parse(ReportItem, { results }).results, category)
const clopidogrel = {
  detectionItemId: 'M1',
  detectionItemNameCn: '氯吡格雷',
  detectionItemNameEn: 'Clopidogrel',
  concernSeverity: 'RISK',
  shortSuggestion: '这种药在您身上起效可能不足。',
  locusInfo: [locus],
}

test('on the doctor’s sheet, a medicine in use has consequence, genotype and evidence, or the reason for no result', () => {
  const entries = entriesOf('PHARMACOGENOMICS', clopidogrel)
  const others = [{ name: '阿司匹林', why: '没有对上' }]
  const [found, other] = medicineItems({ entries, others }, reader, new Map([['M1', '您看 CPIC 指南']]))
  expect(found).toMatchObject({
    name: '氯吡格雷',
    mark: { word: '建议更换', tone: 'risk' },
    about: '在用',
    lines: [
      '尽快：评估能不能用、要不要换。',
      '这种药在受检者身上起效可能不足。',
      'CYP2C19 rs4244285 AA 慢代谢型',
      '依据：受检者看 CPIC 指南',
    ],
  })
  expect(other).toMatchObject({ name: '阿司匹林', mark: null, about: '在用', lines: ['没有对上。'] })
})

// CPIC guideline on HLA-B and allopurinol: contraindicated.
test('a medicine that must be stopped at any rash is as urgent on the sheet as on its page', () => {
  const verdict = '您用别嘌醇时，严重皮肤过敏的风险明显高于多数人。'
  const entries = entriesOf('PHARMACOGENOMICS', { ...clopidogrel, shortSuggestion: verdict })
  const urgencyFor = (pregnancy: 'pregnant' | null) => {
    const about = { ...reader, owner: { ...reader.owner, pregnancy } }
    return medicineItems({ entries, others: [] }, about, new Map())[0]?.lines[0]
  }
  expect([urgencyFor(null), urgencyFor('pregnant')]).toEqual([
    '今天：评估能不能用、要不要换。',
    '今天：评估能不能用、要不要换。',
  ])
  for (const [known, taking] of [
    [{}, true],
    [{}, false],
    [{ pregnancy: 'pregnant' }, true],
    [{ pregnancy: 'pregnant' }, false],
  ] as const)
    for (const { view } of entries)
      expect(medicineRecommendation(view, 'RISK', { ...known, taking }).what).toMatch(/今天就/)
})

test.each([
  ['could not be loaded', null, '依据没有读出来，请在报告里看。'],
  ['is not in the report', '', null],
])(
  'the doctor’s sheet mentions missing evidence only if it could not be loaded: evidence that %s',
  (_name, evidence, line) => {
    const inUse = { entries: entriesOf('PHARMACOGENOMICS', clopidogrel), others: [] }
    const [found] = medicineItems(inUse, reader, new Map([['M1', evidence]]))
    expect(found?.lines.filter((text) => text.startsWith('依据'))).toEqual(line === null ? [] : [line])
  },
)

test('the first page of the doctor’s sheet lists urgent findings singly, and other findings by severity', () => {
  const named = (id: string, concernSeverity: string, more: object = {}) => ({
    detectionItemId: id,
    detectionItemNameCn: id,
    concernSeverity,
    ...more,
  })
  const causalGenes = [
    {
      name: 'GJB2',
      positive: true,
      mutationPosition: 'c.235delC',
      mutationType: '杂合',
      mutationProof: 'ClinVar：致病',
    },
  ]
  const items = findingItems(
    [
      ...entriesOf('COMMON_DISEASES', named('糖尿病', 'RISK', { locusInfo: [locus] })),
      ...entriesOf('GENETIC_DISEASES', named('耳聋', 'CONCERN', { causalGenes })),
      ...entriesOf('COMMON_DISEASES', named('痛风', 'CONCERN'), named('近视', 'CONCERN')),
      ...entriesOf('LIFE_STYLE', named('咖啡因', 'RISK')),
    ],
    reader,
  )
  expect(items.map(({ name, mark, lines }) => [name, mark?.word, lines])).toEqual([
    ['糖尿病', '高风险', ['体检时：一并评估。']],
    ['耳聋', '携带变异', ['就诊时：评估对本人和家人的意义。', 'GJB2 c.235delC 杂合 依据：ClinVar：致病']],
    ['常见疾病', '中风险', ['痛风、近视']],
    ['生活方式', '重点关注', ['咖啡因']],
  ])
})

test('during a pregnancy, the doctor’s sheet recommends the prenatal check-up instead of the ordinary check-up', () => {
  const entries = entriesOf('COMMON_DISEASES', { detectionItemId: 'D001', concernSeverity: 'RISK' })
  const say = (pregnancy: 'pregnant' | null) =>
    findingItems(entries, { ...reader, owner: { ...reader.owner, pregnancy } })[0]?.lines
  expect([say(null), say('pregnant')]).toEqual([['体检时：一并评估。'], ['产检时：一并评估。']])
})

const breastCancer = (concernSeverity: string) => ({
  detectionItemId: 'D027',
  detectionItemNameCn: '乳腺癌',
  concernSeverity,
  shortSuggestion: '您的遗传风险与多数人相近。',
  locusInfo: [{ gene: 'FGFR2', rsId: 'rs2981582' }],
})
const BRCA = '这一项没有看 BRCA1、BRCA2 基因'

// NCCN, "Genetic/Familial High-Risk Assessment".
test('the first page of the doctor’s sheet lists the genes that an item did not test', () => {
  const first = (severity: string) => findingItems(entriesOf('COMMON_DISEASES', breastCancer(severity)), reader)[0]
  expect(first('RISK')?.lines).toEqual(['体检时：一并评估。', `${BRCA}。`])
  expect(first('CONCERN')?.lines).toEqual([`乳腺癌（${BRCA}）`])
})

test('if an untested gene has a finding in another item, the item refers to that item without reassuring', () => {
  const others = [{ title: '遗传性乳腺癌与卵巢癌', genes: ['BRCA1', 'BRCA2'], found: ['BRCA1'] }]
  const [entry] = entriesOf('COMMON_DISEASES', breastCancer('NORMAL'))
  const whole = (found: typeof others) => entry && wholeItem(entry, { ...reader, others: found })
  expect(whole(others)).toMatchObject({
    mark: null,
    lines: [`${BRCA}；“遗传性乳腺癌与卵巢癌”查出了变化，以那一项为准。`],
  })
  expect(whole([])?.lines.join('')).toContain('与多数人相近')
})

test('the doctor’s sheet of an item has all its loci, and a medicine in use is marked', () => {
  const [entry] = entriesOf('PHARMACOGENOMICS', clopidogrel)
  expect(entry && wholeItem(entry, reader, { inUse: true })).toMatchObject({
    about: '在用 · 药物基因组 · Clopidogrel',
    findings: ['CYP2C19 rs4244285 AA 慢代谢型'],
  })
  expect(entry && wholeItem(entry, reader).about).toBe('药物基因组 · Clopidogrel')
})

test('first page and details of the doctor’s sheet show the same urgency of a variant and the partner’s result', () => {
  const { results } = z.parse(ReportItem, {
    results: [
      {
        detectionItemId: 'G1',
        detectionItemNameCn: '苯丙酮尿症',
        concernSeverity: 'CONCERN',
        causalGenes: [{ name: 'PAH', positive: true, mutationType: '杂合' }],
      },
    ],
  })
  const [entry] = doctorEntries(results, 'GENETIC_DISEASES')
  const linesWith = (partner: 'UNKNOWN' | 'FREE' | 'CARRIER', pregnancy: 'pregnant' | null = null) => {
    const owner = { stage: 'planning', gender: 'FEMALE', age: 31, pregnancy } as const
    const about = { child: false, owner, partnerOf: () => partner }
    const first = findingItems(entry ? [entry] : [], about)[0]?.lines ?? []
    const whole = entry ? wholeItem(entry, about).lines : []
    expect(whole).toEqual(expect.arrayContaining(first.filter((line) => !line.startsWith('PAH'))))
    return first.filter((line) => !line.startsWith('PAH'))
  }
  expect(linesWith('CARRIER')).toEqual(['怀孕以前：两人转介遗传咨询门诊。', '本人说，伴侣也是携带者。'])
  expect(linesWith('CARRIER', 'pregnant')[0]).toBe('尽快：两人转介产前诊断或遗传咨询门诊。')
  expect(linesWith('FREE')).toEqual(['本人说，伴侣不是携带者。'])
  expect(linesWith('UNKNOWN')).toEqual(['打算要孩子时：伴侣没查过的，查同一个基因。'])
  expect(linesWith('UNKNOWN', 'pregnant')).toEqual(['尽快：伴侣没查过的，查同一个基因。'])
})

test('the texts of the loaded item can prove that a gene in the list is recessive', () => {
  const gene = { name: 'GJB2', positive: true, mutationType: '杂合' }
  const results = [{ detectionItemId: 'G1', concernSeverity: 'CONCERN', causalGenes: [gene] }]
  const contents = [{ header: '科学依据', description: '遗传方式为常染色体隐性。' }]
  const whole = z.parse(ReportItem, { results, detectionItemCorpusEntityDTO: { contents } })
  const [entry] = doctorEntries(z.parse(ReportItem, { results }).results, 'GENETIC_DISEASES')
  expect([entry?.mode, entry && withMode(entry, whole).mode, entry && withMode(entry, null).mode]).toEqual([
    'other',
    'recessive',
    'other',
  ])
})

test('a hereditary cancer on the doctor’s sheet is marked as found, with a referral to genetic counselling', () => {
  const { results } = z.parse(ReportItem, {
    results: [
      {
        detectionItemId: 'G23',
        detectionItemNameCn: '遗传性乳腺癌与卵巢癌',
        concernSeverity: 'NORMAL',
        causalGenes: [{ name: 'BRCA1', positive: true, mutationType: '杂合' }],
      },
    ],
  })
  expect(findingItems(doctorEntries(results, 'GENETIC_DISEASES'), reader)).toMatchObject([
    {
      mark: { word: '携带变异', tone: 'carrier' },
      lines: ['尽快：转介遗传咨询门诊。', expect.stringContaining('BRCA1')],
    },
  ])
})

test('the doctor’s sheet lists left-out topics by name without their results', () => {
  const parts = ['NORMAL', 'RISK'].map((concernSeverity) => {
    const { results } = z.parse(ReportItem, {
      results: [{ detectionItemId: 'D1', detectionItemNameCn: '帕金森病', concernSeverity }],
    })
    return leftOutPart(doctorEntries(results, 'COMMON_DISEASES'))
  })
  expect(parts[0]).toEqual(parts[1])
  expect(parts[0]?.[0]?.note).toContain('帕金森病')
  expect(leftOutPart([])).toEqual([])
})
