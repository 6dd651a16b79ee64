import '@testing-library/jest-dom/vitest'
import '#/shared/ui/antd.ts'
import { cleanup, configure } from '@testing-library/react'
import { Dialog, reduceMotion, Toast } from 'antd-mobile'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'

/** What jsdom has not, and the app looks at. */
window.scrollTo = () => undefined
window.scrollBy = () => undefined
class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return []
  }
}
Object.assign(globalThis, { ResizeObserver: NoObserver, IntersectionObserver: NoObserver })
window.matchMedia = (query) =>
  ({
    matches: false,
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  }) as unknown as MediaQueryList
Element.prototype.scrollTo = () => undefined
Element.prototype.setPointerCapture = () => undefined
Element.prototype.releasePointerCapture = () => undefined
Element.prototype.hasPointerCapture = () => false
reduceMotion()
// A busy machine takes longer than the one second that is waited for otherwise.
configure({ asyncUtilTimeout: 8000 })

/** The network of a test: an address that nobody answers fails the test. */
export const network = setupServer()
beforeAll(() => network.listen({ onUnhandledFrame: 'error' }))
afterAll(async () => {
  network.close()
  await drain()
})

// Taken now: a test may put other clocks in their place.
const turn = setImmediate
const later = setTimeout

/** What React and the toasts have scheduled for this window runs while there still is one. */
async function settle(): Promise<void> {
  for (let count = 0; count < 10; count += 1) await new Promise((resolve) => turn(resolve))
}

/**
 * The last thing in a window: toasts and sheets have roots of their own, which leave after their closing frames. What
 * they schedule must not run when the window is gone.
 */
async function drain(): Promise<void> {
  const frame = () => new Promise((resolve) => later(resolve, 16))
  for (let count = 0; count < 30 && document.body.childElementCount > 0; count += 1) await frame()
  for (let count = 0; count < 3; count += 1) await frame()
  await settle()
}

/** These tests wait for what a person sees; React's act bookkeeping has nothing to add to that. */
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
})

/** Known words of libraries that mean nothing here. */
const HARMLESS = [/px tester/, /not supported CSS unit in `auto`/]
const said: string[] = []
for (const level of ['error', 'warn'] as const)
  vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
    const text = parts.map(String).join(' ')
    if (!HARMLESS.some((known) => known.test(text))) said.push(text)
  })

beforeEach(() => {
  said.length = 0
})

/** Taken now: a test may put another window in its place. */
const stores = [window.localStorage, window.sessionStorage]

afterEach(async () => {
  Toast.clear()
  Dialog.clear()
  cleanup()
  vi.useRealTimers()
  await settle()
  network.resetHandlers()
  stores.forEach((store) => store.clear())
  expect(said).toEqual([])
})
