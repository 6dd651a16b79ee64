import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  cents,
  formatAmount,
  formatMoney,
  minus,
  moneyText,
  parseYuan,
  sum,
  shareInTenths,
  times,
  toCents,
} from './money.ts'

const seed = { seed: 20260901, numRuns: 300 }
const LIMIT = 100_000_000_000
const amountArbitrary = fc.integer({ min: -LIMIT, max: LIMIT })
const priceArbitrary = fc.integer({ min: 0, max: 10_000_000 })

describe('the format of amounts', () => {
  test.each([
    [12345, '123.45'],
    [5, '0.05'],
    [0, '0.00'],
    [10, '0.10'],
    [99, '0.99'],
    [100, '1.00'],
    [-0, '0.00'],
    [100_000_000_000, '1000000000.00'],
  ])('[FMT-001] of %d cents is %s', (value, text) => expect(formatAmount(value)).toBe(text))

  test.each([
    [-12345, '-123.45', '-¥123.45'],
    [-1, '-0.01', '-¥0.01'],
    [-10_000, '-100.00', '-¥100.00'],
  ])(
    '[FMT-002] of %d cents has the minus sign in front: %s without and %s with a currency sign',
    (value, plain, priced) => {
      expect([formatAmount(value), formatMoney(value)]).toEqual([plain, priced])
    },
  )

  test.each([null, undefined, Number.NaN, Infinity, -Infinity, 1.5, 2 ** 53])('[FMT-003] of %s is --', (value) => {
    expect([formatAmount(value), formatMoney(value)]).toEqual(['--', '--'])
  })

  test.each([
    [9900, '¥99.00'],
    [5, '¥0.05'],
    [0, '¥0.00'],
  ])('[FMT-004] of %d cents as a price is %s', (value, text) => expect(formatMoney(value)).toBe(text))

  test('[FMT-001] [FMT-002] can be parsed back to the same amount', () => {
    fc.assert(
      fc.property(amountArbitrary, (value) => {
        const text = formatAmount(value)
        expect(text).toMatch(/^-?\d+\.\d{2}$/)
        expect(Number(text.replace('.', ''))).toBe(value + 0)
        expect(formatMoney(value)).toBe(value < 0 ? `-¥${text.slice(1)}` : `¥${text}`)
      }),
      seed,
    )
  })
})

describe('[FMT-001] money is a number of whole cents', () => {
  test.each([0, 1, -1, LIMIT, -LIMIT])('the number %d is accepted as money', (value) => {
    expect(cents(value)).toBe(value)
    expect(toCents(value)).toBe(value)
  })
  test.each([0.5, LIMIT + 1, -LIMIT - 1, Number.NaN, Infinity])('the number %d is rejected as money', (value) => {
    expect(() => cents(value)).toThrow(new RangeError(`not an amount in cents: ${value}`))
    expect(toCents(value)).toBeNull()
  })
  test('-0 becomes 0', () => expect(Object.is(cents(-0), 0)).toBe(true))
})

describe('[FMT-001] arithmetic in whole cents', () => {
  test('gives the sum, the difference and the product of amounts', () => {
    expect(sum([])).toBe(0)
    expect(sum([299_900, -10_000, 1])).toBe(289_901)
    expect(minus(cents(100), cents(130))).toBe(-30)
    expect(times(cents(2990), 3)).toBe(8970)
    expect(times(cents(2990), 0)).toBe(0)
  })

  test.each([
    ['sum', () => sum([LIMIT, 1])],
    ['sum with a fraction', () => sum([0.1, 0.2])],
    ['difference', () => minus(cents(-LIMIT), cents(1))],
    ['product', () => times(cents(LIMIT), 2)],
    ['number of pieces that is not whole', () => times(cents(99), 0.5)],
  ])('throws an error for a %s outside the valid amounts', (_name, reckon) => expect(reckon).toThrow(RangeError))

  test('gives the same sum in any order, and the price of n pieces as the sum of n prices', () => {
    fc.assert(
      fc.property(
        fc.array(priceArbitrary, { maxLength: 8 }),
        priceArbitrary,
        fc.integer({ min: 0, max: 99 }),
        (prices, one, count) => {
          expect(sum(prices)).toBe(sum([...prices].reverse()))
          expect(times(cents(one), count)).toBe(sum(Array.from({ length: count }, () => one)))
          expect(minus(sum([...prices, one]), cents(one))).toBe(sum(prices))
        },
      ),
      seed,
    )
  })
})

describe('a price at a discount in tenths (折)', () => {
  test.each([
    [10_000, 8, 8000],
    [10_000, 8.5, 8500],
    [10_000, 10, 10_000],
    [10_000, 0, 0],
    [0, 8, 0],
    [5, 9, 5],
    [5, 8.9, 4],
    [15, 7, 11],
    [299_900, 8.5, 254_915],
    [100, 8.55, 86],
    [199, 9.9, 197],
  ])('[GOODS-024] [GOODS-025] for %d cents at %d折 is %d cents, half a cent rounded up', (total, tenths, left) => {
    expect(shareInTenths(cents(total), tenths)).toBe(left)
  })

  test('[GOODS-024] is at least 0, at most the full price, and grows with price and tenths', () => {
    const tenthArbitrary = fc.integer({ min: 0, max: 100 }).map((value) => value / 10)
    fc.assert(
      fc.property(priceArbitrary, priceArbitrary, tenthArbitrary, tenthArbitrary, (a, b, s, t) => {
        const [less, more] = a < b ? [a, b] : [b, a]
        const [small, large] = s < t ? [s, t] : [t, s]
        const share = shareInTenths(cents(less), small)
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(less)
        expect(shareInTenths(cents(more), small)).toBeGreaterThanOrEqual(share)
        expect(shareInTenths(cents(less), large)).toBeGreaterThanOrEqual(share)
        expect(Math.abs(share - (less * small) / 10)).toBeLessThanOrEqual(0.5 + 1e-6)
      }),
      seed,
    )
  })
})

test('an unknown amount is shown as a text instead of a number', () => {
  expect([moneyText(null), moneyText(undefined), moneyText(0)]).toEqual(['没有查到金额', '没有查到金额', '¥0.00'])
})

test.each([
  ['99', 9900],
  ['99.', 9900],
  ['99.5', 9950],
  [' 99.05 ', 9905],
  ['0', 0],
  ['999999999.99', 99_999_999_999],
  ['1000000000', null],
  ['99.005', null],
  ['-1', null],
  ['1e3', null],
  ['9 9', null],
  ['¥99', null],
  ['', null],
])('the typed amount %j is parsed as %j cents', (typed, amount) => {
  expect(parseYuan(typed)).toBe(amount)
})
