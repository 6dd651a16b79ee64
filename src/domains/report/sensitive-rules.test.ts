import { expect, test } from 'vitest'
import { isSensitive } from './sensitive-rules.ts'
import { answer, answerKey, askAgain, openedOf, useAnswers } from './sensitive-store.ts'

const item = (nameCn: string, nameEn = '', severity: 'NORMAL' | 'CONCERN' | 'RISK' = 'NORMAL', locked = false) => ({
  nameCn,
  nameEn,
  severity,
  locked,
})

test.each([
  ['阿尔茨海默病', 'Alzheimer disease'],
  ['血管性痴呆', 'Vascular dementia'],
  ['帕金森病', ''],
  ['', 'Parkinson disease'],
  ['遗传性乳腺癌卵巢癌综合征', 'HBOC'],
  ['林奇综合征', 'Lynch syndrome'],
  ['亨廷顿舞蹈症', 'Huntington disease'],
  ['', 'Prion disease'],
])('the topic %s %s asks before it opens, whatever its result', (chinese, english) => {
  for (const severity of ['NORMAL', 'CONCERN', 'RISK'] as const)
    expect(isSensitive(item(chinese, english, severity), 'COMMON_DISEASES')).toBe(true)
})

test.each([
  ['高血压', 'Hypertension'],
  ['胃癌', 'Gastric cancer'],
  ['预激综合征', 'Wolff-Parkinson-White syndrome'],
])('%s opens at once', (chinese, english) => {
  expect(isSensitive(item(chinese, english, 'RISK'), 'COMMON_DISEASES')).toBe(false)
})

test('a finding of rare diseases asks before it opens; genetic diseases, drugs and locked items do not', () => {
  expect(isSensitive(item('甲', '', 'CONCERN'), 'RARE_DISEASES')).toBe(true)
  expect(isSensitive(item('甲', '', 'NORMAL'), 'RARE_DISEASES')).toBe(false)
  expect(isSensitive(item('甲', '', 'RISK'), 'GENETIC_DISEASES')).toBe(false)
  expect(isSensitive(item('抗帕金森病药', ''), 'PHARMACOGENOMICS')).toBe(false)
  expect(isSensitive(item('亨廷顿舞蹈症', '', 'NORMAL', true), 'RARE_DISEASES')).toBe(false)
})

test('with an empty list of configured topics none asks', () => {
  expect(isSensitive(item('阿尔茨海默病'), 'COMMON_DISEASES', [])).toBe(false)
  expect(isSensitive(item('甲状腺'), 'COMMON_DISEASES', ['甲状腺'])).toBe(true)
})

test('answers count for one report and can be undone', () => {
  const [one, other] = [
    { sampleId: 'S1', packageId: 'P' },
    { sampleId: 'S2', packageId: 'P' },
  ]
  answer(one, 'D1', 'now')
  answer(one, 'D2', 'later')
  answer(other, 'D1', 'now')
  const { answers } = useAnswers.getState()
  expect([answers[answerKey(one, 'D1')], answers[answerKey(one, 'D2')]]).toEqual(['now', 'later'])
  expect([openedOf(answers, one), openedOf(answers, other)]).toEqual([1, 1])
  askAgain(one)
  expect(openedOf(useAnswers.getState().answers, one)).toBe(0)
  expect(openedOf(useAnswers.getState().answers, other)).toBe(1)
})
