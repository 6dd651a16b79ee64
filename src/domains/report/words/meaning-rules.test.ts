import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { detailOf } from '../results/item-rules.ts'
import { meaningOf, splitSections } from './meaning-rules.ts'
import { ReportItem } from '../model.ts'
import { severities } from '../results/severities.ts'
import { categories } from '../source/report-ids.ts'

const means = (
  fields: object,
  category: (typeof categories)[number] = 'COMMON_DISEASES',
  kind: 'self' | 'child' = 'self',
) => {
  const results = [{ detectionItemId: 'D1', concernSeverity: 'NORMAL', ...fields }]
  const detail = detailOf(z.parse(ReportItem, { results }), 'D1', category)
  return (
    detail &&
    meaningOf(detail, category, { kind, who: kind === 'child' ? '孩子' : '您', you: '您', label: '', head: '' })
  )
}

test('[REPX-001] the laboratory’s text explains a result, with one idea on each line', () => {
  expect(means({ contentSuggestion: '第一句\n\n 第二句 \n第一句' })).toEqual(['第一句', '第二句'])
})

test.each([
  ['COMMON_DISEASES', 'RISK', '“高风险”说的是可能性比多数人高，不是已经患病。好习惯和定期体检，值得坚持。'],
  ['COMMON_DISEASES', 'CONCERN', '“中风险”是可能性比多数人略高，不是已经患病。日常留意就好，不用紧张。'],
  [
    'PHARMACOGENOMICS',
    'RISK',
    '说的是这种药在您身上的作用或反应可能与多数人不同，不是药不好。要不要换、换成什么，由医生决定。',
  ],
  ['LIFE_STYLE', 'NORMAL', '从遗传上看，这一项您与多数人相近，保持现在的习惯就好。'],
] as const)(
  'without the laboratory’s text, the app explains a result of the category %s and severity %s',
  (category, concernSeverity, text) => {
    expect(means({ concernSeverity }, category)).toEqual([text])
  },
)

test('[REP-043] the texts of a child’s report are about the child', () => {
  const all = categories.flatMap((category) =>
    severities.flatMap((concernSeverity) => means({ concernSeverity }, category, 'child') ?? []),
  )
  expect(all).toContain('从遗传上看，这一项孩子与多数人相近，保持现在的习惯就好。')
  expect(all.join('')).not.toContain('您')
})

test('ancestry and locked results have no explanation, and no explanation reads like a diagnosis', () => {
  expect(means({}, 'ANCESTRY')).toEqual([])
  expect(means({}, 'RARE_DISEASES')).toEqual([])
  expect(means({ locked: true })).toEqual([])
  const all = categories.flatMap((category) =>
    severities.flatMap((concernSeverity) => means({ concernSeverity }, category) ?? []),
  )
  for (const text of all) expect(text).not.toMatch(/确诊|您患|已经患病(?<!不是已经患病)|一定会|您会得/)
})

test('the basis of a result is shown separately from the explanation of the topic', () => {
  const parts = ['疾病介绍', '科学依据', '检测局限', '常见表现', '参考文献'].map((header) => ({
    header,
    description: '',
  }))
  const { about, basis } = splitSections(parts)
  expect(about.map(({ header }) => header)).toEqual(['疾病介绍', '常见表现'])
  expect(basis.map(({ header }) => header)).toEqual(['科学依据', '检测局限', '参考文献'])
})

// Genes do not show what happens in the body, such as a level in the blood or how a muscle grows.
test('the text about a lifestyle item is only about the person’s genes', () => {
  for (const concernSeverity of severities) {
    const text = means({ concernSeverity }, 'LIFE_STYLE')?.join('')
    expect(text).toMatch(/^从遗传上看/)
    expect(text).not.toMatch(/身体|体内|血|肌肉|化验|水平/)
  }
})
