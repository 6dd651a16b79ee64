import { describe, expect, test } from 'vitest'
import { glossary } from '#/domains/report/words/names/glossary.ts'
import { splitTerms } from '#/domains/report/words/names/glossary-rules.ts'
import { adultReport } from '#/mocks/seed/report-adult.ts'
import { childReport } from '#/mocks/seed/report-child.ts'
import { isFor } from '#/mocks/report-ancestry-wire.ts'
import { claimsIn } from './claims.ts'
import { sentencesOf, textsOf } from './item-texts.ts'
import { sourcesWithoutTests, withoutComments } from '#tests/sources.ts'

/** People without training can read the reports of the mock backend. No text is a diagnosis or a promise. */

const items = [...adultReport, ...childReport]

/** The longest sentence in characters. Advice has shorter sentences than reasons. */
const LONGEST = 60
const LONGEST_ADVICE = 45

/** Words that a person aged 58 may not know. */
const TECHNICAL_WORDS = (
  '基因型 位点 杂合 纯合 携带者 致病变异 变异 突变 隐性 显性 外显率 单倍群 风险型 染色体 线粒体 全基因组 参考频率 ' +
  '等位基因 多态性 表型 代谢型 慢代谢 快代谢 受体 酶 血小板 凝血 糖化血红蛋白 同型半胱氨酸 脂蛋白 息肉 黄疸 结缔组织 ' +
  '肌酸激酶 INR'
).split(' ')

/** The technical words of a text that no glossary word covers. */
const unexplainedWords = (text: string): string[] => {
  const plain = splitTerms(text, [...glossary.keys()])
    .filter(({ known, text: part }) => !known && !glossary.has(part))
    .map(({ text: part }) => part)
    .join('|')
  // `splitTerms` marks only the first occurrence of a word.
  const seen = splitTerms(text)
    .filter(({ known }) => known)
    .map(({ text: part }) => part)
  const rest = seen.sort((a, b) => b.length - a.length).reduce((left, word) => left.replaceAll(word, '|'), plain)
  return TECHNICAL_WORDS.filter((word) => rest.includes(word))
}

test('the tested texts belong to all 265 items of the reports', () => expect(items).toHaveLength(265))

describe.each(items.map((item) => [`${item.id} ${item.nameCn}`, item] as const))(
  'the reports’ texts: %s',
  (_name, item) => {
    test('have short sentences, and even shorter sentences in recommendations', () => {
      expect(sentencesOf(textsOf(item)).filter(({ length }) => length > LONGEST)).toEqual([])
      expect(sentencesOf([item.short, item.suggestion]).filter(({ length }) => length > LONGEST_ADVICE)).toEqual([])
    })

    test('explain every technical word except the item’s own name', () => {
      const about = item.nameCn
      expect(
        textsOf(item)
          .flatMap(unexplainedWords)
          .filter((word) => !about.includes(word)),
      ).toEqual([])
    })
  },
)

const ownTexts = sourcesWithoutTests
  .filter(({ file }) => file.startsWith('src/domains/report/') && !/\.test\.tsx?$/.test(file))
  .flatMap((source) =>
    withoutComments(source)
      .split('\n')
      .filter((line) => /[\u4e00-\u9fff]/.test(line))
      .map((line) => [source.file, line.trim()] as const),
  )

test('no text about a likelihood or a lifestyle item says 未检出', () => {
  const graded = items.filter(({ category }) => /COMMON_DISEASES|LIFE_STYLE/.test(category))
  expect(graded.length).toBeGreaterThan(100)
  expect(graded.filter((item) => textsOf(item).join('').includes('未检出不代表没有风险')).map(({ id }) => id)).toEqual(
    [],
  )
})

test('[REP-043] the texts of a child’s report address the parents', () => {
  expect(childReport.length).toBeGreaterThan(20)
  expect(childReport.filter((item) => textsOf(item).join('').includes('您')).map(({ id }) => id)).toEqual([])
})

test('a man’s report contains no disease of the womb', () => {
  const womb = adultReport.filter(({ nameCn }) => nameCn === '子宫肌瘤')
  expect(womb.map((item) => [isFor(item, 'MALE'), isFor(item, 'FEMALE'), isFor(item, undefined)])).toEqual([
    [false, true, true],
  ])
})

/** For a gene on X or a dominant gene, the other copy does not protect a carrier. */
test('no glossary explanation calls anybody healthy', () =>
  expect([...glossary.values()].flat().filter((sentence) => /健康(?!无关)/.test(sentence))).toEqual([]))

describe('no text reads like a diagnosis or a promise', () => {
  test('in the app', () => {
    expect(ownTexts.length).toBeGreaterThan(300)
    expect(ownTexts.flatMap(([file, line]) => claimsIn(line).map((hit) => `${file}: ${hit}`))).toEqual([])
  })

  test('in the mock backend', () => {
    expect(
      items.flatMap((item) =>
        textsOf(item)
          .flatMap(claimsIn)
          .map((hit) => `${item.id} ${hit}`),
      ),
    ).toEqual([])
  })

  test.each([
    '您患有糖尿病',
    '您一定会得病',
    '这种药可以根治',
    '孩子是健康的',
    '携带者都是健康的',
    '携带者没有任何表现',
    '约 2 个是健康携带者',
    '能力正常',
    '不用担心',
    '可以停药',
  ])('the check detects %s', (text) => expect(claimsIn(text)).not.toEqual([]))

  test.each([
    '这不等于已经患病',
    '不是保证书',
    '携带者本人通常健康',
    '请勿自行停药或改量',
    '不表示将来一定会生病，不是诊断',
  ])('the check accepts %s', (text) => expect(claimsIn(text)).toEqual([]))
})
