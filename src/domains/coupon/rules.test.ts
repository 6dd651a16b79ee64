import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { spanPhase, windowEdges } from '#/shared/lib/time/edges.ts'
import { cents } from '#/shared/lib/money.ts'
import { Coupon } from './model.ts'
import { couponDiscount, reachesThreshold } from './discount.ts'
import {
  bestCoupon,
  couponValueText,
  couponReductionText,
  couponHint,
  couponPhaseLabel,
  couponRefusal,
  couponScope,
  couponThreshold,
  couponStateLabel,
  tabOfCoupon,
  limitRefusal,
} from './rules.ts'

const runs = { seed: 20260901, numRuns: 400 }
const START = Date.parse('2030-01-01T00:00:00+08:00')
const END = Date.parse('2030-01-31T23:59:59+08:00')

const coupon = (given: Partial<Record<keyof Coupon, unknown>> = {}): Coupon =>
  z.parse(Coupon, {
    id: 'C1',
    name: '券',
    startTime: START,
    endTime: END,
    discount: 5000,
    thresholdOfAmount: 20_000,
    discountType: 'FIXED_AMOUNT',
    ...given,
  })

describe('the validity of a coupon', () => {
  test.each([
    ['a day before the start', START - 86_400_000, 'early', '未开始'],
    ['a millisecond before the start', START - 1, 'early', '未开始'],
    ['at the start', START, 'open', '去使用'],
    ['inside', START + 86_400_000, 'open', '去使用'],
    ['at the end', END, 'open', '去使用'],
    ['a millisecond after the end', END + 1, 'over', '已失效'],
  ] as const)('[GOODS-019] [GOODS-020] %s (%d) has the phase “%s” and the label %s', (_name, now, phase, label) => {
    expect(spanPhase(coupon(), now)).toBe(phase)
    expect(couponPhaseLabel[phase]).toBe(label)
  })

  test.each([
    [null, END, START - 1, 'open'],
    [null, END, END + 1, 'over'],
    [START, null, END + 1, 'open'],
    [START, null, START - 1, 'early'],
    [null, null, 0, 'open'],
  ] as const)(
    '[GOODS-020] is not limited by a missing start or end: from %s to %s, at the time %s, its phase is %s',
    (startTime, endTime, now, phase) => {
      expect(spanPhase({ startTime, endTime }, now)).toBe(phase)
    },
  )

  test.each([
    [START - 1, 20_000, '未开始'],
    [END + 1, 20_000, '已过期'],
    [START, 19_999, '还差¥0.01可用'],
    [START, 0, '还差¥200.00可用'],
    [START, 20_000, null],
    [END, 20_001, null],
  ])(
    '[GOODS-020] [GOODS-026] at the time %d, for an order of %d cents, gives the refusal reason %s',
    (now, total, refusal) => {
      expect(couponRefusal(coupon(), cents(total), now)).toBe(refusal)
    },
  )
})

describe('the tab of a claimed coupon', () => {
  test.each([
    [START - 1, false, 'CLAIMED'],
    [START, false, 'CLAIMED'],
    [END, false, 'CLAIMED'],
    [END + 1, false, 'VALIDLESS'],
    [START - 1, true, 'HASUSED'],
    [END, true, 'HASUSED'],
    [END + 1, true, 'HASUSED'],
  ] as const)('[GOODS-021] at the time %d, with used=%j, is %s', (now, used, tab) => {
    expect(tabOfCoupon(coupon(), used, now)).toBe(tab)
  })

  test('[GOODS-020] the phase of a coupon changes exactly at the start and at the end of its validity', () => {
    expect(windowEdges(coupon())).toEqual([START, END + 1])
    expect(windowEdges({ startTime: null, endTime: null })).toEqual([null, null])
    fc.assert(
      fc.property(fc.integer({ min: START - 5, max: START + 5 }), fc.integer({ min: 0, max: 4 }), (now, length) => {
        const window = { startTime: START, endTime: START + length }
        const changes = spanPhase(window, now) !== spanPhase(window, now - 1)
        expect(changes).toBe(windowEdges(window).includes(now))
      }),
      runs,
    )
  })
})

test.each([
  ['MALL', '商城商品可用'],
  ['GOODS', '指定商品可用'],
  ['SOMETHING', ''],
  ['constructor', ''],
])('the scope couponBelong=%s of a coupon is shown as “%s”', (couponBelong, text) =>
  expect(couponScope(coupon({ couponBelong }))).toBe(text),
)

describe('the discount of a coupon', () => {
  test.each([
    ['FIXED_AMOUNT', 5000, 20_000, 5000],
    ['FIXED_AMOUNT', 5000, 19_999, 0],
    ['FIXED_AMOUNT', 50_000, 20_000, 20_000],
    ['FIXED_AMOUNT', 0, 20_000, 0],
  ] as const)(
    '[GOODS-023] [GOODS-026] of the type %s with the value %d, for an order of %d cents, is %d cents',
    (discountType, discount, total, off) => {
      expect(couponDiscount(coupon({ discountType, discount }), cents(total))).toBe(off)
    },
  )

  test.each([
    [8, 10_000, 2000],
    [8.5, 10_000, 1500],
    [9.9, 9999, 100],
    [1, 10_000, 9000],
    [8, 0, 0],
  ])('[GOODS-024] [GOODS-025] of %d折, for an order of %d cents, is %d cents', (discount, total, off) => {
    expect(couponDiscount(coupon({ discountType: 'PROPORTION', discount, thresholdOfAmount: 0 }), cents(total))).toBe(
      off,
    )
  })

  test.each([
    ['a threshold that cannot be parsed', { thresholdOfAmount: 'a lot' }, '¥50', '使用门槛以下单时为准'],
    ['an unknown kind', { discountType: 'GIFT' }, '优惠', '满200.00可用'],
  ])(
    'is unknown for %s: the coupon can be chosen, and 优惠以订单金额为准 is shown',
    (_name, given, face, threshold) => {
      const one = coupon(given)
      expect(couponDiscount(one, cents(50_000))).toBe(0)
      expect(couponReductionText(one, cents(50_000))).toBe('优惠以订单金额为准')
      expect(couponRefusal(one, cents(50_000), START)).toBeNull()
      expect([couponValueText(one), couponThreshold(one)]).toEqual([face, threshold])
    },
  )

  test.each([
    ['a fixed discount with half a cent', { discount: 99.5 }],
    ['a fixed discount that may be in yuan', { discount: '99.00' }],
    ['a fixed discount that is no number', { discount: 'a lot' }],
    ['a fixed discount below 0', { discount: -1 }],
    ['a missing fixed discount', { discount: null }],
    ['a ratio that is no number', { discountType: 'PROPORTION', discount: '八折' }],
    ['a missing ratio', { discountType: 'PROPORTION', discount: null }],
    ['a ratio of 0 tenths', { discountType: 'PROPORTION', discount: 0 }],
    ['a ratio of 0.85 tenths', { discountType: 'PROPORTION', discount: 0.85 }],
    ['a ratio of 0.9 tenths', { discountType: 'PROPORTION', discount: 0.9 }],
    ['a ratio of 8.55 tenths', { discountType: 'PROPORTION', discount: 8.55 }],
    ['a ratio of 10 tenths', { discountType: 'PROPORTION', discount: 10 }],
    ['a ratio of 88 tenths', { discountType: 'PROPORTION', discount: 88 }],
  ])(
    '[GOODS-025] is unknown for %s: the coupon can be used only if the server has accepted it for the order',
    (_name, given) => {
      const one = coupon(given)
      expect([couponValueText(one), couponStateLabel(one, START)]).toEqual(['优惠', '优惠未知'])
      expect([couponRefusal(one, cents(50_000), START), limitRefusal(one, cents(50_000), START)]).toEqual([
        '优惠未知',
        null,
      ])
      expect(bestCoupon([one], cents(50_000), START)).toBeNull()
      expect(couponStateLabel(one, END + 1)).toBe('已失效')
    },
  )

  const couponArbitrary = fc.record({
    discountType: fc.constantFrom('FIXED_AMOUNT' as const, 'PROPORTION' as const),
    discount: fc.oneof(
      fc.integer({ min: 0, max: 100_000 }),
      fc.integer({ min: 0, max: 100 }).map((tenths) => tenths / 10),
    ),
    thresholdOfAmount: fc.integer({ min: 0, max: 100_000 }),
  })
  const totalArbitrary = fc.integer({ min: 0, max: 1_000_000 })

  test('[GOODS-023] [GOODS-024] is at least 0, at most the total, and not smaller for a larger total', () => {
    fc.assert(
      fc.property(couponArbitrary, totalArbitrary, totalArbitrary, (given, a, b) => {
        const one = coupon(given)
        const [less, more] = [cents(Math.min(a, b)), cents(Math.max(a, b))]
        const off = couponDiscount(one, less)
        expect(Number.isInteger(off)).toBe(true)
        expect(off).toBeGreaterThanOrEqual(0)
        expect(off).toBeLessThanOrEqual(less)
        expect(couponDiscount(one, more)).toBeGreaterThanOrEqual(off)
      }),
      runs,
    )
  })

  test('[GOODS-020] [GOODS-026] applies only within the validity, and only if the total reaches the threshold', () => {
    fc.assert(
      fc.property(
        couponArbitrary,
        totalArbitrary,
        fc.integer({ min: START - 3, max: START + 3 }),
        fc.integer({ min: 0, max: 3 }),
        (given, sum, now, length) => {
          const one = coupon({ ...given, startTime: START, endTime: START + length })
          const isRatio = given.discount >= 1 && given.discount < 10
          const isRead = given.discountType === 'PROPORTION' ? isRatio : Number.isInteger(given.discount)
          const inside = now >= START && now <= START + length
          expect(couponRefusal(one, cents(sum), now) === null).toBe(isRead && inside && sum >= given.thresholdOfAmount)
          const tooLittle = sum < given.thresholdOfAmount
          expect(tooLittle ? couponDiscount(one, cents(sum)) : 0).toBe(0)
        },
      ),
      runs,
    )
  })
})

test.each([
  ['FIXED_AMOUNT', 5000, '¥50'],
  ['FIXED_AMOUNT', 5050, '¥50.50'],
  ['FIXED_AMOUNT', 100_000, '¥1000'],
  ['FIXED_AMOUNT', 0, '¥0'],
])('[GOODS-023] a discount of type %s with value %d is shown as %s', (discountType, discount, face) =>
  expect(couponValueText(coupon({ discountType, discount }))).toBe(face),
)

test.each([
  [8, '8折'],
  [8.5, '8.5折'],
  ['8.50', '8.5折'],
])('[GOODS-024] [GOODS-025] a discount of %s tenths is shown as %s', (discount, face) =>
  expect(couponValueText(coupon({ discountType: 'PROPORTION', discount }))).toBe(face),
)

test.each([
  [{}, 50_000, '可省¥50.00'],
  [{}, 20_000, '可省¥50.00'],
  [{}, 19_999, '可省¥0.00'],
  [{ discountType: 'PROPORTION', discount: 8.5 }, 20_000, '可省¥30.00'],
])('[GOODS-023] [GOODS-024] the coupon %j for an order of %d cents shows the saving %s', (given, total, gain) =>
  expect(couponReductionText(coupon(given), cents(total))).toBe(gain),
)

test('a coupon has no discount for a negative total', () => {
  for (const given of [{ discountType: 'PROPORTION', discount: 8 }, { discount: 5000 }])
    expect(couponDiscount(coupon({ ...given, thresholdOfAmount: -200 }), cents(-100))).toBe(0)
})

test('[GOODS-023] [GOODS-026] a coupon shows its threshold, and can be used from exactly that total', () => {
  expect(couponThreshold(coupon())).toBe('满200.00可用')
  expect(couponThreshold(coupon({ thresholdOfAmount: 1 }))).toBe('满0.01可用')
  expect(couponThreshold(coupon({ thresholdOfAmount: undefined }))).toBe('无门槛')
  expect([19_999, 20_000, 20_001].map((total) => reachesThreshold(coupon(), cents(total)))).toEqual([false, true, true])
})

test('the best coupon is the usable coupon with the largest discount, or of two equal coupons the one that ends earlier', () => {
  const small = coupon({ id: 'small', discount: 1000 })
  const large = coupon({ id: 'large', discount: 3000 })
  const endless = coupon({ id: 'endless', discount: 3000, endTime: null })
  const soon = coupon({ id: 'soon', discount: 3000, endTime: END - 1 })
  const share = coupon({ id: 'share', discountType: 'PROPORTION', discount: 8 })
  const high = coupon({ id: 'high', discount: 9000, thresholdOfAmount: 20_001 })
  const over = coupon({ id: 'over', discount: 9000, endTime: START - 1 })
  const best = (coupons: Coupon[]) => bestCoupon(coupons, cents(20_000), START)?.id ?? null
  expect(best([])).toBeNull()
  expect(best([high, over])).toBeNull()
  expect(best([coupon({ discountType: 'UNKNOWN_KIND' }), coupon({ discount: 0 })])).toBeNull()
  expect(best([small, large, over, high])).toBe('large')
  expect(best([large, small])).toBe('large')
  expect(best([large, share, small])).toBe('share')
  expect(best([endless, large, soon])).toBe('soon')
  expect(best([soon, large, endless])).toBe('soon')
  expect(best([endless, large])).toBe('large')
  expect(best([large, endless])).toBe('large')
})

test('a hint says that the chosen coupon is the best, or names the coupon with the larger discount', () => {
  const small = coupon({ id: 'small', discount: 1000 })
  const same = coupon({ id: 'same', discount: 1000, endTime: END - 1 })
  const large = coupon({ id: 'large', discount: 3000 })
  const high = coupon({ id: 'high', discount: 9000, thresholdOfAmount: 20_001 })
  const hint = (all: Coupon[], chosen: Coupon) => couponHint(all, chosen, cents(20_000), START)
  expect(hint([small, high], small)).toEqual({ saved: 1000, better: null })
  expect(hint([small, same], small)).toEqual({ saved: 1000, better: null })
  expect(hint([small, large, high], small)).toEqual({ saved: 3000, better: large })
  expect(hint([small, large], large)).toEqual({ saved: 3000, better: null })
})
