import { expect, test } from 'vitest'
import { countText, orderTabLabel, orderTabs, tabFilter, toOrderTab } from './tabs.ts'

test('[ORD-015] five tabs in this order', () => {
  expect(orderTabs.map((tab) => orderTabLabel[tab])).toEqual(['全部', '待付款', '待发货', '已完成', '退款/售后'])
  expect(orderTabs).toEqual(['ALL', 'WAITING_FOR_PAYMENT', 'PAID', 'COMPLETED', 'REFUNDMENT'])
})

test.each([
  ['ALL', 'ALL'],
  ['WAITING_FOR_PAYMENT', 'WAITING_FOR_PAYMENT'],
  ['PAID', 'PAID'],
  ['COMPLETED', 'COMPLETED'],
  ['REFUNDMENT', 'REFUNDMENT'],
  ['SHIPPED', 'ALL'],
  ['paid', 'ALL'],
  ['', 'ALL'],
  [undefined, 'ALL'],
])('[ORD-017] [ORD-018] the status %j of the address is the tab %s', (value, tab) => {
  expect(toOrderTab(value)).toBe(tab)
})

test.each([
  ['ALL', {}],
  ['WAITING_FOR_PAYMENT', { orderStatus: 'WAITING_FOR_PAYMENT' }],
  ['PAID', { orderStatus: 'PAID' }],
  ['COMPLETED', { orderStatus: 'COMPLETED' }],
  ['REFUNDMENT', { refundment: true }],
] as const)('[ORD-014] [ORD-019] [ORD-020] [ORD-021] the tab %s asks with %j', (tab, filter) => {
  expect(tabFilter(tab)).toStrictEqual(filter)
})

test.each([
  [undefined, ''],
  [null, ''],
  [0, ''],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('a total of %s waits as “%s”', (total, text) => {
  expect(countText(total)).toBe(text)
})
