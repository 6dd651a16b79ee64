import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { simulatePageLoad } from '../page-load/page-state.ts'
import { learnServerTime, serverNow } from './clock.ts'

const PHONE = Date.parse('2026-11-20T02:00:00Z')
const header = (offset: number) => new Date(PHONE + offset).toUTCString()

beforeEach(() => {
  simulatePageLoad()
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: PHONE })
  learnServerTime(header(0))
})

test('[GOODS-010] the time of promotions is the server’s, whether the phone’s clock is fast or slow', () => {
  expect(serverNow()).toBe(PHONE)
  learnServerTime(header(86_400_000))
  expect(serverNow()).toBe(PHONE + 86_400_000)
  vi.advanceTimersByTime(5000)
  expect(serverNow()).toBe(PHONE + 86_405_000)
  learnServerTime(header(-3_600_000))
  learnServerTime(header(-3_600_000))
  expect(serverNow()).toBe(PHONE - 3_600_000)
})

test.each([-86_400_000, 86_400_000])(
  '[GOODS-010] one reply whose Date is %d ms off does not change the time if other replies agree',
  (odd) => {
    for (const difference of [60_000, 61_000, 60_000]) learnServerTime(header(difference))
    learnServerTime(header(odd))
    expect(serverNow()).toBe(PHONE + 60_000)
    learnServerTime(header(60_000))
    learnServerTime(header(odd))
    expect(serverNow()).toBe(PHONE + 60_000)
  },
)

test('in random cases, one deviating reply among three that agree does not change the server’s time', () => {
  const secondsArbitrary = fc.integer({ min: 2, max: 1_000_000 }).chain((size) => fc.constantFrom(size, -size))
  fc.assert(
    fc.property(secondsArbitrary, secondsArbitrary, fc.integer({ min: 2, max: 3 }), (agreed, odd, place) => {
      // Replies within 10 s of each other agree.
      fc.pre(Math.abs(agreed - odd) > 10)
      simulatePageLoad()
      const replies = [agreed, agreed, agreed].toSpliced(place, 0, odd)
      for (const difference of replies) learnServerTime(header(difference * 1000))
      expect(serverNow()).toBe(PHONE + agreed * 1000)
    }),
    { numRuns: 1000 },
  )
})

test('if the server’s clock was changed, the new time is used from the second reply on', () => {
  for (const difference of [60_000, 60_000, 7_200_000, 7_200_000]) learnServerTime(header(difference))
  expect(serverNow()).toBe(PHONE + 7_200_000)
})

test('if the first reply has an outdated Date, the next reply corrects the time', () => {
  simulatePageLoad()
  learnServerTime(header(-86_400_000))
  learnServerTime(header(60_000))
  expect(serverNow()).toBe(PHONE + 60_000)
})

test.each([
  [1000, 0],
  [-1000, 0],
  [2000, 2000],
  [-2000, -2000],
])('a difference of %d ms between phone and server changes the clock by %d ms', (difference, counted) => {
  learnServerTime(header(difference))
  expect(serverNow()).toBe(PHONE + counted)
})

test.each([null, undefined, '', 'yesterday'])('the Date header %j is ignored', (text) => {
  learnServerTime(header(60_000))
  learnServerTime(text)
  expect(serverNow()).toBe(PHONE + 60_000)
})

test.each([-7_200_000, 7_200_000])(
  'changing the phone’s clock by %d ms does not change a running countdown',
  (jump) => {
    vi.advanceTimersByTime(5000)
    vi.setSystemTime(Date.now() + jump)
    expect(serverNow()).toBe(PHONE + 5000)
    vi.advanceTimersByTime(1000)
    expect(serverNow()).toBe(PHONE + 6000)
  },
)
