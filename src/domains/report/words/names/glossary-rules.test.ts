import fc from 'fast-check'
import { expect, test } from 'vitest'
import { glossary } from './glossary.ts'
import { splitTerms } from './glossary-rules.ts'

const known = (text: string) => splitTerms(text).flatMap((part) => (part.known ? [part.text] : []))

test.each([
  ['您是携带者，携带者通常健康', ['携带者']],
  ['这是常染色体隐性遗传，不是常染色体显性', ['常染色体隐性遗传', '常染色体显性']],
  ['杂合的位点与纯合的位点', ['杂合', '位点', '纯合']],
  ['没有要解释的', []],
  ['', []],
])('in the text %j, the glossary terms are %j', (text, words) => {
  expect(known(text)).toEqual(words)
})

const words = [...glossary.keys()]
const textArbitrary = fc
  .array(fc.oneof(fc.constantFrom(...words), fc.string(), fc.constantFrom('携带', '常染色体')))
  .map((all) => all.join(''))

test('splitting a text into parts keeps the text, and marks each glossary term only at its first place', () => {
  fc.assert(
    fc.property(textArbitrary, (text) => {
      const parts = splitTerms(text)
      expect(parts.map((part) => part.text).join('')).toBe(text)
      const marked = parts.flatMap((part) => (part.known ? [part.text] : []))
      expect(new Set(marked).size).toBe(marked.length)
      expect(parts.every((part) => part.text !== '')).toBe(true)
      expect(marked.every((word) => glossary.has(word))).toBe(true)
    }),
  )
})

test('splitting a text for any glossary terms keeps the text, and marks the longest term', () => {
  fc.assert(
    fc.property(textArbitrary, fc.array(fc.string({ maxLength: 3 })), (text, terms) => {
      expect(
        splitTerms(text, terms)
          .map((part) => part.text)
          .join(''),
      ).toBe(text)
    }),
  )
  expect(splitTerms('甲乙丙', ['甲', '甲乙'])[0]).toEqual({ text: '甲乙', known: true })
})

test('every glossary term has two complete sentences', () => {
  for (const sentences of glossary.values()) {
    expect(sentences).toHaveLength(2)
    for (const sentence of sentences) expect(sentence).toMatch(/[。]$/)
  }
  expect(words.length).toBeGreaterThanOrEqual(12)
})
