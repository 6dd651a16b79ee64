import { expect, test } from 'vitest'
import { findingInUse, verdictInUse } from './in-use-rules.ts'

test('the card of a medicine in use speaks to who takes it', () => {
  const verdict = '您分解伏立康唑很慢，容易在体内积累，抗真菌治疗请让医生优先选别的药。'
  expect(findingInUse({ severity: 'RISK', verdict })).not.toContain('别的药')
  expect(verdictInUse({ severity: 'RISK', verdict }, {})).toMatch(
    /^您分解伏立康唑很慢.*尽快把这一页给医生看.*不要自己停药/,
  )
  expect(verdictInUse({ severity: 'CONCERN', verdict: '需要用药时，请先把结果给医生看。' }, {})).toContain('照常用')
  expect(verdictInUse({ severity: 'NORMAL', verdict: '按医生说的用。' }, {})).toBe('按医生说的用。')
})
