import { expect, test } from 'vitest'
import { includesSent } from './includes-sent.ts'

const record = { id: '1', name: '李建国', mobile: '138****0002', tags: ['a', 'b'], note: '' }

test.each([
  ['the same values', { name: '李建国', tags: ['a', 'b'] }, true],
  ['nothing', {}, true],
  ['a value that is not sent', { name: undefined }, true],
  ['another value', { name: '李建' }, false],
  ['an empty value', { note: '' }, true],
  ['a list in another order', { tags: ['b', 'a'] }, false],
  ['a field that the record does not have', { city: '深圳市' }, false],
  ['a number whose visible part agrees', { mobile: '13800000002' }, true],
  ['a number whose visible part differs', { mobile: '13900000002' }, false],
])('a record with a masked number contains %s: %j is %j', (_what, sent, expected) =>
  expect(includesSent(record, sent)).toBe(expected),
)

test('a text of only stars matches nothing', () =>
  expect(includesSent({ mobile: '****' }, { mobile: '13800000002' })).toBe(false))
