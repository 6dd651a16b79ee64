import { expect, test } from 'vitest'
import { couponTabLabel, couponTabs, toCouponTab } from './tabs.ts'

test('[GOODS-021] the coupon tabs have the order and the labels of the specification', () => {
  expect(couponTabs.map((tab) => couponTabLabel[tab])).toEqual(['待领取', '未使用', '已使用', '已失效'])
})

test.each([
  ['UNCLAIMED', 'UNCLAIMED'],
  ['CLAIMED', 'CLAIMED'],
  ['HASUSED', 'HASUSED'],
  ['VALIDLESS', 'VALIDLESS'],
  ['SOMETHING', 'CLAIMED'],
  ['', 'CLAIMED'],
  [undefined, 'CLAIMED'],
])('[GOODS-021] the address value %s selects the tab %s', (value, tab) => expect(toCouponTab(value)).toBe(tab))
