import { describe, expect, test } from 'vitest'
import { layoutFor } from '../layouts/layout-rules.ts'
import { withHistoryKey } from './boot-rules.ts'
import { loginTargetWithPackage, addressWithoutPackage } from './claim-rules.ts'

const ANDROID = 'Mozilla/5.0 (Linux; Android 14; wv) MicroMessenger/8.0.66'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)'

test.each([
  ['/article/A1', '/article/A1?historyKey=1'],
  ['/article/A1?a=1&b=x%20y', '/article/A1?a=1&b=x+y&historyKey=1'],
  ['/Home/hot?couponsPackage=CP1', '/Home/hot?couponsPackage=CP1&historyKey=1'],
])('[NAV-023] on Android with a history of one entry, the start address %s becomes %s', (address, after) => {
  expect(withHistoryKey(address, { userAgent: ANDROID, historyLength: 1 })).toBe(after)
  expect(withHistoryKey(address, { userAgent: ANDROID.toLowerCase(), historyLength: 1 })).toBe(after)
})

test.each([
  ['[NAV-024] a history of two entries', '/article/A1', ANDROID, 2],
  ['[NAV-024] an empty history', '/article/A1', ANDROID, 0],
  ['[NAV-025] a system other than Android', '/article/A1', IPHONE, 1],
  ['[NAV-026] a historyKey', '/article/A1?historyKey=1', ANDROID, 1],
  ['[NAV-026] an empty historyKey', '/article/A1?historyKey=', ANDROID, 1],
])('a start address with %s is not changed', (_name, address, userAgent, historyLength) => {
  expect(withHistoryKey(address, { userAgent, historyLength })).toBeNull()
})

test.each([
  ['/Home/hot?couponsPackage=CP1&x=1', '/Home/hot?x=1'],
  ['/Home/hot?couponsPackage=CP1', '/Home/hot'],
  ['/Home/hot?x=1', '/Home/hot?x=1'],
  ['/Home/hot?couponsPackage=CP1&couponsPackage=CP2', '/Home/hot'],
])('[NAV-028] the address %s without the coupon package is %s', (address, rest) =>
  expect(addressWithoutPackage(address)).toBe(rest),
)

test.each([
  ['/Home/hot?couponsPackage=CP1', '/Home/hot?couponsPackage=CP1'],
  ['/commodity?group=child', '/commodity?group=child&couponsPackage=CP1'],
  ['/login-task', '/login-task?couponsPackage=CP1'],
  ['/login?couponsPackage=CP1', '/Home?couponsPackage=CP1'],
  ['/login?target=%2Fmy-binding%3FcouponsPackage%3DCP1', null],
  ['/auth-start?target=%2F%3FcouponsPackage%3DCP1', null],
])('[ADD-002] for a coupon package in the address %s, the target of the login is %s', (address, target) => {
  expect(loginTargetWithPackage(address, 'CP1')).toBe(target)
})

describe('the layout depends on the route and the query', () => {
  test.each([
    ['[NAV-004] a tab screen has the tab bar', { layout: 'tab' as const }, '', 'tab'],
    ['[NAV-004] a plain screen has no tab bar', { layout: 'plain' as const }, '', 'plain'],
    ['[NAV-004] a screen without a layout in its row has no tab bar', {}, '?a=1', 'plain'],
    ['[NAV-004] an unknown address has no tab bar', undefined, '', 'plain'],
    [
      '[NAV-005] both ids on a tab screen give the job layout',
      { layout: 'tab' as const },
      '?jobId=J1&agentId=A1',
      'job',
    ],
    ['[NAV-005] both ids on a plain screen give the job layout', {}, '?agentId=A1&x=1&jobId=J1', 'job'],
    ['[NAV-005] both ids on an unknown address give the job layout', undefined, '?jobId=J1&agentId=A1', 'job'],
    ['[NAV-006] jobId alone does not change the layout', { layout: 'tab' as const }, '?jobId=J1', 'tab'],
    ['[NAV-006] agentId alone does not change the layout', { layout: 'tab' as const }, '?agentId=A1', 'tab'],
    ['[NAV-006] an empty agentId does not change the layout', {}, '?jobId=J1&agentId=', 'plain'],
    ['[NAV-006] an empty jobId does not change the layout', {}, '?jobId=&agentId=A1', 'plain'],
  ])('%s', (_name, row, search, layout) => expect(layoutFor(row, search)).toBe(layout))
})
