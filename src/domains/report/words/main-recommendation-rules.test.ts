import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { detailOf } from '../results/item-rules.ts'
import { ReportItem } from '../model.ts'
import { meaningOf } from './meaning-rules.ts'
import { severities } from '../results/severities.ts'
import { categories, type Category } from '../source/report-ids.ts'
import {
  adviceOn,
  carrierActions,
  type Circumstances,
  furtherActions,
  keepTakingText,
  mainRecommendationHead,
  mainRecommendationOf,
  whenOf,
} from './main-recommendation-rules.ts'

function recommendation(category: Category, fields: object = {}, known: Circumstances = {}) {
  const results = [{ detectionItemId: 'D1', concernSeverity: 'RISK', ...fields }]
  const detail = detailOf(z.parse(ReportItem, { results }), 'D1', category)
  return detail && mainRecommendationOf(detail, category, known)
}
const at = (...given: Parameters<typeof recommendation>) => recommendation(...given)?.when
const what = (...given: Parameters<typeof recommendation>) => recommendation(...given)?.what

describe('the action for diseases and lifestyle', () => {
  test.each([
    ['常量血压。', '现在'],
    ['体检时查一次血脂。', '体检时'],
    ['每年做一次肠镜检查，听医生的。', '体检时'],
    ['看心内科医生时说一声。', '下次看病时'],
    ['不确定就问药师。', '下次看病时'],
    ['每天吃绿叶菜（正在吃华法林的人除外，先问医生）。', '现在'],
  ])('the recommendation %s has the time %s', (advice, when) => {
    expect(recommendation('COMMON_DISEASES', { suggestion: `${advice}\n第二条` })).toMatchObject({
      what: advice,
      ours: false,
      when,
    })
    expect(whenOf(advice)).toBe(when)
  })

  test('a normal result needs no change, and has a caution', () => {
    const clear = { concernSeverity: 'NORMAL', suggestion: '多走路。' }
    expect(recommendation('COMMON_DISEASES', clear)).toMatchObject({
      when: '照常',
      why: expect.stringContaining('低风险不代表没有风险'),
    })
    expect(at('LIFE_STYLE', clear)).toBe('照常')
  })

  test('a result without a recommendation says that the report has no recommendation', () => {
    expect(recommendation('COMMON_DISEASES')).toMatchObject({ when: '体检时', what: '体检时把这一页给医生看' })
    expect(recommendation('COMMON_DISEASES')?.why).toMatch(/^报告没有给这一项写建议/)
    expect(recommendation('LIFE_STYLE')?.why).toMatch(/^报告没有给这一项写建议/)
  })

  test('a long recommendation is shortened after its first sentence, and is complete in the list', () => {
    const long = `每天走路半小时。${'慢慢来，'.repeat(20)}`
    expect(what('LIFE_STYLE', { suggestion: long })).toBe('每天走路半小时。')
    expect(furtherActions([long, '早睡。'], recommendation('LIFE_STYLE', { suggestion: long }))).toEqual([
      long,
      '早睡。',
    ])
    expect(furtherActions(['早睡。', '早起。'], recommendation('LIFE_STYLE', { suggestion: '早睡。' }))).toEqual([
      '早起。',
    ])
  })
})

test.each([
  ['RISK', false, '现在'],
  ['RISK', true, '现在'],
  ['CONCERN', true, '下次看病时'],
  ['NORMAL', true, '照常'],
])(
  'for a medicine with the severity %s and taking=%j, the action has the time %s, for any recommendation',
  (concernSeverity, taking, when) => {
    const fields = { concernSeverity, suggestion: '换另一种药。' }
    expect(recommendation('PHARMACOGENOMICS', fields, { taking })).toMatchObject({ when, ours: true })
    expect(what('PHARMACOGENOMICS', fields, { taking })).not.toContain('换')
    expect(what('PHARMACOGENOMICS', fields)).toMatch(concernSeverity === 'NORMAL' ? /按医生说的用/ : /正在用的话/)
  },
)

test.each([
  [{ stage: 'grown' }, '现在', '告诉他们'],
  [{ stage: 'planning' }, '下次看病时', '打算要孩子'],
  [{ stage: 'unknown' }, '下次看病时', '打算要孩子'],
  [{ stage: 'child' }, '以后', '长大成家'],
] as const)('for a carried variant with %j, the action is %s', (known, when, part) => {
  const found = recommendation(
    'GENETIC_DISEASES',
    { causalGenes: [{ name: 'GJB2', positive: true }] },
    { ...known, mode: 'recessive' },
  )
  expect(found).toMatchObject({ when, what: expect.stringContaining(part) })
  expect(found?.why).toContain('通常健康')
})

test('a variant that is not certainly recessive should be discussed with the doctor', () => {
  const found = recommendation('RARE_DISEASES', { causalGenes: [{ name: 'X', positive: true }] }, { stage: 'grown' })
  expect(found).toMatchObject({ when: '下次看病时', what: expect.stringContaining('给医生看') })
  expect(found?.why).not.toContain('通常健康')
})

test('ancestry, and results without a variant, need no change; locked results have no action', () => {
  expect(at('RARE_DISEASES', { concernSeverity: 'NORMAL' })).toBe('照常')
  expect(recommendation('ANCESTRY')).toMatchObject({ when: '随时', why: expect.stringContaining('与健康无关') })
  for (const category of categories) expect(recommendation(category, { locked: true })).toBeNull()
})

test('every result has an action with a reason, and the action’s heading addresses the reader of the report', () => {
  for (const category of categories)
    for (const concernSeverity of severities)
      expect(recommendation(category, { concernSeverity })).toMatchObject({
        what: expect.stringMatching(/./),
        why: expect.stringMatching(/./),
      })
  expect(mainRecommendationHead({ kind: 'self', who: '您' })).toBe('现在要做的一件事')
  expect(mainRecommendationHead({ kind: 'child', who: '孩子' })).toBe('现在要为孩子做的一件事')
  expect(mainRecommendationHead({ kind: 'other', who: '受检者' })).toBe('要做的一件事')
  expect(mainRecommendationHead({ kind: 'shared', who: '对方' })).toBe('对方要做的一件事')
})

test('the action of a result never says that there is nothing to do', () => {
  const carried = { causalGenes: [{ name: 'PAH', positive: true }] }
  for (const category of categories)
    for (const concernSeverity of severities)
      for (const stage of ['child', 'planning', 'grown', 'unknown'] as const)
        for (const fields of [{ concernSeverity }, { concernSeverity, ...carried }])
          expect(JSON.stringify(recommendation(category, fields, { stage, mode: 'recessive' }))).not.toMatch(
            /不用做|不用为|不需要/,
          )
})

/** A time in words, as an app sentence may say it. */
const TIMES = /下次看病|体检时|尽快|马上|怀孕以前/

test('the meaning below the action mentions no time', () => {
  const voice = { kind: 'self', who: '您', you: '您', label: '', head: '' } as const
  for (const category of categories)
    for (const concernSeverity of severities) {
      const results = [{ detectionItemId: 'D1', concernSeverity }]
      const detail = detailOf(z.parse(ReportItem, { results }), 'D1', category)
      expect(detail && meaningOf(detail, category, voice).filter((line) => TIMES.test(line))).toEqual([])
    }
})

test.each([
  ['pregnant', true, 'FEMALE', '现在', /尽快.*产检医生/],
  ['pregnant', false, 'FEMALE', '现在', /正在用的话，不要自己停，尽快问/],
  ['planning', true, 'FEMALE', '怀孕以前', /照常用，不要自己停药/],
  ['planning', true, 'SECRET', '怀孕以前', /照常用，不要自己停药/],
] as const)(
  'with the pregnancy status %s, taking=%s and sex %s, asking about each medicine is due: %s',
  (pregnancy, taking, gender, when, says) => {
    for (const concernSeverity of ['NORMAL', 'CONCERN'] as const) {
      const told = recommendation('PHARMACOGENOMICS', { concernSeverity }, { pregnancy, taking, gender })
      expect(told).toMatchObject({ when, what: expect.stringMatching(says) })
    }
  },
)

test('for a man who plans a child, a medicine can wait until the next visit; for a woman, a severe finding cannot', () => {
  const plans = { pregnancy: 'planning', taking: true } as const
  expect(at('PHARMACOGENOMICS', { concernSeverity: 'CONCERN' }, { ...plans, gender: 'MALE' })).toBe('下次看病时')
  expect(at('PHARMACOGENOMICS', { concernSeverity: 'RISK' }, { ...plans, gender: 'FEMALE' })).toBe('现在')
})

test.each(['看直线变弯时，尽快去眼科检查。', '头痛得厉害，立刻看医生。'])(
  'the action for %s is due now, and not at the next visit',
  (advice) => expect(whenOf(advice)).toBe('现在'),
)

test('the time of a recommendation about a medicine is the time of its most urgent part', () => {
  const all = severities.flatMap((concernSeverity) =>
    (['pregnant', 'planning', null] as const).flatMap((pregnancy) =>
      [true, false].map((taking) =>
        recommendation('PHARMACOGENOMICS', { concernSeverity }, { pregnancy, taking, gender: 'FEMALE' }),
      ),
    ),
  )
  const urgent = all.filter((one) => one?.what.includes('尽快'))
  expect(urgent.length).toBeGreaterThan(0)
  expect(urgent.filter((one) => one?.when !== '现在')).toEqual([])
})

// NMPA label of allopurinol: stop at the first appearance of a rash.
test('if a severe skin reaction is likely, every text against stopping the medicine has an exception for a rash', () => {
  const view = { severity: 'RISK', verdict: '您用别嘌醇时，严重皮肤过敏的风险明显高于多数人。' } as const
  const STOP = /停药或改量（但只要出皮疹，就先停这种药，马上去急诊）/
  expect(keepTakingText(view)).toMatch(STOP)
  for (const text of ['请勿自行停药或换药。', '没有问过医生，不要自行用药、停药或改量。'])
    expect(adviceOn(view, text)).toContain('只要出皮疹')
  const given = { concernSeverity: 'RISK', shortSuggestion: view.verdict }
  expect(what('PHARMACOGENOMICS', given, { taking: true })).toMatch(STOP)
  expect(keepTakingText({ ...view, severity: 'NORMAL' })).not.toContain('皮疹')
  expect(keepTakingText({ ...view, verdict: '起效可能不足。' })).not.toContain('皮疹')
})

// NCCN: a carrier is examined earlier and otherwise than everybody.
test.each([
  ['遗传性乳腺癌与卵巢癌', 1, []],
  ['遗传性乳腺癌与卵巢癌', 0, ['五十岁以后按时检查。']],
  ['遗传性耳聋', 1, ['五十岁以后按时检查。']],
] as const)('for the item %s with %i found variants, the remaining general advice is %j', (nameCn, found, kept) =>
  expect(carrierActions({ nameCn, nameEn: '' }, found, ['五十岁以后按时检查。'])).toEqual(kept),
)

// CPIC guideline on RYR1 and CACNA1S.
test('the action for an anaesthetic tells every reader to ask the anaesthetist', () => {
  for (const known of [{ stage: 'child' }, { stage: 'grown' }, { pregnancy: 'pregnant' }] as const)
    for (const detectionItemNameCn of ['七氟烷', '琥珀胆碱']) {
      const asked = recommendation('PHARMACOGENOMICS', { detectionItemNameCn, concernSeverity: 'NORMAL' }, known)
      expect(asked).toMatchObject({ when: '手术以前', what: expect.stringContaining('麻醉医生') })
      expect(`${asked?.what}${asked?.why}`).not.toMatch(/儿科|产检/)
    }
})

test('parents whose child already takes a medicine are told to continue', () => {
  const item = { detectionItemNameCn: '卡马西平', concernSeverity: 'NORMAL' }
  expect(what('PHARMACOGENOMICS', item, { stage: 'child', taking: true })).toBe(
    '照医生说的用；下次看病时，告诉儿科医生查过这一项',
  )
  expect(what('PHARMACOGENOMICS', item, { stage: 'child' })).toBe('用药以前，告诉儿科医生查过这一项')
})

// NCCN, "Genetic/Familial High-Risk Assessment": referral to genetic counselling.
test('for a found variant of a hereditary cancer, the action is genetic counselling, without general advice', () => {
  const found = {
    detectionItemNameCn: '遗传性乳腺癌与卵巢癌',
    suggestion: '按年龄做乳腺检查。',
    causalGenes: [{ name: 'BRCA1', positive: true }],
  }
  for (const stage of ['planning', 'grown', 'unknown', 'child'] as const)
    expect(recommendation('GENETIC_DISEASES', found, { stage })).toMatchObject({
      when: '现在',
      what: expect.stringContaining('遗传咨询门诊'),
    })
  const none = { ...found, concernSeverity: 'NORMAL', causalGenes: [{ name: 'BRCA1', positive: false }] }
  expect(what('GENETIC_DISEASES', none)).not.toContain('遗传咨询')
})
