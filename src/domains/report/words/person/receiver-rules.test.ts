import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { CategorySummary } from '../../model.ts'
import { isReceiver } from '../../source/report-source.ts'
import {
  meaningForReader,
  othersToTell,
  type Relation,
  relations,
  relationsFor,
  sharedOverview,
  type SharedFinding,
} from './receiver-rules.ts'

const ADULT = { who: '对方', child: false }
const CHILD = { who: '孩子', child: true }
const RECESSIVE = { kind: 'carried', mode: 'recessive' } as const
const OTHER = { kind: 'carried', mode: 'other' } as const

const said = (finding: SharedFinding, relation: Relation | null, owner = ADULT) => {
  const { means, todo } = meaningForReader(finding, relation, owner)
  return [...means, todo].join('')
}
const everyRelation = [...relations, null]

test.each([
  [{ kind: 'own' }, false],
  [{ kind: 'job', jobId: '1', agentId: '2', labCode: '3' }, false],
  [{ kind: 'code', sharingCode: 'C' }, true],
  [{ kind: 'friend' }, true],
] as const)('a reader with the source %j counts as a receiver of the report: %j', (source, yes) =>
  expect(isReceiver({ source })).toBe(yes),
)

describe('the text about one copy of a recessive gene', () => {
  test('tells a sibling that the chance to have the variant too is one half if one parent carries it', () => {
    const text = said(RECESSIVE, 'sibling')
    expect(text).toMatch(/^您也可能带着同一份变异。/)
    expect(text).toContain('只有一位带着时，您得到它的机会是一半')
    expect(text).toContain('可以查同一个基因，也可以先问医生或遗传咨询师')
  })

  test('mentions a chance of one half to a child of the owner', () =>
    expect(said(RECESSIVE, 'child')).toMatch(/^您从对方那里得到这一份变异的机会是一半。/))

  test.each(['parent', 'relative', 'partner', 'none', null] as const)(
    'mentions no chance to a reader with the relation %j',
    (relation) => expect(said(RECESSIVE, relation)).not.toMatch(/一半|分之|%|\d/),
  )

  test('addresses blood relatives if the relation is unknown, and says nothing about other people', () => {
    expect(said(RECESSIVE, null)).toMatch(
      /^和对方有血缘关系的人，也可能带着同一份变异。没有血缘关系，这里看不出您自己的情况。/,
    )
    expect(said(RECESSIVE, 'none')).toBe('没有血缘关系，这里看不出您自己的情况。')
  })

  test('asks a partner to be tested', () =>
    expect(said(RECESSIVE, 'partner')).toContain('要孩子以前，请您也查同一个基因；已经怀孕的，请尽快查。'))
})

test('if the inheritance is not proven, no text mentions a chance or healthy carriers', () => {
  for (const relation of everyRelation) expect(said(OTHER, relation)).not.toMatch(/一半|分之|健康|越大/)
  expect(said(OTHER, 'sibling')).toMatch(/^您也可能有同一个变化/)
})

test('[NCCN] for a variant of a hereditary cancer, only the texts for siblings and children mention the chance of one half', () => {
  const cancer = { kind: 'carried', mode: 'other', half: true } as const
  const read = (relation: Relation) => meaningForReader(cancer, relation, ADULT).means.join('')
  expect(read('sibling')).toContain('机会约一半')
  expect(read('child')).toContain('机会约一半')
  expect(read('relative')).not.toContain('一半')
  expect(read('parent')).not.toContain('一半')
})

test('[ACMG 2015] for a variant of unknown meaning, no relative is advised to be tested', () => {
  for (const relation of relations)
    expect(meaningForReader({ kind: 'carried', mode: 'unproven' }, relation, ADULT).todo).not.toMatch(/查(?!询)|尽快/)
})

test('another person’s results are never called the reader’s own', () => {
  for (const relation of everyRelation) {
    expect(said({ kind: 'disease' }, relation)).toContain('不能当作您的结果')
    expect(said({ kind: 'medicine', inherited: true }, relation)).toContain('请不要照着它给自己用药、停药或换药')
    expect(said({ kind: 'habit' }, relation)).toContain('不能当作您的结果')
    expect(said({ kind: 'clear' }, relation)).toContain('不说明您也没有')
  }
})

test('no text says that somebody is ill, and no text promises anything', () => {
  const kinds: SharedFinding[] = [
    RECESSIVE,
    OTHER,
    { kind: 'clear' },
    { kind: 'disease' },
    { kind: 'report', medicines: true },
  ]
  for (const finding of kinds)
    for (const relation of everyRelation)
      expect(said(finding, relation)).not.toMatch(/患有|确诊|一定|保证|放心|没事|绝对/)
})

test('the list of relatives to tell does not contain the reader, and the owner decides about telling', () => {
  expect(othersToTell('sibling', ADULT)).toBe(
    '对方的父母、其他兄弟姐妹、成年的子女、伴侣。告诉谁、什么时候说，由对方决定，请先问一声。',
  )
  expect(othersToTell('partner', ADULT)).toMatch(/^对方的父母、兄弟姐妹、成年的子女。/)
  expect(othersToTell(null, CHILD)).toBe('孩子的父母、兄弟姐妹。告诉谁、什么时候说，由孩子的父母决定，请先问一声。')
  expect(othersToTell('none', ADULT)).toBe('')
})

test('the relations to an owner who is a child do not include child and partner', () => {
  expect(relationsFor(CHILD)).toEqual(['sibling', 'parent', 'relative', 'none'])
  expect(relationsFor(ADULT)).toEqual(relations)
})

describe('the text about a whole report for a receiver', () => {
  const summary = (category: string, fields: object) => z.parse(CategorySummary, { category, ...fields })
  const pah = {
    detectionItemId: '1',
    concernSeverity: 'CONCERN',
    causalGenes: [{ name: 'PAH', positive: true, mutationType: '杂合' }],
  }

  test('begins with the number of variants and the place where the variants are shown', () => {
    const carried = summary('GENETIC_DISEASES', { riskNumber: 0, concernNumber: 1, summaryItems: [pah] })
    expect(sharedOverview([summary('LIFE_STYLE', { riskNumber: 1, concernNumber: 1 }), carried])).toMatchObject({
      finding: RECESSIVE,
      above: [
        expect.stringContaining('不能当作您的结果'),
        '检出 1 处携带的变异，在下面“这份报告看到了什么”里点开“遗传疾病”，就能看到是哪一处。',
      ],
    })
    const two = summary('RARE_DISEASES', { riskNumber: 1, concernNumber: 0, summaryItems: [] })
    expect(sharedOverview([carried, two])).toMatchObject({
      finding: OTHER,
      above: [
        expect.any(String),
        '检出 2 处携带的变异，在下面“这份报告看到了什么”里点开“遗传疾病”和“罕见疾病”，就能看到是哪几处。',
      ],
    })
  })

  test.each([
    summary('COMMON_DISEASES', { riskNumber: 2, concernNumber: 0 }),
    summary('GENETIC_DISEASES', { riskNumber: 0, concernNumber: 0 }),
    summary('GENETIC_DISEASES', { riskNumber: 0, concernNumber: 1, locked: true }),
  ])('if no gene variant is visible, says only that the report is not the reader’s', (one) =>
    expect(sharedOverview([one])).toEqual({ finding: { kind: 'report', medicines: false }, above: [] }),
  )

  test('warns about the owner’s medicines only if results about medicines are shared', () => {
    const drugs = summary('PHARMACOGENOMICS', { riskNumber: 1, concernNumber: 0 })
    const locked = summary('PHARMACOGENOMICS', { riskNumber: 1, concernNumber: 0, locked: true })
    const habits = summary('LIFE_STYLE', { riskNumber: 1, concernNumber: 1 })
    const carried = summary('GENETIC_DISEASES', { riskNumber: 0, concernNumber: 1, summaryItems: [pah] })
    const text = (...summaries: CategorySummary[]) => {
      const { finding, above } = sharedOverview(summaries)
      return [...above, said(finding, null)].join('')
    }
    const warning = '请不要照着它给自己用药、停药或换药'
    expect([text(drugs), text(drugs, carried)].map((words) => words.split(warning).length - 1)).toEqual([1, 1])
    for (const without of [text(habits), text(habits, carried), text(locked)]) expect(without).not.toContain('药')
  })
})

// CPIC guideline on HLA-B and allopurinol: the type is inherited, and tested before the medicine is taken.
test('blood relatives read about a gene type that matters for a medicine, with the advice to ask before taking the medicine', () => {
  const said = (relation: 'sibling' | 'child' | 'parent' | 'none' | null, inherited = true) => {
    const { means, todo } = meaningForReader({ kind: 'medicine', inherited }, relation, { who: '对方', child: false })
    return `${means.join('')}${todo}`
  }
  for (const relation of ['sibling', 'child', 'parent'] as const)
    expect(said(relation)).toMatch(/您也可能带着同样的类型.*用这种药以前，先告诉医生/)
  expect(said(null)).toContain('和对方有血缘关系的人，也可能带着同样的类型')
  expect(said('none')).not.toContain('同样的类型')
  expect(said('sibling', false)).not.toContain('同样的类型')
})
