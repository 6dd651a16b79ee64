import { expect, test } from 'vitest'
import { yearsLater } from './renewals.ts'

test.each([
  ['2028-01-02', 5, '2033-01-02'],
  ['2028-02-29', 1, '2029-02-28'],
  ['2028-02-29', 4, '2032-02-29'],
])('a renewal of a contract that ends on %s by %i years ends on %s', (day, years, later) =>
  expect(yearsLater(day, years)).toBe(later),
)
