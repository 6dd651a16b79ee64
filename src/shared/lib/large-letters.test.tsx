import { render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { HomeIcon } from '#/shared/ui/shell-icons.tsx'
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
])('the stored value %s switches large letters on at the start: %s', (kept, large) => {
  localStorage.setItem('app:large-letters', kept)
  showLetters()
  expect(isLarge()).toBe(large)
})

test('an icon is sized relative to the text, so that it grows with large letters', () => {
  const { container } = render(
    <>
      <HomeIcon />
      <HomeIcon size={18} />
    </>,
  )
  const sizes = [...container.querySelectorAll('svg')].map(({ style }) => [style.width, style.height])
  expect(sizes).toEqual([
    ['1.5rem', '1.5rem'],
    ['1.125rem', '1.125rem'],
  ])
})
