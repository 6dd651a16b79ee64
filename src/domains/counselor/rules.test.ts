import { expect, test } from 'vitest'
import { isKeyword } from './rules.ts'

test.each([
  ['13800000001', true],
  ['W1001', true],
  ['w-1', true],
  ['123', true],
  ['A'.repeat(20), true],
  ['A'.repeat(21), false],
  ['W1', false],
  ['', false],
  ['W 1001', false],
  ['W1001 ', false],
  ['张三三', false],
  ['W_1001', false],
  // Eleven digits are a mobile number or nothing: specification §5.
  ['12800000001', false],
  ['1380000000', true],
  ['138000000011', true],
  ['x13800000001', true],
])('[ROLE-005] %j is a possible counselor number: %s', (keyword, can) => expect(isKeyword(keyword)).toBe(can))
