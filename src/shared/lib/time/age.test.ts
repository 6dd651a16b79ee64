import { expect, test } from 'vitest'
import { ageAt, ageOn } from './age.ts'

test.each([
  ['1949-12-31', '2026-12-30', 76],
  ['1949-12-31', '2026-12-31', 77],
  ['2026-11-20', '2026-11-20', 0],
  ['2027-01-01', '2026-11-20', 0],
  ['1950-01-31', '2026-11-20', 76],
  ['1950-11-20', '2026-11-20', 76],
  ['1950-11-21', '2026-11-20', 75],
  ['1950-12-01', '2026-11-20', 75],
  ['', '2026-11-20', null],
  ['1949/12/31', '2026-11-20', null],
  ['11949-12-31', '2026-11-20', null],
  ['1949-12-311', '2026-11-20', null],
  ['2008-11-25', '2026-11-24', 17],
  ['2008-11-24', '2026-11-24', 18],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
])('for a person born on %s, the age on %s is %s years', (birthday, today, age) => {
  expect(ageOn(birthday, today)).toBe(age)
  // The first and the last second of the day in China, which begins at 16:00 UTC of the day before.
  expect(ageAt(birthday, Date.parse(`${today}T00:00:00+08:00`))).toBe(age)
  expect(ageAt(birthday, Date.parse(`${today}T23:59:59+08:00`))).toBe(age)
})
