import fc from 'fast-check'
import { expect, test } from 'vitest'
import { QUIET } from '#/shared/lib/saving/quiet-zone.ts'
import { pictureScale } from './picture-scale.ts'
import { containOf, coverOf, linesOf, POSTER, qrSquares, fillsSquare } from './poster-rules.ts'

/** Every character is ten px wide. */
const measure = (text: string) => text.length * 10

test.each([
  ['', 100, 2, []],
  ['基因检测', 100, 2, ['基因检测']],
  ['基因检测', 40, 2, ['基因检测']],
  ['基因检测', 20, 2, ['基因', '检测']],
  ['基因检测套餐', 20, 2, ['基因', '检…']],
  ['基因检测', 20, 1, ['基…']],
  ['基因', 5, 2, ['基', '因']],
])('the poster text %j, with a width of %d and at most %d lines, is split into %j', (text, width, max, lines) =>
  expect(linesOf(text, measure, width, max)).toEqual(lines),
)

test('the lines of a poster text fit, and no text is dropped while there is space', () => {
  const textArbitrary = fc.record({
    text: fc.array(fc.constantFrom(...'基因检测套餐儿童'.split('')), { maxLength: 40 }).map((all) => all.join('')),
    width: fc.integer({ min: 20, max: 120 }),
    max: fc.integer({ min: 1, max: 4 }),
  })
  fc.assert(
    fc.property(textArbitrary, ({ text, width, max }) => {
      const lines = linesOf(text, measure, width, max)
      expect(lines.length).toBeLessThanOrEqual(max)
      for (const line of lines) expect(measure(line)).toBeLessThanOrEqual(width)
      const roomy = measure(text) <= width * max - 10 * max
      expect(roomy ? lines.join('') : text).toBe(text)
    }),
    { seed: 20260905, numRuns: 300 },
  )
})

test.each([
  [800, 800, { x: 0, y: 0, width: 981, height: 981 }],
  [1962, 981, { x: -490.5, y: 0, width: 1962, height: 981 }],
  [327, 654, { x: 0, y: -490.5, width: 981, height: 1962 }],
  [0, 0, { x: 0, y: 0, width: 981, height: 981 }],
])('a picture of %d × %d px is cropped to its middle to fill its square', (width, height, place) =>
  expect(coverOf(width, height, POSTER.picture)).toEqual(place),
)

test.each([
  [300, 400, { x: 75, y: 0, width: 450, height: 600 }],
  [1200, 400, { x: 0, y: 200, width: 600, height: 200 }],
  [0, 400, null],
])('a picture of %d × %d px is shown completely in the middle of its box', (width, height, place) =>
  expect(containOf(width, height, { width: 600, height: 600 })).toEqual(place),
)

test('the canvas of a poster is three times as large as the poster on a phone', () =>
  expect([POSTER.width / 375, POSTER.height / 600]).toEqual([3, 3]))

test('a QR code consists of whole modules with its quiet zone, inside its box', () => {
  const matrix = Array.from({ length: 37 }, (_, y) => Array.from({ length: 37 }, (__, x) => (x + y) % 2 === 0))
  const { cell, at } = qrSquares(matrix, POSTER.qr)
  expect(cell).toBe(8)
  expect(at).toHaveLength(685)
  const low = Math.min(...at.flat())
  const high = Math.max(...at.flat()) + cell
  expect(low).toBeGreaterThanOrEqual(cell * QUIET)
  expect(POSTER.qr - high).toBeGreaterThanOrEqual(cell * QUIET)
})

test.each([
  [100, 100, true],
  [125, 100, true],
  [126, 100, false],
  [100, 126, false],
  [0, 0, true],
])('a picture of %i × %i px fills the square of a poster: %s', (width, height, fills) => {
  expect(fillsSquare(width, height)).toBe(fills)
})

test.each([
  [400, 600, 3],
  [1000, 2000, Math.sqrt(8)],
  [8192, 100, 1],
  [16384, 100, 0.5],
])('a poster picture of %i × %i px is scaled by the factor %d', (width, height, scale) => {
  expect(pictureScale(width, height)).toBeCloseTo(scale)
})
