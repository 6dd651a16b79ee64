import { describe, expect, test } from 'vitest'
import { cents } from '#/shared/lib/money.ts'
import { rangeOf, rangeText, rangeFields } from './price-range.ts'

const DIGITS = '请填数字，最多两位小数，如 99 或 99.50'
const end = (amount: number | null) => (amount === null ? null : cents(amount))

test.each([
  ['', '', null, null],
  ['100', '300', 10_000, 30_000],
  ['99.5', '', 9950, null],
  ['', '0', null, 0],
  ['300', '300', 30_000, 30_000],
  // Prices as people write them, and as a Chinese keyboard types them.
  [' ￥１００ ', '1,299.90元', 10_000, 129_990],
  ['99。5', '100.', 9950, 10_000],
])('the price range %j to %j is valid', (min, max, from, upTo) =>
  expect(rangeOf({ min, max })).toEqual({ range: { from, upTo }, problems: {} }),
)

describe('an invalid price range', () => {
  test.each([
    ['abc', '', { min: DIGITS }],
    ['', '-5', { max: DIGITS }],
    ['1.234', '1e3', { min: DIGITS, max: DIGITS }],
    ['1.2.3', '300', { min: DIGITS }],
    ['9999999999', '', { min: DIGITS }],
    ['300', '299.99', { max: '最高价不能低于最低价 ¥300' }],
    ['99.50', '9', { max: '最高价不能低于最低价 ¥99.50' }],
  ])('with the prices %j and %j marks each invalid field and sets no range', (min, max, problems) =>
    expect(rangeOf({ min, max })).toEqual({ range: { from: null, upTo: null }, problems }),
  )
})

test.each([
  [null, null, '', '', ''],
  [10_000, 29_950, '100', '299.50', '¥100–¥299.50'],
  [10_000, null, '100', '', '¥100 以上'],
  [null, 30_000, '', '300', '¥300 以下'],
  [0, 5, '0', '0.05', '¥0–¥0.05'],
])('the range from %j to %j is stored in the address and shown on the button', (from, upTo, min, max, text) => {
  const range = { from: end(from), upTo: end(upTo) }
  expect(rangeFields(range)).toEqual({ min, max })
  expect(rangeText(range)).toBe(text)
  expect(rangeOf({ min, max }).range).toEqual(range)
})
