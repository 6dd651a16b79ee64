import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { CANVAS_SIDE, fileProblem, MAX_FILE_BYTES, MAX_PIXELS, targetSize, undecodedText } from './reencode.ts'

test.each([
  [4000, 3000, 1600, 1200],
  [3000, 4000, 1200, 1600],
  [1600, 900, 1600, 900],
  [800, 600, 800, 600],
  // Long screenshots keep their text readable.
  [1080, 15_000, 720, 10_000],
  [15_000, 1080, 10_000, 720],
  [720, 8000, 720, 8000],
  [1080, 30_000, 537, 14_907],
  [10_000, 1, 10_000, 1],
  [40_000, 1, 16_384, 1],
])('a picture of %i × %i px is re-encoded to %i × %i px', (width, height, toWidth, toHeight) => {
  expect(targetSize({ width, height })).toEqual({ width: toWidth, height: toHeight })
})

test('a re-encoded picture is never larger than the limit or the original, and keeps its proportions', () => {
  const sideArbitrary = fc.integer({ min: 1, max: 20_000 })
  fc.assert(
    fc.property(sideArbitrary, sideArbitrary, (width, height) => {
      const to = targetSize({ width, height })
      expect(Math.max(to.width, to.height)).toBeLessThanOrEqual(CANVAS_SIDE)
      expect((to.width - 1) * (to.height - 1)).toBeLessThanOrEqual(MAX_PIXELS)
      expect(to.width).toBeLessThanOrEqual(width)
      expect(to.height).toBeLessThanOrEqual(height)
      // Rounding changes each side by at most half a pixel.
      expect(Math.abs(to.width * height - to.height * width)).toBeLessThanOrEqual(Math.max(width, height))
    }),
  )
})

test.each([
  ['image/jpeg', 1, null],
  ['image/heic', MAX_FILE_BYTES, null],
  ['', 5, null],
  ['image/png', MAX_FILE_BYTES + 1, '图片太大，请选择30MB以内的图片'],
  ['image/png', 0, '图片是空的，请换一张'],
  ['application/pdf', 5, '请选择图片'],
])('a picture file of the type %s with %i bytes has the problem: %s', (type, size, problem) => {
  expect(fileProblem({ type, size })).toBe(problem)
})

test.each([
  ['image/heic', 'a.heic', /HEIC.*截屏/],
  ['', 'IMG_0012.HEIC', /HEIC.*截屏/],
  ['image/heif', 'a', /HEIC.*截屏/],
  ['image/jpeg', 'a.jpg', /^有图片无法读取，请换一张$/],
])('a picture file of the type %s with the name %s that cannot be decoded has the message %s', (type, name, text) => {
  expect(undecodedText({ type, name })).toMatch(text)
})
