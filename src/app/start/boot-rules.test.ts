import { describe, expect, test } from 'vitest'
import { layoutFor } from '../layouts/layout-rules.ts'
import { withHistoryKey } from './boot-rules.ts'
import { couponLoginTarget, couponRestTarget } from './claim-rules.ts'

const ANDROID = 'Mozilla/5.0 (Linux; Android 14; wv) MicroMessenger/8.0.66'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)'

test.each([
  ['/article/A1', '/article/A1?historyKey=1'],
  ['/article/A1?a=1&b=x%20y', '/article/A1?a=1&b=x+y&historyKey=1'],
  ['/Home/hot?couponsPackage=CP1', '/Home/hot?couponsPackage=CP1&historyKey=1'],
])('[NAV-023] on Android with a history of one page %s becomes %s', (address, after) => {
  expect(withHistoryKey(address, { userAgent: ANDROID, historyLength: 1 })).toBe(after)
  expect(withHistoryKey(address, { userAgent: ANDROID.toLowerCase(), historyLength: 1 })).toBe(after)
})

test.each([
  ['[NAV-024] a history of two pages', '/article/A1', ANDROID, 2],
  ['[NAV-024] no history', '/article/A1', ANDROID, 0],
  ['[NAV-025] another system', '/article/A1', IPHONE, 1],
  ['[NAV-026] a key that is there already', '/article/A1?historyKey=1', ANDROID, 1],
  ['[NAV-026] an empty key', '/article/A1?historyKey=', ANDROID, 1],
])('a start address with %s stays unchanged', (_name, address, userAgent, historyLength) => {
  expect(withHistoryKey(address, { userAgent, historyLength })).toBeNull()
})

test.each([
  ['/Home/hot?couponsPackage=CP1&x=1', '/Home/hot?x=1'],
  ['/Home/hot?couponsPackage=CP1', '/Home/hot'],
  ['/Home/hot?x=1', '/Home/hot?x=1'],
  ['/Home/hot?couponsPackage=CP1&couponsPackage=CP2', '/Home/hot'],
])('[NAV-028] %s without the coupon package becomes %s', (address, rest) =>
  expect(couponRestTarget(address)).toBe(rest),
)

test.each([
  ['/Home/hot?couponsPackage=CP1', '/Home/hot?couponsPackage=CP1'],
  ['/commodity?group=child', '/commodity?group=child&couponsPackage=CP1'],
  ['/login-task', '/login-task?couponsPackage=CP1'],
  ['/login?couponsPackage=CP1', '/Home?couponsPackage=CP1'],
  ['/login?target=%2Fmy-binding%3FcouponsPackage%3DCP1', null],
  ['/auth-start?target=%2F%3FcouponsPackage%3DCP1', null],
])('[ADD-002] after a login at %s for a coupon package the target is %s', (address, target) => {
  expect(couponLoginTarget(address, 'CP1')).toBe(target)
})

describe('the layout of a screen', () => {
  test.each([
    ['[NAV-004] a tab screen', { layout: 'tab' as const }, '', 'tab'],
    ['[NAV-004] a plain screen', { layout: 'plain' as const }, '', 'plain'],
    ['[NAV-004] a screen that does not say', {}, '?a=1', 'plain'],
    ['[NAV-004] an unknown address', undefined, '', 'plain'],
    ['[NAV-005] both ids on a tab screen', { layout: 'tab' as const }, '?jobId=J1&agentId=A1', 'job'],
    ['[NAV-005] both ids on a plain screen', {}, '?agentId=A1&x=1&jobId=J1', 'job'],
    ['[NAV-005] both ids on an unknown address', undefined, '?jobId=J1&agentId=A1', 'job'],
    ['[NAV-006] only jobId', { layout: 'tab' as const }, '?jobId=J1', 'tab'],
    ['[NAV-006] only agentId', { layout: 'tab' as const }, '?agentId=A1', 'tab'],
    ['[NAV-006] an empty agentId', {}, '?jobId=J1&agentId=', 'plain'],
    ['[NAV-006] an empty jobId', {}, '?jobId=&agentId=A1', 'plain'],
  ])('%s', (_name, row, search, layout) => expect(layoutFor(row, search)).toBe(layout))
})
