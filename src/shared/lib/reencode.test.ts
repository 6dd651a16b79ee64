import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fileProblem, LONGEST_SIDE, MAX_FILE_BYTES, targetSize } from './reencode.ts'

test.each([
  [4000, 3000, 1600, 1200],
  [3000, 4000, 1200, 1600],
  [1600, 900, 1600, 900],
  [800, 600, 800, 600],
  [10_000, 1, 1600, 1],
])('a picture of %i × %i becomes %i × %i', (width, height, toWidth, toHeight) => {
  expect(targetSize({ width, height })).toEqual({ width: toWidth, height: toHeight })
})

test('the result is never larger than the limit or the picture, and in proportion', () => {
  const side = fc.integer({ min: 1, max: 20_000 })
  fc.assert(
    fc.property(side, side, (width, height) => {
      const to = targetSize({ width, height })
      expect(Math.max(to.width, to.height)).toBeLessThanOrEqual(LONGEST_SIDE)
      expect(to.width).toBeLessThanOrEqual(width)
      expect(to.height).toBeLessThanOrEqual(height)
      const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height))
      expect(Math.abs(to.width - width * scale)).toBeLessThanOrEqual(1)
      expect(Math.abs(to.height - height * scale)).toBeLessThanOrEqual(1)
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
])('a file of type "%s" and %i bytes is re-encoded: %s', (type, size, problem) => {
  expect(fileProblem({ type, size })).toBe(problem)
})
