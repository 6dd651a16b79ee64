import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { familyMessage } from '../family/family-message-rules.ts'
import { detailOf } from '../results/item-rules.ts'
import { ReportItem } from '../model.ts'
import { keepTakingText, mainRecommendationOf, stopsForRash } from '../words/main-recommendation-rules.ts'
import { isHyperthermia, reactionOf } from './reaction-rules.ts'

function detailFor(nameCn: string, concernSeverity: string, fields: object) {
  const results = [{ detectionItemId: 'D1', detectionItemNameCn: nameCn, concernSeverity, ...fields }]
  const detail = detailOf(z.parse(ReportItem, { results }), 'D1', 'PHARMACOGENOMICS')
  if (!detail) throw new Error('no detail')
  return detail
}
const viewOf = (...given: Parameters<typeof detailFor>) => detailFor(...given).view

const locus = (gene: string, genotype = '', effect = '') => ({ locusInfo: [{ gene, genotype, effect }] })
const said = (shortSuggestion: string) => ({ shortSuggestion })

// CPIC guidelines on HLA-B and allopurinol, HLA-A, HLA-B and carbamazepine, HLA-B and phenytoin: SJS, TEN, DRESS.
test.each([
  ['别嘌醇', 'RISK', locus('HLA-B', '*58:01 携带')],
  ['别嘌醇', 'CONCERN', said('您携带 HLA-B*58:01，不建议使用这种药。')],
  ['别嘌醇', 'RISK', {}],
  ['卡马西平', 'RISK', locus('HLA-B', '*15:02 携带', '严重皮肤过敏风险高')],
  ['卡马西平', 'CONCERN', locus('HLA-A', '*31:01 携带')],
  ['卡马西平', 'RISK', said('您携带 HLA-B*15:02，不建议使用这种药')],
  ['奥卡西平', 'RISK', locus('HLA-B', '*15:02')],
  ['奥卡西平', 'RISK', said('您携带 HLA-B*15:02，不建议使用这种药')],
  ['苯妥英', 'RISK', locus('HLA-B', '*15:02 检出')],
  ['苯妥英', 'CONCERN', said('您携带 HLA-B*15:02，不建议使用这种药')],
  ['甲', 'RISK', said('用这种药时，严重皮肤过敏的风险明显高于正常人。')],
  ['甲', 'CONCERN', locus('乙', '丙', '严重皮肤过敏风险高')],
  ['甲', 'RISK', { contentSuggestion: '可能引起 SJS。' }],
])('the medicine %s (%s) with the result %j must be stopped at any rash', (name, severity, fields) => {
  expect(reactionOf(viewOf(name, severity, fields))).toBe('rash')
  const taken = mainRecommendationOf(detailFor(name, severity, fields), 'PHARMACOGENOMICS', { taking: true })
  expect(taken).toMatchObject({ when: '现在', what: expect.stringMatching(/^今天就.*但只要出皮疹，就先停这种药/) })
  expect(keepTakingText(viewOf(name, severity, fields))).toContain('但只要出皮疹')
  const untaken = mainRecommendationOf(detailFor(name, severity, fields), 'PHARMACOGENOMICS', {})
  expect(untaken).toMatchObject({ when: '现在', what: expect.stringContaining('正在用的话，今天就问医生') })
})

test.each([
  ['卡马西平', 'NORMAL', locus('HLA-B', '*15:02 未检出')],
  [
    '苯妥英',
    'RISK',
    {
      locusInfo: [
        { gene: 'CYP2C9', genotype: 'CC' },
        { gene: 'HLA-B', genotype: '*15:02 未检出' },
      ],
    },
  ],
  ['苯妥英', 'CONCERN', { ...locus('CYP2C9', 'AC'), ...said('没有检出和严重皮肤过敏有关的类型，药效可能偏强。') }],
  ['氯吡格雷', 'RISK', locus('CYP2C19', 'AA')],
  ['氯吡格雷', 'RISK', {}],
])('the medicine %s (%s) with the result %j shows no warning about a rash', (name, severity, fields) =>
  expect(stopsForRash(viewOf(name, severity, fields))).toBe(false),
)

// CPIC guideline on DPYD and fluoropyrimidines (2017): half the dose for intermediate metabolisers, none for poor ones.
describe.each(['卡培他滨', '氟尿嘧啶', '替吉奥'])('the medicine %s, whose dose depends on DPYD', (name) => {
  test.each([
    ['RISK', locus('DPYD', 'TT', '慢代谢型')],
    ['CONCERN', said('您的 DPYD 酶活性低。')],
    ['RISK', {}],
  ])('requires asking a doctor before the next dose with the severity %s and the result %j', (severity, fields) => {
    const detail = detailFor(name, severity, fields)
    const taken = mainRecommendationOf(detail, 'PHARMACOGENOMICS', { taking: true })
    expect(taken).toMatchObject({ when: '现在', what: '今天就打电话问肿瘤科医生，问过以后再用下一次药' })
    expect(keepTakingText(detail.view)).toMatch(/^请勿自行停药或改量（但下一次用药以前，先打电话问肿瘤科医生）/)
    expect(mainRecommendationOf(detail, 'PHARMACOGENOMICS', {})).toMatchObject({
      when: '现在',
      what: expect.stringContaining('问过以后再用下一次药'),
    })
  })

  test('shows no warning without a finding in DPYD', () => {
    expect(reactionOf(viewOf(name, 'NORMAL', locus('DPYD', 'CC', '未检出 *2A')))).toBeNull()
    expect(reactionOf(viewOf(name, 'CONCERN', locus('MTHFR', 'TT')))).toBeNull()
  })
})

// CPIC guideline on RYR1 and CACNA1S: malignant hyperthermia susceptibility is dominant.
test.each([
  ['七氟烷', {}, true],
  ['七氟烷', { causalGenes: [{ name: 'RYR1', positive: true }] }, true],
  ['琥珀胆碱', locus('RYR1', 'CT', '致病变异'), true],
  ['琥珀胆碱', locus('BCHE', 'AA', '酶活性弱'), false],
])(
  'for the medicine %s with the result %j, relatives are told about malignant hyperthermia: %s',
  (name, fields, isTold) => {
    const detail = detailFor(name, 'RISK', fields)
    expect(isHyperthermia(detail.view)).toBe(isTold)
    const recommendation = mainRecommendationOf(detail, 'PHARMACOGENOMICS', { taking: true })
    expect(recommendation).toMatchObject({ when: '手术以前' })
    expect(recommendation?.what.includes('告诉有血缘的家人')).toBe(isTold)
    const message = familyMessage(detail, { kind: 'self' }, 'PHARMACOGENOMICS')
    expect(message.includes('有血缘的家人，手术以前也要告诉麻醉医生')).toBe(isTold)
    expect(isHyperthermia(viewOf(name, 'NORMAL', fields))).toBe(false)
  },
)
