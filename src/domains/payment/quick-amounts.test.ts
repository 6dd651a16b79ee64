import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents } from '#/shared/lib/money.ts'
import { quickAmounts } from './quick-amounts.ts'

test.each([
  // 全部, 一半, then the two largest of 1, 2, 5 with zeros that are below and not the half.
  [268_000, [268_000, 134_000, 200_000, 100_000]],
  [10_000, [10_000, 5_000, 2_000, 1_000]],
  [19_999, [19_999, 9_999, 10_000, 5_000]],
  [101, [101, 50, 100]],
  [100, [100, 50]],
  [3, [3, 1]],
  [2, [2, 1]],
  [1, [1]],
  [0, []],
])('[PAYX-006] for an amount due of %i cents, the suggested amounts are %j', (due, amounts) =>
  expect(quickAmounts(cents(due)).map(({ amount }) => amount)).toEqual(amounts),
)

test('each suggested amount has its label', () =>
  expect(quickAmounts(cents(268_000)).map(({ label }) => label)).toEqual([
    '全部 ¥2680.00',
    '一半 ¥1340.00',
    '¥2000',
    '¥1000',
  ]))

test('[PAYX-006] no suggested amount is 0, above the amount due, or a duplicate', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000_000 }), (due) => {
      const amounts = quickAmounts(cents(due)).map(({ amount }) => amount)
      expect(amounts.every((amount) => Number.isInteger(amount) && amount > 0 && amount <= due)).toBe(true)
      expect(new Set(amounts).size).toBe(amounts.length)
    }),
  )
})
