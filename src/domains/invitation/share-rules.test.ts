import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Address } from '#/domains/address/model.ts'
import { monthOf } from '#/shared/lib/time/calendar.ts'
import { cents } from '#/shared/lib/money.ts'
import type { EdgeTime } from '#/shared/lib/time/instant.ts'
import { UNREADABLE } from '#/shared/lib/unreadable.ts'
import type { ShareLog } from './model.ts'
import { buyerOf, shareMonths, timeOf, withoutRewards } from './share-rules.ts'

const at = (text: string) => Date.parse(`${text}+08:00`)

const share = (id: string, time: EdgeTime, reward: ShareLog['reward'] = null): ShareLog => ({
  id,
  title: '',
  time,
  reward,
})
const reward = (amount: number | null, achieved: string): ShareLog['reward'] => ({
  amount: amount === null ? null : cents(amount),
  orderTime: null,
  achievementDate: at(achieved),
})

test('[WAL-007] rewards are grouped by month, newest first, each month with its sum', () => {
  const months = shareMonths([
    share('A', at('2024-04-02T08:00:00'), reward(500, '2024-04-30T23:59:59')),
    share('B', at('2024-04-30T08:00:00'), reward(700, '2024-05-01T00:00:00')),
    share('C', at('2024-05-03T08:00:00'), reward(1, '2024-05-31T23:59:59')),
    share('D', null),
  ])
  expect(months.map(({ month, sum, shares }) => [month, sum, shares.map(({ id }) => id)])).toEqual([
    ['2024-05', 701, ['C', 'B']],
    ['2024-04', 500, ['A']],
    ['', 0, ['D']],
  ])
})

test('[WAL-007] a month that has a reward with an unknown amount has no sum', () => {
  const [month] = shareMonths([
    share('A', null, reward(500, '2024-04-02T08:00:00')),
    share('B', null, reward(null, '2024-04-03T08:00:00')),
  ])
  expect(month?.sum).toBeNull()
})

test('[WAL-007] if the time of a reward cannot be parsed, no month has a sum, because any month may have the reward', () => {
  const months = shareMonths([
    share('A', null, reward(500, '2024-04-02T08:00:00')),
    share('B', null, { amount: cents(700), orderTime: null, achievementDate: UNREADABLE }),
  ])
  expect(months.map(({ month, sum }) => [month, sum])).toEqual([
    ['2024-04', null],
    ['', null],
  ])
})

test('[WAL-007] each share is in exactly one month, and the sums of the months add up, for any times', () => {
  const edge = at('2026-01-01T00:00:00')
  const shareArbitrary = fc.record({
    time: fc.option(fc.integer({ min: edge - 4e9, max: edge + 4e9 })),
    amount: fc.option(fc.integer({ min: 0, max: 900_000 })),
  })
  fc.assert(
    fc.property(fc.array(shareArbitrary, { maxLength: 40 }), (all) => {
      const shares = all.map(({ time, amount }, index) =>
        share(
          `S${index}`,
          time,
          amount === null ? null : { amount: cents(amount), orderTime: null, achievementDate: time },
        ),
      )
      const months = shareMonths(shares)
      expect(new Set(months.flatMap((month) => month.shares))).toEqual(new Set(shares))
      expect(months.flatMap((month) => month.shares)).toHaveLength(shares.length)
      const mayBelong = all.some(({ time, amount }) => time === null && amount !== null)
      const total = (mayBelong ? [] : all).reduce((sum, { amount }) => sum + (amount ?? 0), 0)
      expect(months.reduce((sum, month) => sum + (month.sum ?? 0), 0)).toBe(total)
      for (const { month, shares: of } of months)
        for (const one of of) expect(month).toBe(timeOf(one) === null ? '' : monthOf(Number(timeOf(one))))
    }),
    { seed: 20_261_122, numRuns: 300 },
  )
})

test('with hidden rewards, a share with a reward looks the same as a share without a reward', () => {
  const [hidden] = withoutRewards([share('A', 1, reward(500, '2024-04-02T08:00:00'))])
  expect(hidden).toEqual(share('A', 1))
})

test('only the first character of a buyer’s name is shown, and an unknown buyer is shown as 一位朋友', () => {
  const shippingAddress = z.parse(Address, { id: 'A1', name: '李建国' })
  expect(buyerOf({ shippingAddress })).toBe('李**')
  expect(buyerOf({ shippingAddress: null })).toBe('一位朋友')
})
