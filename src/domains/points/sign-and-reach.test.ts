import { expect, test } from 'vitest'
import { points } from '#/shared/lib/points.ts'
import { canRedeem, signStrip } from './rules.ts'

test('the row of sign-in days has seven days up to tomorrow, each with its state, also across months', () => {
  const strip = (days: string[]) => signStrip(new Set(days), '2026-12-02').map(({ day, state }) => `${day} ${state}`)
  expect(strip(['2026-11-28', '2026-12-01', '2026-12-02'])).toEqual([
    '2026-11-27 missed',
    '2026-11-28 done',
    '2026-11-29 missed',
    '2026-11-30 missed',
    '2026-12-01 done',
    '2026-12-02 done',
    '2026-12-03 tomorrow',
  ])
  expect(strip([])[5]).toBe('2026-12-02 open')
})

test.each([
  ['enough points and stock', {}, 500, true],
  ['one point too few', {}, 499, false],
  ['unknown points of the person', {}, null, false],
  ['a stock of 0', { stock: 0 }, 500, false],
  ['an unknown stock', { stock: null }, 500, true],
  ['no known price', { points: null }, 500, false],
  ['a quota that is used up', { pointsGoodsQuota: 2, redeemedNumber: 2 }, 500, false],
] as const)('[PTS-016] the filter 我能兑换 shows goods in the case of %s: $3', (_what, extra, balance, can) => {
  const goods = {
    points: points(500),
    stock: 3,
    pointsGoodsQuota: null,
    redeemedNumber: 0,
    state: 'PUBLISHED' as const,
  }
  expect(canRedeem({ ...goods, ...extra }, balance === null ? null : points(balance))).toBe(can)
})
