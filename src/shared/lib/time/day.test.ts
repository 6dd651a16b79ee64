import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseDay, parseMonth } from './day.ts'

test.each([
  '1968-11-02',
  ' 1968-11-02 ',
  '1968/11/02',
  '1968/11/2',
  '1968.11.02',
  '1968年11月2日',
  '19681102',
  19_681_102,
  19_681_102_235_959,
  '19681102000000',
  [1968, 11, 2],
  [1968, 11, 2, 0, 0],
  '1968-11-02 00:00:00',
  '1968-11-02 00:00:00.0',
  '1968-11-02T23:59:59',
  '1968-11-02T00:00:00[Asia/Shanghai]',
  '1968-11-02T00:00:00+08:00',
  '1968-11-01T16:00:00.000+0000',
  '1968-11-01T16:00:00Z',
  '1968-11-02T00:00:00Z',
  -36_748_800_000,
  '-36748800000',
  -36_748_800,
])('the value %j is parsed as the day 1968-11-02', (value) => expect(parseDay(value)).toBe('1968-11-02'))

// The offsets are those of the tz database for Asia/Shanghai.
test.each([
  ['a day in the summer of 1988, sent in UTC, with China at UTC+9', '1988-07-09T15:00:00.000+0000', '1988-07-10'],
  ['a day in the summer of 1988, sent as a number', Date.UTC(1988, 6, 9, 15), '1988-07-10'],
  ['a day in the summer of 1988, sent with the offset +9', '1988-07-10T00:00:00.000+0900', '1988-07-10'],
  ['a day in the summer of 1988, sent by a backend that always uses UTC+8', '1988-07-09T16:00:00Z', '1988-07-10'],
  ['a day in the winter of 1988, with China at UTC+8', '1988-01-09T16:00:00Z', '1988-01-10'],
  ['the day after the first summer time began', Date.UTC(1986, 4, 4, 15), '1986-05-05'],
  ['the last day of the last summer time', Date.UTC(1991, 8, 13, 15), '1991-09-14'],
  ['the second day after the last summer time', Date.UTC(1991, 8, 15, 16), '1991-09-16'],
  ['a day in the summer of 1941, with China at UTC+9', Date.UTC(1941, 6, 9, 15), '1941-07-10'],
  ['a day before 1901, with China at UTC+8:05:43', Date.UTC(1900, 4, 4, 15, 54, 17), '1900-05-05'],
  ['the first day of 1970', -28_800_000, '1970-01-01'],
  ['a day of 1970, sent in milliseconds', Date.UTC(1970, 1, 1, 16), '1970-02-02'],
  ['a day, sent in seconds', 1_794_672_000, '2026-11-15'],
  ['a leap day', '2024-2-29', '2024-02-29'],
])('the instant %s is parsed as the day in China', (_name, value, day) => expect(parseDay(value)).toBe(day))

test.each([
  ['an empty text', ''],
  ['nothing', null],
  ['words', '去年冬天'],
  ['a day that does not exist', '2023-02-29'],
  ['the month 13', '20231301'],
  ['the zero date of a database', '0000-00-00'],
  ['the first day of the year 1', '0001-01-01'],
  ['the number 0', 0],
  ['a small number', 7],
  ['a month without a day', '2026-11'],
  ['a fraction', 0.5],
  ['an object', { year: 1968 }],
  ['an array of two', [1968, 11]],
  ['an array of texts', ['1968', '11', '2']],
  ['the value true', true],
])('the value %s is not parsed as a day', (_name, value) => expect(parseDay(value)).toBeNull())

test.each([
  '2026-11',
  '2026/11',
  '2026年11月',
  '202611',
  202_611,
  '2026-11-01',
  '2026-11-01T00:00:00+08:00',
  1_793_462_400_000,
  [2026, 11],
  [2026, 11, 1],
])('the value %j is parsed as the month 2026-11', (value) => expect(parseMonth(value)).toBe('2026-11'))

test.each(['', 'x', '2026-13', '202600', '0000-00', null, undefined, 0, 11, [11], ['x', 11], {}, true])(
  'the value %j is not parsed as a month',
  (value) => expect(parseMonth(value)).toBeNull(),
)

describe('any day from 1900 to 2099', () => {
  /** Midnight in China according to the tz database of the platform. */
  const midnightIn = (utc: number): number => {
    const shown = new Intl.DateTimeFormat('en-US', { timeZone: 'Asia/Shanghai', hour: 'numeric', hourCycle: 'h23' })
    // In China's summer time, midnight is 15:00Z.
    return shown.format(utc - 9 * 3_600_000) === '00' ? utc - 9 * 3_600_000 : utc - 8 * 3_600_000
  }

  test('is parsed as the same day, whether it is sent as text or as an instant', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: Date.UTC(1901, 1, 1) / 86_400_000, max: Date.UTC(2099, 11, 31) / 86_400_000 }),
        (n) => {
          const utc = n * 86_400_000
          const day = new Date(utc).toISOString().slice(0, 10)
          const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
          const midnight = midnightIn(utc)
          const spellings = [
            day,
            day.replaceAll('-', '/'),
            day.replaceAll('-', '.'),
            day.replaceAll('-', ''),
            Number(day.replaceAll('-', '')),
            `${year}年${month}月${date}日`,
            `${year}/${month}/${date}`,
            [year, month, date],
            `${day} 00:00:00`,
            `${day}T00:00:00.000`,
            `${day}T00:00:00Z`,
            `${day}T00:00:00+08:00`,
            new Date(midnight).toISOString(),
            new Date(midnight).toISOString().replace('Z', '+0000'),
            midnight,
            String(midnight),
          ]
          for (const spelling of spellings) expect([spelling, parseDay(spelling)]).toEqual([spelling, day])
        },
      ),
      { seed: 20261126, numRuns: 1500 },
    )
  })

  test('any other value is parsed without an exception', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.string(), fc.maxSafeInteger()), (value) => {
        const day = parseDay(value)
        expect(day === null || /^\d{4}-\d{2}-\d{2}$/.test(day)).toBe(true)
      }),
      { seed: 20261126, numRuns: 1500 },
    )
  })
})
