import { expect, test, vi } from 'vitest'
import { simulatePageLoad } from '#/shared/lib/page-load/page-state.ts'
import { entryUrl } from './entry-url.ts'

test('[VAL-040] the entry address is the address of the page load, with its query and without its hash', () => {
  const location = { href: 'https://app.example.com/Home/hot?code=C1&state=s#part' }
  vi.stubGlobal('window', { location })
  simulatePageLoad()
  const first = entryUrl.current
  location.href = 'https://app.example.com/my-main'
  expect([first, entryUrl.current]).toEqual(Array(2).fill('https://app.example.com/Home/hot?code=C1&state=s'))
})

test('[VAL-040] without a window, there is no entry address', () => {
  expect(entryUrl.current).toBe('')
})
