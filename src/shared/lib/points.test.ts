import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatPoints, points, sumPoints, timesPoints, toPoints } from './points.ts'

test.each([
  [500, '500积分'],
  [0, '0积分'],
  [12_345, '12345积分'],
  [null, '--'],
  [undefined, '--'],
  [1.5, '--'],
  [Number.NaN, '--'],
])('[FMT-005] %j points are shown as %s', (value, text) => {
  expect(formatPoints(value)).toBe(text)
})

test('[FMT-005] points are shown as whole numbers without a currency sign', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (value) => {
      expect(formatPoints(points(value))).toBe(`${value}积分`)
    }),
  )
})

test.each([1.5, Number.NaN, Infinity, 1_000_000_001, -1_000_000_001])(
  'the value %j is rejected as a number of points',
  (value) => {
    expect(() => points(value)).toThrow(RangeError)
    expect(toPoints(value)).toBeNull()
  },
)

test('points in a reply are parsed unchanged, and -0 as 0', () => {
  expect(toPoints(500)).toBe(500)
  expect(toPoints(1_000_000_000)).toBe(1_000_000_000)
  expect(Object.is(points(-0), 0)).toBe(true)
})

test('points can be added and multiplied', () => {
  expect(sumPoints([])).toBe(0)
  expect(sumPoints([5, 10, -3])).toBe(12)
  expect(timesPoints(points(260), 3)).toBe(780)
})
