import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { learnServerTime, serverNow } from './clock.ts'

const START = Date.parse('2026-11-20T02:00:00Z')
const HOUR = 3_600_000

function turn(state: 'hidden' | 'visible'): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}
/** Only the phone's clock goes on, as on a phone that sleeps. */
const sleep = (ms: number) => vi.setSystemTime(Date.now() + ms)
const passed = () => serverNow() - START

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: START })
  learnServerTime(new Date(START).toUTCString())
})
afterEach(() => {
  turn('visible')
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a page that is shown for the first time has slept no time', () => {
  turn('visible')
  expect(passed()).toBe(0)
})

test('a countdown has gone on when a phone that slept is looked at again', () => {
  turn('hidden')
  vi.advanceTimersByTime(1000)
  sleep(HOUR)
  turn('visible')
  expect(passed()).toBe(HOUR + 1000)
  turn('hidden')
  sleep(HOUR)
  turn('visible')
  expect(passed()).toBe(2 * HOUR + 1000)
  // The next reply says what time it is: nothing of the sleep is counted twice.
  learnServerTime(new Date(START + HOUR).toUTCString())
  expect(passed()).toBe(HOUR)
})

test('a page that was only covered counts the time once', () => {
  turn('hidden')
  vi.advanceTimersByTime(HOUR)
  turn('visible')
  expect(passed()).toBe(HOUR)
})

test('a phone whose clock was set back meanwhile turns no countdown back', () => {
  turn('hidden')
  sleep(-HOUR)
  turn('visible')
  expect(passed()).toBe(0)
})
