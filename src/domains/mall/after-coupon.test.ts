import { describe, expect, test } from 'vitest'
import type { Coupon } from '#/domains/coupon/model.ts'
import { cents } from '#/shared/lib/money.ts'
import { afterCoupon } from './after-coupon.ts'
import { cheapest, lowStockText, pricesDiffer, soldText } from './catalogue/card-rules.ts'
import { groupOffer } from './group/rules.ts'
import { priceChange } from './price/price-change.ts'
import type { Specification } from './buy/specification.ts'

const NOW = Date.parse('2026-11-20T10:00:00+08:00')

const coupon = (given: Partial<Coupon>): Coupon => ({
  id: 'C',
  name: '券',
  startTime: null,
  endTime: null,
  discount: 5000,
  thresholdOfAmount: cents(20_000),
  discountType: 'FIXED_AMOUNT',
  couponBelong: 'MALL',
  claimed: false,
  ...given,
})
const item = (price: number | null, given: Partial<Specification> = {}): Specification => ({
  id: 'S',
  name: 'S',
  price: price === null ? null : cents(price),
  priceBeforeDiscount: null,
  deposit: null,
  stock: null,
  inviterReward: null,
  salesReward: null,
  ...given,
})
const own = { claimed: true }

describe('the price of goods with a coupon', () => {
  test.each<[string, Partial<Coupon>[], number, number, [number, boolean] | null]>([
    ['at the threshold', [{}], 20_000, 1, [15_000, false]],
    ['one cent below the threshold', [{}], 19_999, 1, null],
    ['if two pieces reach the threshold', [{}], 10_000, 2, [15_000, false]],
    ['with a claimed coupon', [own], 20_000, 1, [15_000, true]],
    ['9折 of 299.90, half a cent up', [{ discountType: 'PROPORTION', discount: 9 }], 29_995, 1, [26_996, false]],
    ['with the better of two coupons', [{}, { discount: 6000, ...own }], 20_000, 1, [14_000, true]],
    ['with the claimed coupon of two equal coupons', [{}, own], 20_000, 1, [15_000, true]],
    ['with the claimed coupon of two equal coupons, in the other order', [own, {}], 20_000, 1, [15_000, true]],
    ['at the first instant of the coupon', [{ startTime: NOW }], 20_000, 1, [15_000, false]],
    ['a millisecond before the start of the coupon', [{ startTime: NOW + 1 }], 20_000, 1, null],
    ['at the last instant of the coupon', [{ endTime: NOW }], 20_000, 1, [15_000, false]],
    ['after the end of the coupon', [{ endTime: NOW - 1 }], 20_000, 1, null],
    ['with a discount above the price', [{ discount: 90_000 }], 20_000, 1, [0, false]],
    ['with a discount of 0', [{ discount: 0 }], 20_000, 1, null],
    ['with a threshold that cannot be parsed', [{ thresholdOfAmount: null }], 20_000, 1, null],
    ['with a discount that cannot be parsed', [{ discount: null }], 20_000, 1, null],
    ['with 0折', [{ discountType: 'PROPORTION', discount: 0 }], 20_000, 1, null],
    ['without a coupon', [], 20_000, 1, null],
  ])('%s, in cents and with the coupon’s claimed flag, is $4', (_name, given, price, number, wanted) => {
    const after = afterCoupon(given.map(coupon), item(price), number, NOW)
    expect(after && [after.total, after.claimed]).toEqual(wanted)
  })

  test('is missing for goods with a deposit, without a price, or without a specification', () => {
    for (const one of [item(20_000, { deposit: cents(5000) }), item(null), item(0), null])
      expect(afterCoupon([coupon({})], one, 1, NOW)).toBeNull()
  })
})

test('the price on a goods card is the price of the cheapest specification, with 起 if prices differ', () => {
  const [dear, none, cheap] = [item(300), item(null), item(200)]
  expect(cheapest({ specifications: [none, dear, cheap] })).toBe(cheap)
  expect(cheapest({ specifications: [none] })).toBeNull()
  expect(pricesDiffer({ specifications: [dear, cheap] })).toBe(true)
  expect(pricesDiffer({ specifications: [dear, { ...dear, id: 'T' }, none] })).toBe(false)
})

test.each([
  [null, ''],
  [0, ''],
  [-3, ''],
  [9999, '已售 9999'],
  [10_000, '已售 1万+'],
  [12_990, '已售 1.2万+'],
])('a number of %j sales is shown as “%s”', (sales, text) => expect(soldText(sales)).toBe(text))

test.each([
  [null, ''],
  [0, ''],
  [1, '仅剩 1 件'],
  [10, '仅剩 10 件'],
  [11, ''],
])('a stock of %j is shown as “%s”', (stock, text) => expect(lowStockText({ stock })).toBe(text))

describe('[GOODS-037] the price in a group', () => {
  const member = { picture: '', mine: false }
  const group = { id: 'GB', size: 3, members: [member, member], endTime: NOW, reduction: cents(6000) }
  const wish = { canBuy: true, item: item(69_900), number: 1 }
  test.each([
    ['that is open', group, wish, [63_900, '还差 1 人']],
    ['for two pieces', group, { ...wish, number: 2 }, [127_800, '还差 1 人']],
    ['that is only offered', { ...group, id: null, members: [] }, wish, [63_900, '3 人成团']],
    ['of unknown size', { ...group, size: null }, wish, [63_900, '']],
    ['that is over', { ...group, endTime: NOW - 1 }, wish, null],
    ['that is full', { ...group, size: 2 }, wish, null],
    ['that the person may not join', group, { ...wish, canBuy: false }, null],
    [
      'that the person is in',
      { ...group, members: [{ ...member, mine: true }] },
      { ...wish, canBuy: false },
      [63_900, '还差 2 人'],
    ],
    ['without a known price reduction', { ...group, reduction: null }, wish, null],
    ['with a reduction of the whole price', { ...group, reduction: cents(69_900) }, wish, null],
    ['for goods with a deposit', group, { ...wish, item: item(69_900, { deposit: cents(100) }) }, null],
  ])('%s, in cents and with its label, is $3', (_name, given, wanted, expected) => {
    const offer = groupOffer(given, wanted, NOW)
    expect(offer && [offer.total, offer.missing]).toEqual(expected)
  })
})

test('a price change is reported only if the specification is the same', () => {
  const shown = { specifications: [item(29_900)] }
  expect(priceChange(shown, item(32_900))).toEqual({ before: 29_900, now: 32_900 })
  for (const now of [item(29_900), item(null), item(32_900, { id: 'T' }), null])
    expect(priceChange(shown, now)).toBeNull()
})
