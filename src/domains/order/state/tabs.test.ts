import { expect, test } from 'vitest'
import {
  asOrderTab,
  countText,
  listFilter,
  listTabLabel,
  listTabs,
  orderTabLabel,
  orderTabs,
  tabFilter,
  toListTab,
  toOrderTab,
} from './tabs.ts'

test('[ORD-015] the list of orders has five tabs, from 全部 to 退款/售后', () => {
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
])('[ORD-017] [ORD-018] the status %j in the address opens the tab %s', (value, tab) => {
  expect(toOrderTab(value)).toBe(tab)
})

test.each([
  ['ALL', {}],
  ['WAITING_FOR_PAYMENT', { orderStatus: 'WAITING_FOR_PAYMENT' }],
  ['PAID', { orderStatus: 'PAID' }],
  ['COMPLETED', { orderStatus: 'COMPLETED' }],
  ['REFUNDMENT', { refundment: true }],
] as const)('[ORD-014] [ORD-019] [ORD-020] [ORD-021] the tab %s sends the filter %j', (tab, filter) => {
  expect(tabFilter(tab)).toStrictEqual(filter)
})

test('[ORD-016] the list of orders with reports has the tabs ALL, PREPAID and SIGNED', () => {
  expect(listTabs).toEqual(['ALL', 'PREPAID', 'SIGNED'])
  expect(listTabs.map((tab) => listTabLabel[tab])).toEqual(['全部', '已预付', '已签约'])
})

test.each([
  ['ALL', 'ALL', {}],
  ['PREPAID', 'PREPAID', { orderStatus: 'PREPAID' }],
  ['SIGNED', 'SIGNED', { orderStatus: 'SIGNED' }],
  ['PAID', 'ALL', {}],
  ['signed', 'ALL', {}],
  ['', 'ALL', {}],
  [null, 'ALL', {}],
])('[ORD-016] the status %j of /order-list opens the tab %s and sends %j', (value, tab, filter) => {
  expect(toListTab(value)).toBe(tab)
  expect(listFilter(toListTab(value))).toStrictEqual(filter)
})

test.each([
  ['WAITING_FOR_PAYMENT', 'WAITING_FOR_PAYMENT'],
  ['PAID', 'PAID'],
  ['COMPLETED', 'COMPLETED'],
  ['REFUNDMENT', 'REFUNDMENT'],
  // Both tab sets contain ALL; on /order-list, it is a tab of this list.
  ['ALL', null],
  ['PREPAID', null],
  ['SIGNED', null],
  ['FOO', null],
  [null, null],
])('[ORD-016] the status %j at /order-list redirects to /my-order with %j', (value, tab) => {
  expect(asOrderTab(value)).toBe(tab)
})

test.each([
  [undefined, ''],
  [null, ''],
  [0, ''],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('a number of orders of %s is shown as “%s”', (total, text) => {
  expect(countText(total)).toBe(text)
})
