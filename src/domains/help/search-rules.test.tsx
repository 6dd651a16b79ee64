import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { HelpItem } from './model.ts'
import { foundIn, splitAtHits, wordsOf } from './search-rules.ts'

const shown = (text: string, term: string) =>
  splitAtHits(text, wordsOf(term))
    .map((piece) => (piece.hit ? `[${piece.text}]` : piece.text))
    .join('')

describe('highlighted matches of the search', () => {
  test.each([
    ['怎样申请发票', '发票', '怎样申请[发票]'],
    ['什么是 DNA', 'dna', '什么是 [DNA]'],
    ['什么是 ＤＮＡ？', 'dna', '什么是 [ＤＮＡ]？'],
    ['DNA 与 dna', 'ＤＮＡ', '[DNA] 与 [dna]'],
    ['样本样本编号', '样本 编号', '[样本样本编号]'],
    ['体重 ㎏ 为单位', 'g', '体重 [㎏] 为单位'],
    ['ALDH2 基因', 'aldh2 基因', '[ALDH2] [基因]'],
    ['aaa', 'aa', '[aa]a'],
    ['a.b*c', '.b*', 'a[.b*]c'],
    ['<b>发票</b>', '发票', '<b>[发票]</b>'],
    ['没有', '别的', '没有'],
    ['没有', '', '没有'],
  ])('in the text %s, the matches of %s are highlighted as %s', (text, term, pieces) =>
    expect(shown(text, term)).toBe(pieces),
  )

  test('the highlighted and other pieces joined give the text unchanged', () => {
    const check = (text: string, term: string) => {
      const pieces = splitAtHits(text, wordsOf(term))
      expect(pieces.map((piece) => piece.text).join('')).toBe(text)
      expect(pieces.every((piece) => piece.text !== '')).toBe(true)
    }
    const wordsArbitrary = fc.oneof(fc.string({ unit: 'binary', maxLength: 20 }), fc.string({ maxLength: 20 }))
    fc.assert(fc.property(wordsArbitrary, wordsArbitrary, check), { seed: 20_261_123, numRuns: 1000 })
  })

  test('every part of a text is found in that text', () => {
    const check = (before: string, part: string, after: string) => {
      const [word] = wordsOf(part)
      fc.pre(word !== undefined && wordsOf(part).length === 1)
      expect(splitAtHits(before + part + after, wordsOf(part)).some(({ hit }) => hit)).toBe(true)
    }
    const characterArbitrary = fc.constantFrom('a', 'B', 'Ｃ', '１', '样', '本', '㎏', ' ')
    const textArbitrary = fc.string({ unit: characterArbitrary, maxLength: 8 })
    fc.assert(fc.property(textArbitrary, textArbitrary, textArbitrary, check), { seed: 20_261_123, numRuns: 500 })
  })
})

describe('results of the help search', () => {
  const item = (id: string, title: string, content: string, parentId = '') =>
    z.parse(HelpItem, { id, title, content, parentId })
  const items = [
    item('1', '发票', ''),
    item('a', '抬头', '<p>发票抬头可以改</p>', '1'),
    item('b', '怎样申请发票', '<p>在<a href="/my-order/ALL">订单</a>里</p>', '1'),
    item('c', '别的', '<img alt="发票">', '2'),
  ]
  const ids = (term: string) => foundIn(items, wordsOf(term)).map(({ id }) => id)

  test('list title matches first, ignore markup, and never contain a category', () => {
    expect(ids('发票')).toEqual(['b', 'a'])
    expect(ids('href')).toEqual([])
    expect(ids('my-order')).toEqual([])
  })

  test('contain only texts in which category, title or text contain all words', () => {
    expect(ids('发票 订单')).toEqual(['b'])
    expect(ids('发票 没有')).toEqual([])
    expect(ids('   ')).toEqual([])
  })

  test('have an excerpt around the first match', () => {
    const long = `${'前'.repeat(60)}目标${'后'.repeat(200)}`
    const [found] = foundIn([item('x', 'T', long)], wordsOf('目标'))
    const excerpt = found?.excerpt.map(({ text }) => text).join('') ?? ''
    expect(excerpt).toMatch(/^…前{16}目标后+…$/)
    expect(excerpt.length).toBeLessThan(100)
  })
})
