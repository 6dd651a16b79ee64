import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { readJson } from './read-json.ts'
import {
  Amount,
  Count,
  Decimal,
  Id,
  Money,
  Name,
  NumberReply,
  open,
  PointsAmount,
  PointsOrNull,
  Quantity,
  Text,
  TextOrNull,
  WholeNumber,
} from './wire.ts'

/** The numbers of backends: each test parses the text of a reply, and compares what the schema blocks return. */

const REFUSED = Symbol('refused')
const read = (block: z.core.$ZodType, spelling: string): unknown => {
  const result = z.safeParse(block, readJson(spelling))
  return result.success ? result.data : REFUSED
}

const texts = { Id, Name, Text, TextOrNull, word: open(['NEW']) }
/** A count has a test of its own, because a refused count is 0. */
const numbers = { Amount, Money, PointsAmount, PointsOrNull, WholeNumber, Quantity, NumberReply }

describe('numbers in different notations', () => {
  test.each<
    [spelling: string, id: unknown, name: unknown, text: unknown, money: unknown, count: unknown, decimal: unknown]
  >([
    ['7', '7', '7', '7', 7, 7, 7],
    ['"7"', '7', '7', '7', 7, 7, 7],
    ['-0', '0', '0', '0', 0, 0, -0],
    ['1.5', REFUSED, '1.5', '1.5', null, 0, 1.5],
    ['"1.5"', '1.5', '1.5', '1.5', null, 0, 1.5],
    // An amount with a decimal point may be yuan or cents, so it is refused. A count or a decimal is unambiguous.
    ['99.00', '99.00', '99.00', '99.00', null, 99, 99],
    ['"99.00"', '99.00', '99.00', '99.00', null, 99, 99],
    ['99.0', '99.0', '99.0', '99.0', null, 99, 99],
    ['0.00', '0.00', '0.00', '0.00', null, 0, 0],
    ['99', '99', '99', '99', 99, 99, 99],
    [
      '9007199254740991',
      '9007199254740991',
      '9007199254740991',
      '9007199254740991',
      null,
      9007199254740991,
      9007199254740991,
    ],
    ['9007199254740993', '9007199254740993', '9007199254740993', '9007199254740993', null, 0, null],
    ['1795104000000000123', '1795104000000000123', '1795104000000000123', '1795104000000000123', null, 0, null],
    ['"1795104000000000123"', '1795104000000000123', '1795104000000000123', '1795104000000000123', null, 0, null],
    ['110101199003070218', '110101199003070218', '110101199003070218', '110101199003070218', null, 0, null],
    ['20261126101315000042', '20261126101315000042', '20261126101315000042', '20261126101315000042', null, 0, null],
    // An amount with an exponent may be yuan or cents, too.
    ['1e3', '1e3', '1e3', '1e3', null, 1000, 1000],
    ['"1e3"', '1e3', '1e3', '1e3', null, 1000, 1000],
    ['1.2345678E7', '1.2345678E7', '1.2345678E7', '1.2345678E7', null, 12345678, 12345678],
    ['1.5e-3', REFUSED, '0.0015', '0.0015', null, 0, 0.0015],
    ['1e21', REFUSED, REFUSED, '', null, 0, 1e21],
    ['1.795104E18', REFUSED, REFUSED, '', null, 0, 1.795104e18],
    ['1e400', REFUSED, REFUSED, '', null, 0, null],
    ['0.30000000000000004', REFUSED, '0.30000000000000004', '0.30000000000000004', null, 0, 0.30000000000000004],
    [
      '0.33333333333333333333',
      '0.33333333333333333333',
      '0.33333333333333333333',
      '0.33333333333333333333',
      null,
      0,
      1 / 3,
    ],
  ])('are parsed from %s', (spelling, id, name, text, money, count, decimal) => {
    expect([Id, Name, Text, Money, Count, Decimal].map((block) => read(block, spelling))).toEqual([
      id,
      name,
      text,
      money,
      count,
      decimal,
    ])
  })
})

const digitsArbitrary = fc.bigInt({ min: 0n, max: 10n ** 24n })
/** A whole number: bare, as text, or as text with blanks. */
const spelledArbitrary = fc
  .tuple(digitsArbitrary, fc.constantFrom('', '-'), fc.constantFrom('', '"'))
  .map(([value, sign, mark]) => ({
    value: sign === '-' ? -value : value,
    spelling: `${mark}${sign}${value}${mark}`,
  }))

test('a number that is parsed as text has all its digits', () => {
  fc.assert(
    fc.property(spelledArbitrary, ({ value, spelling }) => {
      fc.pre(value !== 0n)
      for (const block of Object.values(texts)) expect(read(block, spelling)).toBe(String(value))
    }),
    { numRuns: 1500 },
  )
})

/** The values that blocks return for a rejected number. */
const refusals: readonly unknown[] = [null, REFUSED]

test('money, points and counts are parsed as exactly the number that was sent, or rejected', () => {
  fc.assert(
    fc.property(spelledArbitrary, ({ value, spelling }) => {
      const found = Object.values(numbers).map((block) => read(block, spelling))
      const kept = found.filter((number) => !refusals.includes(number))
      expect(kept.filter((number) => BigInt(number as number) !== value)).toEqual([])
    }),
    { numRuns: 1500 },
  )
})

test('a count that is too large is parsed as 0, like a missing count', () => {
  const largeArbitrary = fc.tuple(fc.bigInt({ min: 10n ** 15n, max: 10n ** 24n }), fc.constantFrom('', '"'))
  fc.assert(
    fc.property(largeArbitrary, ([value, mark]) => {
      fc.pre(mark === '"' || value >= 2n ** 53n)
      expect(read(Count, `${mark}${value}${mark}`)).toBe(0)
    }),
  )
})

test('money and points up to their limits are never rejected', () => {
  // The limits are 1,000,000,000 points and 100,000,000,000 cents.
  const smallArbitrary = fc.tuple(fc.integer({ min: -(10 ** 9), max: 10 ** 9 }), fc.constantFrom('', '"'))
  fc.assert(
    fc.property(smallArbitrary, ([value, mark]) => {
      const found = [Amount, Money, PointsAmount, PointsOrNull, WholeNumber, Quantity].map((block) =>
        read(block, mark + value + mark),
      )
      expect(found).toEqual(found.map(() => value))
    }),
  )
})

test('a fraction is never parsed as money, points or a count', () => {
  const fractionArbitrary = fc.tuple(
    digitsArbitrary,
    fc.integer({ min: 1, max: 999_999_999 }),
    fc.constantFrom('', '"'),
  )
  fc.assert(
    fc.property(fractionArbitrary, ([whole, part, mark]) => {
      // The digit 1 at the end makes the number a fraction in any case.
      const spelling = `${mark}${whole}.${part}1${mark}`
      const found = Object.values(numbers).map((block) => read(block, spelling))
      expect(found.filter((number) => !refusals.includes(number))).toEqual([])
      expect(read(Count, spelling)).toBe(0)
    }),
    { numRuns: 1000 },
  )
})
