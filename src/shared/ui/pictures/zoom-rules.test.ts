import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isPull, PULL_PX, pullShown } from '../lists/pull-rules.ts'
import { clampView, MAX_SCALE, moved, zoomedAt, toggled, indexAfterSwipe, UNZOOMED } from './zoom-rules.ts'

const frame = { width: 400, height: 300 }

test.each([
  [{ scale: 0.5, x: 50, y: 50 }, UNZOOMED],
  [
    { scale: 2, x: 0, y: 0 },
    { scale: 2, x: 0, y: 0 },
  ],
  [
    { scale: 2, x: 999, y: -999 },
    { scale: 2, x: 200, y: -150 },
  ],
  [
    { scale: 9, x: 0, y: 0 },
    { scale: MAX_SCALE, x: 0, y: 0 },
  ],
])('the zoom %j is limited to %j', (view, result) => expect(clampView(view, frame)).toEqual(result))

test('a double tap zooms in at the tapped point, and the next double tap zooms out', () => {
  const close = toggled(UNZOOMED, { x: 100, y: -50 }, frame)
  expect(close).toEqual({ scale: 2.5, x: -150, y: 75 })
  expect(toggled(close, { x: 0, y: 0 }, frame)).toEqual(UNZOOMED)
})

describe('two fingers on the picture', () => {
  const before = [
    { x: -50, y: 0 },
    { x: 50, y: 0 },
  ] as const

  test('that move apart enlarge the picture and move it with their midpoint', () => {
    const now = [
      { x: -90, y: 10 },
      { x: 110, y: 10 },
    ] as const
    expect(moved(UNZOOMED, before, now, frame)).toEqual({ scale: 2, x: 10, y: 10 })
  })

  test('keep the point between them, even if zooming alone would move it out of the frame', () => {
    const start = { scale: 2, x: 200, y: 0 }
    const from = [
      { x: 100, y: 0 },
      { x: 200, y: 0 },
    ] as const
    const to = [
      { x: 0, y: 0 },
      { x: 75, y: 0 },
    ] as const
    // The point under the middle (150) is 50 px left of the picture's centre at scale 2, and 37.5 px left at scale 1.5.
    expect(moved(start, from, to, { width: 400, height: 300 })).toEqual({ scale: 1.5, x: 75, y: 0 })
  })

  test('at the same point change nothing', () => {
    const spot = [
      { x: 1, y: 1 },
      { x: 1, y: 1 },
    ] as const
    expect(moved(UNZOOMED, spot, before, frame).scale).toBe(1)
  })
})

test('after any gesture, the picture covers its frame and is within its size limits', () => {
  const numberArbitrary = fc.integer({ min: -500, max: 500 })
  const pointArbitrary = fc.record({ x: numberArbitrary, y: numberArbitrary })
  const viewArbitrary = fc.record({
    scale: fc.double({ min: 1, max: 4, noNaN: true }),
    x: numberArbitrary,
    y: numberArbitrary,
  })
  fc.assert(
    fc.property(viewArbitrary, pointArbitrary, pointArbitrary, pointArbitrary, pointArbitrary, (given, a, b, c, d) => {
      for (const result of [
        moved(given, [a, b], [c, d], frame),
        toggled(given, a, frame),
        zoomedAt(given, 9, b, frame),
      ]) {
        expect(result.scale).toBeGreaterThanOrEqual(1)
        expect(result.scale).toBeLessThanOrEqual(MAX_SCALE)
        expect(Math.abs(result.x)).toBeLessThanOrEqual(((result.scale - 1) * frame.width) / 2 + 1e-6)
        expect(Math.abs(result.y)).toBeLessThanOrEqual(((result.scale - 1) * frame.height) / 2 + 1e-6)
      }
    }),
    { seed: 20260907, numRuns: 300 },
  )
})

test.each([
  [0, -79, 0],
  [0, -80, 1],
  [1, 80, 0],
  [0, 200, 0],
  [2, -200, 2],
])('from picture %d, a swipe of %d px shows picture %d', (index, dx, next) =>
  expect(indexAfterSwipe(index, 3, dx, 400)).toBe(next),
)

test('pulling moves the picture only downwards, with growing resistance', () => {
  expect([isPull(0, 10), isPull(10, 10), isPull(0, -10), isPull(0, 0)]).toEqual([true, false, false, false])
  expect(pullShown(-5)).toBe(0)
  expect(pullShown(PULL_PX)).toBeGreaterThan(30)
  expect(pullShown(5000)).toBeLessThanOrEqual(96)
})
