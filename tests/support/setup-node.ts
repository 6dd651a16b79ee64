import { afterEach, beforeEach, expect, vi } from 'vitest'
import { simulatePageLoad } from '#/shared/lib/page-load/page-state.ts'
import './fixed-seed.ts'
import { takeConsoleOutput } from './console-output.ts'

/**
 * Replaces the toast, which cannot be shown without a window. Its module would still be loading at the end of the test
 * file, and fail the run. Tests about a toast replace it themselves, or have a window.
 */
vi.mock('#/shared/ui/layers/toast.ts', async (original) => ({
  ...(await original<typeof import('#/shared/ui/layers/toast.ts')>()),
  toast: () => undefined,
  toastAndWait: () => Promise.resolve(),
}))

/** Console output fails the test, unless the test expects it (`watchConsole`). */
beforeEach(() => void takeConsoleOutput())
afterEach(() => {
  // Mocks are restored before the real timers come back: a mock restored over a fake timer would bring the fake back.
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  simulatePageLoad()
  expect(takeConsoleOutput()).toEqual([])
})
