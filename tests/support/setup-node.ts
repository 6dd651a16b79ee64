import { afterEach, beforeEach, expect, vi } from 'vitest'

/**
 * Without a window a toast has nowhere to stand: its module would load until the test file is over, and then fail the
 * run. Tests that ask about a toast replace it themselves, or have a window.
 */
vi.mock('#/shared/ui/layers/toast.ts', async (original) => ({
  ...(await original<typeof import('#/shared/ui/layers/toast.ts')>()),
  toast: () => undefined,
  toastShown: () => Promise.resolve(),
}))

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
