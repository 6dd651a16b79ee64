import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { simulatePageLoad } from '../page-load/page-state.ts'
import { learnServerTime, serverNow } from './clock.ts'

const START = Date.parse('2026-11-20T02:00:00Z')
const HOUR = 3_600_000

function turn(state: 'hidden' | 'visible'): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}
/** While a phone sleeps, the wall clock advances but `performance.now()` does not. */
const sleep = (ms: number) => vi.setSystemTime(Date.now() + ms)
const passed = () => serverNow() - START

beforeEach(() => {
  simulatePageLoad()
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: START })
  learnServerTime(new Date(START).toUTCString())
})
afterEach(() => {
  turn('visible')
})

test('when a page is shown for the first time, no time is added for sleep', () => {
  turn('visible')
  expect(passed()).toBe(0)
})

test('a countdown includes the time in which the phone was asleep', () => {
  turn('hidden')
  vi.advanceTimersByTime(1000)
  sleep(HOUR)
  turn('visible')
  expect(passed()).toBe(HOUR + 1000)
  turn('hidden')
  sleep(HOUR)
  turn('visible')
  expect(passed()).toBe(2 * HOUR + 1000)
  // The next reply contains the server time, so the time of the sleep must not be added again.
  learnServerTime(new Date(START + HOUR).toUTCString())
  expect(passed()).toBe(HOUR)
})

test('if a page was hidden while the phone was awake, the time is counted only once', () => {
  turn('hidden')
  vi.advanceTimersByTime(HOUR)
  turn('visible')
  expect(passed()).toBe(HOUR)
})

test('setting the wall clock back while the page is hidden does not lengthen a countdown', () => {
  turn('hidden')
  sleep(-HOUR)
  turn('visible')
  expect(passed()).toBe(0)
})
