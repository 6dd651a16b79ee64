import { expect, test } from 'vitest'
import { birthdayProblem, changesOf } from './profile-rules.ts'

const NOW = Date.parse('2026-11-20T10:00:00+08:00')

test.each([
  ['', null],
  ['1968-11-02', null],
  ['1900-01-01', null],
  ['2026-11-20', null],
  ['2026-11-21', '出生日期不能晚于今天'],
  ['9999-01-01', '出生日期不能晚于今天'],
  ['1899-12-31', '出生日期格式错误'],
  ['2025-02-29', '出生日期格式错误'],
  ['1968-13-02', '出生日期格式错误'],
  ['1968/11/02', '出生日期格式错误'],
  ['x', '出生日期格式错误'],
])('the birthday %j has the error message %s', (day, problem) => expect(birthdayProblem(day, NOW)).toBe(problem))

test('today is the current day in China, in any time zone of the phone', () => {
  expect(birthdayProblem('2026-11-20', Date.parse('2026-11-19T16:00:00Z'))).toBeNull()
  expect(birthdayProblem('2026-11-20', Date.parse('2026-11-19T15:59:59Z'))).toBe('出生日期不能晚于今天')
})

test.each([
  [{ fullName: '李', birthday: '' }, null],
  [{ fullName: '王', birthday: '' }, { fullName: '王' }],
  [
    { fullName: '王', birthday: '1968-11-02' },
    { fullName: '王', birthday: '1968-11-02' },
  ],
])('[WAL-012] of the changes %j to the profile only the changed fields are sent: %j', (values, changes) =>
  expect(changesOf(values, { fullName: '李', birthday: '' })).toEqual(changes),
)
