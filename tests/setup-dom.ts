import '@testing-library/jest-dom/vitest'
import '#/shared/ui/antd.ts'
import { cleanup } from '@testing-library/react'
import { notifyManager } from '@tanstack/react-query'
import { Dialog, reduceMotion, Toast } from 'antd-mobile'
import { setupServer } from 'msw/node'
import { act } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'

/** What jsdom has not, and the app looks at. */
window.scrollTo = () => undefined
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
// While a test waits for something, React is not told that it is in an act.
const inAct = () => (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT === true
notifyManager.setNotifyFunction((callback) => (inAct() ? act(callback) : callback()))

/** The network of a test: an address that nobody answers fails the test. */
export const network = setupServer()
beforeAll(() => network.listen({ onUnhandledFrame: 'error' }))
afterAll(() => network.close())

/** Known words of libraries that mean nothing here. */
const HARMLESS = [/px tester/]
const said: string[] = []
for (const level of ['error', 'warn'] as const)
  vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
    const text = parts.map(String).join(' ')
    if (!HARMLESS.some((known) => known.test(text))) said.push(text)
  })

beforeEach(() => {
  said.length = 0
})

afterEach(() => {
  Toast.clear()
  Dialog.clear()
  cleanup()
  network.resetHandlers()
  window.localStorage.clear()
  window.sessionStorage.clear()
  expect(said).toEqual([])
})
