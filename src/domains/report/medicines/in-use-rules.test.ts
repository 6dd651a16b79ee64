import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { detailOf } from '../results/item-rules.ts'
import { ReportItem } from '../model.ts'
import { meaningOf } from '../words/meaning-rules.ts'
import { voiceOf } from '../words/person/voice-rules.ts'
import { detailInUse, findingInUse, verdictInUse } from './in-use-rules.ts'

test.each([
  ['从基因看，孩子处理这种药与多数人相近；能不能用，由儿科医生定。', '从基因看，孩子处理这种药与多数人相近。'],
  ['出皮疹或发烧，仍要马上去看医生。能不能用，由儿科医生定。', '出皮疹或发烧，仍要马上去看医生。'],
])(
  'the verdict on a medicine in use does not say that a doctor still has to decide about the medicine: %s',
  (verdict, said) => expect(findingInUse({ severity: 'NORMAL', verdict })).toBe(said),
)

// CPIC guideline on HLA-B and allopurinol: contraindicated.
test('for a medicine that must be stopped at any rash, the action is to ask today, and for any other medicine to ask soon', () => {
  const asked = (verdict: string) => verdictInUse({ severity: 'RISK', verdict }, { taking: true })
  expect(asked('您用别嘌醇时，严重皮肤过敏的风险明显高于多数人。')).toContain('今天就把这一页给医生看')
  expect(asked('这种药在您身上起效可能不足。')).toContain('尽快把这一页给医生看')
})

test('the card of a medicine in use shows the advice for people who take it', () => {
  const verdict = '您分解伏立康唑很慢，容易在体内积累，抗真菌治疗请让医生优先选别的药。'
  expect(findingInUse({ severity: 'RISK', verdict })).not.toContain('别的药')
  expect(verdictInUse({ severity: 'RISK', verdict }, {})).toMatch(
    /^您分解伏立康唑很慢.*尽快把这一页给医生看.*不要自己停药/,
  )
  expect(verdictInUse({ severity: 'CONCERN', verdict: '需要用药时，请先把结果给医生看。' }, {})).toContain('照常用')
  expect(verdictInUse({ severity: 'NORMAL', verdict: '按医生说的用。' }, {})).toBe('按医生说的用。')
})

test('no text about a medicine that a child takes says that a doctor still has to decide about the medicine', () => {
  const suggestion = '能不能用、用多少，由儿科医生按年龄和体重定。'
  const results = [{ detectionItemId: 'M1', concernSeverity: 'NORMAL', shortSuggestion: '与多数人相近。', suggestion }]
  const detail = detailOf(z.parse(ReportItem, { results }), 'M1', 'PHARMACOGENOMICS')
  const voice = voiceOf({ sampleId: 'S', packageId: 'P' }, null, '', true)
  const said = (taking: boolean) => {
    const told = detail && (taking ? detailInUse(detail) : detail)
    return told ? [...meaningOf(told, 'PHARMACOGENOMICS', voice, taking), ...told.actions].join('') : ''
  }
  expect(said(false).match(/能不能用/g)).toHaveLength(2)
  expect(said(true)).not.toContain('能不能用')
  expect(said(true).match(/怎么用、用多少/g)).toHaveLength(2)
})
