import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dateFormats, type DateFormat, formatDate, holidayDate } from './date.ts'
import { CHINA_OFFSET_MINUTES, parseInstant } from './instant.ts'

const seed = { seed: 20260901, numRuns: 300 }
/** 2024-01-02 03:04:05 in China. */
const AT = Date.UTC(2024, 0, 1, 19, 4, 5)

test.each([
  ['FMT-006', 'minute', '2024-01-02 03:04'],
  ['FMT-007', 'slash', '2024/01/02 03:04'],
  ['FMT-008', 'second', '2024-01-02 03:04:05'],
  ['FMT-009', 'dot', '2024.01.02'],
  ['FMT-010', 'chinese', '2024年01月02日'],
  ['FMT-006', 'day', '2024-01-02'],
] as const)('[%s] the date format %s gives the text %s', (_id, format, text) => {
  for (const value of [AT, new Date(AT), '2024-01-02 03:04:05', '2024-01-01T19:04:05Z', '2024-01-02T03:04:05+08:00'])
    expect(formatDate(value, format)).toBe(text)
})

test('[FMT-011] a holiday is formatted as year/month/day 00:00:00 without leading zeros', () => {
  expect(holidayDate('2024-05-01')).toBe('2024/5/1 00:00:00')
  expect(holidayDate(AT)).toBe('2024/1/2 00:00:00')
  expect(holidayDate('2024-12-31 23:59')).toBe('2024/12/31 00:00:00')
  expect(holidayDate('bald')).toBe('--')
})

describe('[FMT-006] an input that is parsed as an instant', () => {
  test.each([
    ['2024-01-02 03:04:05', AT],
    ['2024-01-02T03:04:05', AT],
    [' 2024-01-02 03:04:05 ', AT],
    ['2024/1/2 3:04:05', AT],
    ['2024.01.02 03:04:05', AT],
    ['2024年01月02日 03:04:05', AT],
    ['2024-01-02 03:04', AT - 5000],
    ['2024-01-02', AT - 11_045_000],
    ['2024-01-02 23:59:59', AT - 11_045_000 + 86_399_000],
    ['2024-02-29', Date.UTC(2024, 1, 28, 16)],
    ['2024-01-01T19:04:05.250Z', AT + 250],
    ['2024-01-01T19:04Z', AT - 5000],
    ['2024-01-02T04:04:05+0900', AT],
    ['2024-01-01T14:04:05-05:00', AT],
    [300_000_000_000, 300_000_000_000],
    [9_999_999_999_999, 9_999_999_999_999],
    [new Date(AT), AT],
  ])('can be %s', (value, time) => expect(parseInstant(value)).toBe(time))

  test.each([
    null,
    undefined,
    true,
    {},
    [],
    '',
    ' ',
    'x',
    'now',
    '2024010',
    '2024-13-01',
    '2024-00-10',
    '2024-02-30',
    '2023-02-29',
    '2024-01-32',
    '2024-01-00',
    '2024-01-02 24:00',
    '2024-01-02 03:60',
    '2024-01-02 03:04:60',
    '2024-1',
    '0099-01-02',
    '2024-01-02T03:04:05Z (UTC)',
    '2024-01-02T03:4Z',
    '2024-01-02T03:4:05 GMT-0500',
    '12024-01-02',
    '2024-01-02x',
    'x2024-01-02',
    '24-01-02',
    '2024-02-30T00:00:00Z',
    '2024-01-02T25:00:00Z',
    '2024-01-02T03Z',
    'x2024-01-02T03:04:05Z',
    '2024-01-02T03:04:05Zx',
    Number.NaN,
    Infinity,
    new Date(Number.NaN),
    '2024-01-02 3:4',
  ])('[FMT-003] cannot be %s, which is shown as --', (value) => {
    expect(parseInstant(value)).toBeNull()
    for (const format of Object.keys(dateFormats) as DateFormat[]) expect(formatDate(value, format)).toBe('--')
  })

  test('causes no exception, for any value from the backend', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.string(), fc.date({ noInvalidDate: false })), (value) => {
        const time = parseInstant(value)
        expect(time === null || (Number.isFinite(time) && time < 2 ** 53)).toBe(true)
        expect(typeof formatDate(value, 'minute')).toBe('string')
      }),
      seed,
    )
  })

  test('[FMT-006] [FMT-007] [FMT-008] [FMT-009] [FMT-010] can be the text of any formatted date, and only precision is lost', () => {
    const grain: Record<DateFormat, number> = {
      minute: 60_000,
      slash: 60_000,
      second: 1000,
      day: 86_400_000,
      dot: 86_400_000,
      chinese: 86_400_000,
    }
    const china = CHINA_OFFSET_MINUTES * 60_000
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(1971, 0, 1), max: Date.UTC(2099, 0, 1) }), (time) => {
        for (const [format, size] of Object.entries(grain) as [DateFormat, number][]) {
          const start = Math.floor((time + china) / size) * size - china
          expect(parseInstant(formatDate(time, format))).toBe(start)
        }
      }),
      seed,
    )
  })
})
