import { afterEach, expect, test } from 'vitest'
import { keptLetters, showLetters } from './large-letters.ts'

const isLarge = () => document.documentElement.hasAttribute('data-large')

afterEach(() => {
  keptLetters.remove()
  showLetters()
})

test.each([
  ['true', true],
  ['false', false],
  ['"very"', false],
  ['{', false],
])('a stored %s at the start means large letters: %s', (kept, large) => {
  localStorage.setItem('app:large-letters', kept)
  showLetters()
  expect(isLarge()).toBe(large)
})
