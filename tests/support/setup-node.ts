import { afterEach, beforeEach, expect, vi } from 'vitest'
import { simulatePageLoad } from '#/shared/lib/page-load/page-state.ts'
import './seeded.ts'
import { takePrinted } from './printed.ts'

/**
 * Without a window no toast can be shown: its module would still be loading at the end of the test file, and fail the
 * run. Tests about a toast replace it themselves, or have a window.
 */
vi.mock('#/shared/ui/layers/toast.ts', async (original) => ({
  ...(await original<typeof import('#/shared/ui/layers/toast.ts')>()),
  toast: () => undefined,
  toastAndWait: () => Promise.resolve(),
}))

/** Pure code may not print: console output fails the test, unless the test watches for it. */
beforeEach(() => void takePrinted())
afterEach(() => {
  // Mocks are restored before the real timers come back: a mock restored over a fake timer would bring the fake back.
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  simulatePageLoad()
  expect(takePrinted()).toEqual([])
})
