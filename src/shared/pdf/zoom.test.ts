import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pixelRatio, zoomStep, zoomToggle, ZOOMS } from './zoom.ts'

test.each([
  [100, 1, 125],
  [100, -1, 75],
  [50, -1, 50],
  [300, 1, 300],
  [110, 1, 125],
  [110, -1, 100],
] as const)('a zoom step from %i %% in the direction %i leads to %i %%', (from, direction, to) =>
  expect(zoomStep(from, direction)).toBe(to),
)

test('every zoom level can be reached from the smallest level and back', () => {
  const up = ZOOMS.slice(1).reduce<number[]>((all) => [...all, zoomStep(all[all.length - 1] ?? 0, 1)], [ZOOMS[0]])
  expect(up).toEqual([...ZOOMS])
  expect(ZOOMS.slice(1).map((zoom) => zoomStep(zoom, -1))).toEqual(ZOOMS.slice(0, -1))
})

test('a double tap zooms in at 100 %, and at any other zoom returns to 100 %', () => {
  expect([100, 200, 50, 125].map(zoomToggle)).toEqual([200, 100, 100, 100])
})

test.each([
  [390, 550, 1, 1],
  [390, 550, 3, 2],
  [390, 550, 0.5, 1],
  [4000, 4000, 2, Math.sqrt(0.5)],
])(
  'a page of %i × %i px on a screen with the pixel ratio %f has %f canvas pixels per CSS pixel',
  (width, height, device, ratio) => expect(pixelRatio(width, height, device)).toBeCloseTo(ratio),
)

test('no canvas is larger than a phone can draw', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: 20_000 }), (width, height) => {
      const ratio = pixelRatio(width, height, 3)
      expect(ratio).toBeGreaterThan(0)
      expect(ratio > 0.1 ? width * height * ratio * ratio : 0).toBeLessThanOrEqual(8_000_001)
    }),
    { seed: 20260901 },
  )
})
