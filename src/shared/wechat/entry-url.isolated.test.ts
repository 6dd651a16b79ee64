import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.resetModules()
})

test('[VAL-040] the entry address is the first one, with its query and without its hash, whatever comes later', async () => {
  const location = { href: 'https://app.example.com/Home/hot?code=C1&state=s#part' }
  vi.stubGlobal('window', { location })
  const first = await import('./entry-url.ts')
  location.href = 'https://app.example.com/my-main'
  const again = await import('./entry-url.ts')
  expect([first.ENTRY_URL, again.ENTRY_URL]).toEqual(Array(2).fill('https://app.example.com/Home/hot?code=C1&state=s'))
})

test('[VAL-040] without a window there is no entry address', async () => {
  const { ENTRY_URL } = await import('./entry-url.ts')
  expect(ENTRY_URL).toBe('')
})
