import { expect, test } from 'vitest'
import { msUntilNewPrice } from './price-edge.ts'

const DAY = 24 * 60 * 60 * 1000
const NOW = Date.UTC(2026, 10, 25, 8)

const goods = (startTime: number | null, endTime: number | null) => ({
  abstractPromotionEvent: {
    promotionData: { startTime, endTime, promotionType: 'TIME_LIMIT_DISCOUNT' as const },
  } as never,
})

test.each([
  ['that are not loaded yet', undefined],
  ['without a promotion', { abstractPromotionEvent: null }],
  ['whose promotion has neither start nor end', goods(null, null)],
  ['whose promotion has ended', goods(NOW - DAY, NOW - 1)],
])('[GOODS-010] goods %s are not reloaded', (_name, given) => expect(msUntilNewPrice(given, NOW, NOW)).toBe(false))

test.each([
  // The end itself is still inside.
  ['ends in ten seconds', 11_001, goods(NOW - DAY, NOW + 10_000)],
  ['begins in a minute', 61_000, goods(NOW + 60_000, NOW + DAY)],
  ['ends in ninety days', DAY, goods(NOW - DAY, NOW + 90 * DAY)],
])('[GOODS-010] goods whose promotion %s are reloaded after %i ms', (_name, wait, given) =>
  expect(msUntilNewPrice(given, NOW, NOW)).toBe(wait),
)

test.each([
  ['6 s before the promotion’s end', 7001, NOW + 4000],
  ['at the first millisecond after the promotion’s end', 1000, NOW + 10_001],
  ['0.7 s after the promotion’s end', 1000, NOW + 10_700],
  ['10 s after the promotion’s end', 1000, NOW + 20_000],
])('[GOODS-010] at this time (%s), goods that were loaded earlier are reloaded after %i ms', (_name, wait, now) =>
  expect(msUntilNewPrice(goods(NOW - DAY, NOW + 10_000), NOW, now)).toBe(wait),
)

test('[GOODS-010] goods that were loaded after the promotion’s end are not reloaded', () =>
  expect(msUntilNewPrice(goods(NOW - DAY, NOW + 10_000), NOW + 10_001, NOW + 10_500)).toBe(false))
