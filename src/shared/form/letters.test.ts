import { expect, test } from 'vitest'
import { atMost, lettersIn } from './letters.ts'

test('signs are counted as a person sees them, without the space around the text', () => {
  expect(lettersIn(' 😀一 ')).toBe(2)
})

test('a text that is too long is told with both numbers', () => {
  expect([atMost(2)('一二', '内容'), atMost(2)('一二三', '内容')]).toEqual([null, '内容最多2个字，现在有3个'])
})
