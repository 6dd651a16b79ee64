import { afterEach, beforeEach, expect, vi } from 'vitest'

/** Pure code may not print: console output fails the test, unless the test watches for it. */
const said: string[] = []
for (const level of ['error', 'warn'] as const) {
  const original = console[level]
  vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
    said.push(parts.map(String).join(' '))
    original(...parts)
  })
}
beforeEach(() => void (said.length = 0))
afterEach(() => expect(said).toEqual([]))
