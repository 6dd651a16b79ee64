import { paths, searchOf } from '#/paths.ts'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Coupon } from '#/domains/coupon/model.ts'
import { cents } from '#/shared/lib/money.ts'
import { orderWithCoupon, usableChoice } from './coupon-choice.ts'
import { couponIn } from '../queries.ts'

const NOW = Date.parse('2026-11-20T10:00:00+08:00')
const coupon = (id: string, given: object = {}) =>
  z.parse(Coupon, {
    id,
    startTime: NOW - 1000,
    endTime: NOW,
    discount: 1000,
    thresholdOfAmount: 5000,
    discountType: 'FIXED_AMOUNT',
    ...given,
  })

test.each([
  ['', undefined],
  ['couponId=', undefined],
  ['couponId=none', null],
  ['couponId=C1', 'C1'],
])('[ADD-009] the query “%s” selects the coupon %s', (query, named) =>
  expect(couponIn(searchOf(paths.orderCoupons, new URLSearchParams(query)))).toBe(named),
)

test.each([
  ['C1', '/order-info/G001?specification=G001-S1&number=2&couponId=C1'],
  [null, '/order-info/G001?specification=G001-S1&number=2&couponId=none'],
])('[ADD-009] choosing the coupon %s returns to the address %s', (id, address) => {
  const search = searchOf(
    paths.orderCoupons,
    new URLSearchParams('id=G001&specification=G001-S1&number=2&couponId=C9&strange=1'),
  )
  expect(orderWithCoupon(search, id)).toBe(address)
})

test('[ADD-009] choosing a coupon keeps the other parameters in the order’s address', () => {
  const search = searchOf(
    paths.orderCoupons,
    new URLSearchParams('id=G%2F1&requireShippingAddress=false&sharingCode=SHARE108'),
  )
  expect(orderWithCoupon(search, 'C1')).toBe(
    '/order-info/G%2F1?requireShippingAddress=false&sharingCode=SHARE108&couponId=C1',
  )
})

test.each([
  ['C1', 5000, NOW, 'C1'],
  ['C1', 4999, NOW, undefined],
  ['C1', 5000, NOW + 1, undefined],
  ['C1', 5000, NOW - 1001, undefined],
  ['C9', 5000, NOW, undefined],
  [null, 5000, NOW, null],
  [undefined, 5000, NOW, undefined],
])(
  '[ADD-009] [GOODS-020] [GOODS-026] the chosen coupon %s, for a total of %d at the time %d, is used as %s',
  (named, total, now, choice) => {
    expect(usableChoice({ mallUserCoupons: [coupon('C1')], goodsTotalAmount: cents(total) }, named, now)).toBe(choice)
  },
)
