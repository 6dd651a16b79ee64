// Imported first, because libraries keep the functions that they find.
import './jsdom-gaps.ts'
import './react-undelayed.ts'
import '@testing-library/jest-dom/vitest'
import '#/shared/ui/antd.ts'
import { cleanup, configure } from '@testing-library/react'
import { Dialog, reduceMotion, Toast } from 'antd-mobile'
import { simulatePageLoad } from '#/shared/lib/page-load/page-state.ts'
// Loaded beforehand: a toast whose module loads late would appear in the next test.
import '#/shared/ui/layers/feedback.tsx'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { network } from './network.ts'
import './seeded.ts'
import { takePrinted, watchWindow } from './printed.ts'
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

// Saved now, because a test may install fake timers.
const turn = setImmediate
const later = setTimeout

/** Runs what React and the toasts have scheduled while the window still exists. */
async function settle(): Promise<void> {
  for (let count = 0; count < 10; count += 1) await new Promise((resolve) => turn(resolve))
}

/**
 * The last clean-up of a window: toasts and sheets have their own roots, which unmount after their closing animation.
 * What they schedule must not run after the window is gone.
 */
async function drain(): Promise<void> {
  const frame = () => new Promise((resolve) => later(resolve, 16))
  for (let count = 0; count < 30 && document.body.childElementCount > 0; count += 1) await frame()
  for (let count = 0; count < 3; count += 1) await frame()
  await settle()
  // The next file of this worker has the same document: Tab must not reach what a test has left.
  document.body.replaceChildren()
}

/** These tests wait for visible results, so React's act warnings do not apply. */
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
})

watchWindow()
beforeEach(() => void takePrinted())

/** Saved now, because a test may install another window. */
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
  // A toast of the last moment has arrived by now.
  Toast.clear()
  forgetCalls()
  network.resetHandlers()
  stores.forEach((store) => store.clear())
  // Called after the storage is emptied: the next test begins with a new document.
  simulatePageLoad()
  const printed = takePrinted()
  if (printed.length > 0) throw new Error(`the test printed: ${printed.join('\n')}`)
})
