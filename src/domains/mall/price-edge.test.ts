import { expect, test } from 'vitest'
import { untilNewPrice } from './price-edge.ts'

const DAY = 24 * 60 * 60 * 1000
const NOW = Date.UTC(2026, 10, 25, 8)

const goods = (startTime: number | null, endTime: number | null) => ({
  abstractPromotionEvent: {
    promotionData: { startTime, endTime, promotionType: 'TIME_LIMIT_DISCOUNT' as const },
  } as never,
})

test.each([
  ['that is not loaded', undefined, false],
  ['without a promotion', { abstractPromotionEvent: null }, false],
  ['whose promotion is open at both ends', goods(null, null), false],
  ['whose promotion is over', goods(NOW - DAY, NOW - 1), false],
  // The end itself is still inside.
  ['whose promotion ends in ten seconds', goods(NOW - DAY, NOW + 10_000), 11_001],
  ['whose promotion begins in a minute', goods(NOW + 60_000, NOW + DAY), 61_000],
  ['whose promotion ends in ninety days', goods(NOW - DAY, NOW + 90 * DAY), DAY],
])('[GOODS-010] goods are read again for a new price at the right time: %s', (_name, given, wait) =>
  expect(untilNewPrice(given, NOW, NOW)).toBe(wait),
)

test.each([
  ['at once, however late it is asked', NOW + 20_000, 1000],
  ['in the moment of the end', NOW + 10_001, 1000],
  ['shortly after the end', NOW + 10_700, 1000],
  ['before the end', NOW + 4000, 7001],
])('[GOODS-010] goods read before the end are read again: %s', (_name, now, wait) =>
  expect(untilNewPrice(goods(NOW - DAY, NOW + 10_000), NOW, now)).toBe(wait),
)

test('[GOODS-010] goods read after the end are not read again', () =>
  expect(untilNewPrice(goods(NOW - DAY, NOW + 10_000), NOW + 10_001, NOW + 10_500)).toBe(false))
