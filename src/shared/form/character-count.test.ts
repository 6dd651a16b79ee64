import { expect, test } from 'vitest'
import { maxCharacters, characterCount } from './character-count.ts'

test('a text’s characters are counted as displayed, without white space around the text', () => {
  expect(characterCount(' 😀一 ')).toBe(2)
})

test('the message about a text that is too long shows its length and the limit', () => {
  expect([maxCharacters(2)('一二', '内容'), maxCharacters(2)('一二三', '内容')]).toEqual([
    null,
    '内容最多2个字，现在有3个',
  ])
})
