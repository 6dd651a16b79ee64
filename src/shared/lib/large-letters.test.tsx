import { render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { HomeIcon } from '#/shared/ui/shell-icons.tsx'
import { storedLargeLetters, applyLargeLetters } from './large-letters.ts'

const isLarge = () => document.documentElement.hasAttribute('data-large')

afterEach(() => {
  storedLargeLetters.remove()
  applyLargeLetters()
})

test.each([
  ['true', true],
  ['false', false],
  ['"very"', false],
  ['{', false],
])('the stored value %s switches large letters on at the start: %s', (kept, large) => {
  localStorage.setItem('app:large-letters', kept)
  applyLargeLetters()
  expect(isLarge()).toBe(large)
})

test.each([
  [16, null, false],
  [20, null, false],
  [24, null, true],
  [32, null, true],
  [32, false, false],
  [16, true, true],
])('with a browser font of %d px and the choice %j, the layout of large letters is on: %s', (px, chosen, large) => {
  document.documentElement.style.setProperty('--own', String(16 / px))
  storedLargeLetters.write(chosen)
  applyLargeLetters()
  expect(isLarge()).toBe(large)
  document.documentElement.style.removeProperty('--own')
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
