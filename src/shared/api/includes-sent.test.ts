import { expect, test } from 'vitest'
import { includesSent } from './includes-sent.ts'

const record = { id: '1', name: '李建国', mobile: '138****0002', tags: ['a', 'b'], note: '' }

test.each([
  ['the same values', { name: '李建国', tags: ['a', 'b'] }, true],
  ['nothing', {}, true],
  ['a value that was not sent', { name: undefined }, true],
  ['another value', { name: '李建' }, false],
  ['an empty value', { note: '' }, true],
  ['the same list in another order', { tags: ['b', 'a'] }, false],
  ['a field that the record lacks', { city: '深圳市' }, false],
  ['a number whose unmasked part is equal', { mobile: '13800000002' }, true],
  ['a number whose unmasked part differs', { mobile: '13900000002' }, false],
])('a record with a masked number already contains %s, sent as %j: %j', (_what, sent, expected) =>
  expect(includesSent(record, sent)).toBe(expected),
)

test('a masked value that consists only of stars matches no sent value', () =>
  expect(includesSent({ mobile: '****' }, { mobile: '13800000002' })).toBe(false))
