// Imported first, because libraries keep the functions that exist when they are loaded.
import './jsdom-gaps.ts'
import './react-without-delays.ts'
import '@testing-library/jest-dom/vitest'
import '#/shared/ui/antd.ts'
import { cleanup, configure } from '@testing-library/react'
import { Dialog, reduceMotion, Toast } from 'antd-mobile'
import { simulatePageLoad } from '#/shared/lib/page-load/page-state.ts'
// Loaded in advance: a toast whose module loads late would appear in the next test.
import '#/shared/ui/layers/feedback.tsx'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { network } from './network.ts'
import './fixed-seed.ts'
import { takeConsoleOutput, watchWindow } from './console-output.ts'
import { forgetCalls } from './quiet.ts'

/** Functions that jsdom lacks and the app needs. */
window.scrollTo = () => undefined
window.scrollBy = () => undefined
HTMLMediaElement.prototype.pause = () => undefined
class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return []
  }
}
Object.assign(globalThis, { ResizeObserver: NoObserver, IntersectionObserver: NoObserver })
Element.prototype.scrollTo = () => undefined
Element.prototype.setPointerCapture = () => undefined
Element.prototype.releasePointerCapture = () => undefined
Element.prototype.hasPointerCapture = () => false
reduceMotion()
// A busy machine needs longer than the default of one second.
configure({ asyncUtilTimeout: 8000 })

afterAll(drain)

// Saved at load time, because a test may install fake timers.
const turn = setImmediate
const later = setTimeout

/** Runs the scheduled work of React and the toasts while the window still exists. */
async function settle(): Promise<void> {
  for (let count = 0; count < 10; count += 1) await new Promise((resolve) => turn(resolve))
}

/**
 * The last clean-up of a window. Toasts and sheets have their own roots, which unmount after their closing animation.
 * Their scheduled work must not run after the window is gone.
 */
async function drain(): Promise<void> {
  const frame = () => new Promise((resolve) => later(resolve, 16))
  for (let count = 0; count < 30 && document.body.childElementCount > 0; count += 1) await frame()
  for (let count = 0; count < 3; count += 1) await frame()
  await settle()
  // The next test file of this worker uses the same document. Tab must not reach elements of an earlier test.
  document.body.replaceChildren()
}

/** These tests wait for visible results, so React's act warnings do not apply. */
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
})

watchWindow()
beforeEach(() => void takeConsoleOutput())

/** Saved at load time, because a test may install another window. */
const stores = [window.localStorage, window.sessionStorage]

afterEach(async () => {
  Toast.clear()
  Dialog.clear()
  cleanup()
  // Mocks are restored before the real timers come back: a mock restored over a fake timer would bring the fake back.
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  await settle()
  // A toast that was shown last is rendered by now.
  Toast.clear()
  forgetCalls()
  network.resetHandlers()
  stores.forEach((store) => store.clear())
  // Called after the storage is emptied. The next test begins as after a page load.
  simulatePageLoad()
  const printed = takeConsoleOutput()
  if (printed.length > 0) throw new Error(`the test printed: ${printed.join('\n')}`)
})
