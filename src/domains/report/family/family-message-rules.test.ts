import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Severity } from '../model.ts'
import type { ItemView } from '../rules.ts'
import { sentencesWithin, FAMILY_MESSAGE_LENGTH, familyMessage } from './family-message-rules.ts'

const CATEGORY = 'COMMON_DISEASES'
const LOW = '低风险不代表没有风险'
const SELF = { kind: 'self' } as const
const view = (nameCn: string, verdict: string, locked = false, severity: Severity = 'RISK'): ItemView => ({
  id: 'D1',
  nameCn,
  nameEn: '',
  itemClass: '',
  verdict,
  severity,
  locked,
  isNew: false,
})

test('the message to the family contains the item and its first recommendation', () => {
  expect(
    familyMessage({ view: view('高血压', '血压更容易升高'), actions: ['常量血压。', '少吃盐。'] }, SELF, CATEGORY),
  ).toBe('我的基因检测里，“高血压”这一项：血压更容易升高。可以做的：常量血压。这不是诊断，具体听医生的。')
})

test('the message to the family about a result without a finding contains the caution only once', () => {
  const clear = view('高血压', '与多数人相近', false, 'NORMAL')
  expect(familyMessage({ view: clear, actions: [] }, { kind: 'child' }, CATEGORY)).toBe(
    `孩子的基因检测里，“高血压”这一项：与多数人相近。${LOW}。这不是诊断，具体听医生的。`,
  )
  const own = view('高血压', `与多数人相近，${LOW}`, false, 'NORMAL')
  expect(familyMessage({ view: own, actions: [] }, SELF, CATEGORY).split(LOW)).toHaveLength(2)
  const long = view('高血压', `第一句。${'长'.repeat(100)}，${LOW}。`, false, 'NORMAL')
  expect(familyMessage({ view: long, actions: [] }, SELF, CATEGORY)).toContain(`第一句。${LOW}。`)
})

test('the message to the family about a medicine asks the reader not to stop taking the medicine', () => {
  expect(familyMessage({ view: view('氯吡格雷', '起效可能不足'), actions: [] }, SELF, 'PHARMACOGENOMICS')).toBe(
    '我的基因检测里，“氯吡格雷”这一项：起效可能不足。不要自行停药或改量。这不是诊断，具体听医生的。',
  )
})

test('the message to the family about a medicine does not say how to take the medicine', () =>
  expect(
    familyMessage({ view: view('二甲双胍', '与多数人相近'), actions: ['随餐服用。'] }, SELF, 'PHARMACOGENOMICS'),
  ).not.toContain('随餐'))

test('a message to the family that is too long is shortened by whole sentences', () => {
  const verdict = `第一句。${'长'.repeat(200)}。`
  expect(familyMessage({ view: view('高血压', verdict), actions: ['做'.repeat(100)] }, SELF, CATEGORY)).toBe(
    '我的基因检测里，“高血压”这一项：第一句。这不是诊断，具体听医生的。',
  )
  expect(sentencesWithin('一。二！三', 4)).toBe('一。二！')
})

test('the message to the family lists untested genes, and for a medicine in use recommends no other medicine', () => {
  const uncovered = '这一项没有看 BRCA1、BRCA2 基因'
  const clear = view('乳腺癌', `与多数人相近，${LOW}。`, false, 'NORMAL')
  expect(familyMessage({ view: clear, actions: [], uncovered }, SELF, CATEGORY)).toContain(
    `${LOW}。${uncovered}。这不是诊断`,
  )
  const medicine = view('氯吡格雷', '这种药在您身上起效可能不足，需要用药时，请先把结果给医生看。')
  const told = (taking: boolean) => familyMessage({ view: medicine, actions: [] }, SELF, 'PHARMACOGENOMICS', { taking })
  expect([told(false).includes('需要用药时'), told(true).includes('需要用药时')]).toEqual([true, false])
})

// NCCN, "Genetic/Familial High-Risk Assessment": told in general, because the other result is not for everybody.
test.each([
  ['乳腺癌', '这一项没有看 BRCA1、BRCA2 基因', '家里有人查出过 BRCA1、BRCA2 变异的，要不要查、怎么检查，请问医生。'],
  ['琥珀胆碱', '这一项没有看和恶性高热有关的 RYR1 基因', /家里有人查出过 RYR1 变异.*手术以前告诉麻醉医生。/],
])(
  'the message to the family about %s contains no finding of another item, and no reassuring verdict',
  (name, uncovered, general) => {
    const calm = view(name, '您的遗传风险与多数人相近。', false, 'NORMAL')
    const told = familyMessage({ view: calm, actions: [], uncovered, foundIn: '遗传性乳腺癌与卵巢癌' }, SELF, CATEGORY)
    expect(told).toMatch(general)
    expect(told).toContain(`“${name}”${uncovered}。`)
    expect(told).not.toMatch(/遗传性|相近|查出了变化/)
  },
)

// ACOG Committee Opinion 691: a carrier's relatives are told of the screening.
test('a carrier’s message to the family is for every adult relative by blood, and mentions no pregnancy or partner', () => {
  const found = { view: view('遗传性耳聋', '检出一处携带的变异。'), actions: ['要孩子前，请伴侣查。'] }
  const told = familyMessage(found, SELF, 'GENETIC_DISEASES', {}, { mode: 'recessive', onX: false })
  expect(told).toContain('可以做的：有血缘的成年家人，可以问医生要不要查同一个基因。')
  expect(told).not.toMatch(/伴侣|孕|要孩子/)
})

// NCCN: a carrier is not examined like everybody, also where the report names no gene.
test('the message to the family about a hereditary cancer recommends the genetics clinic, not the general advice', () => {
  const told = (severity: Severity) =>
    familyMessage(
      { view: view('遗传性乳腺癌与卵巢癌', '一句话。', false, severity), actions: ['按年龄做检查。'] },
      SELF,
      'GENETIC_DISEASES',
    )
  expect(told('RISK')).toContain('有血缘的成年家人，可以去遗传咨询门诊问要不要查。')
  expect(told('RISK')).not.toContain('按年龄')
  expect(told('NORMAL')).toContain('按年龄')
})

test('the message to the family about an anaesthetic says to inform the anaesthetist, and does not say to continue', () => {
  const told = (verdict: string) =>
    familyMessage({ view: view('七氟烷', verdict, false, 'NORMAL'), actions: [] }, SELF, 'PHARMACOGENOMICS')
  expect(told('与多数人相近。')).toContain('手术以前告诉麻醉医生。')
  expect(told('手术以前，请麻醉医生看。')).not.toContain('告诉麻醉医生')
  expect(told('与多数人相近。')).not.toContain('停药')
})

test('a locked item and an item without a short sentence have no message to the family', () => {
  expect(familyMessage({ view: view('甲', '乙', true), actions: [] }, SELF, CATEGORY)).toBe('')
  expect(familyMessage({ view: view('甲', ''), actions: ['丙'] }, SELF, CATEGORY)).toBe('')
  expect(familyMessage({ view: view('甲', '长'.repeat(200)), actions: [] }, SELF, CATEGORY)).toBe('')
})

test('the message to the family is never longer than the maximum, and always says that it is not a diagnosis', () => {
  const textArbitrary = fc.array(fc.constantFrom('一', '二三四', '。', '！', 'A', '😀')).map((all) => all.join(''))
  fc.assert(
    fc.property(textArbitrary, textArbitrary, fc.array(textArbitrary), (name, verdict, actions) => {
      const text = familyMessage({ view: view(name, verdict), actions }, SELF, CATEGORY)
      expect(text.length).toBeLessThanOrEqual(FAMILY_MESSAGE_LENGTH)
      expect(text).toMatch(/^$|这不是诊断，具体听医生的。$/)
    }),
  )
})
