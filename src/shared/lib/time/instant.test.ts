import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseInstant } from './instant.ts'

/** 2026-11-15 01:46:46 in China. */
const AT = Date.UTC(2026, 10, 14, 17, 46, 46)

describe('[FMT-006] the same instant in the formats of different backends', () => {
  test.each([
    ['2026-11-15 01:46:46', AT],
    ['2026-11-15 01:46:46.0', AT],
    ['2026-11-15 01:46:46.000000', AT],
    ['2026-11-15 01:46:46.123456', AT + 123],
    ['2026-11-15T01:46:46', AT],
    ['2026-11-15T01:46:46.123456789', AT + 123],
    ['2026-11-15T01:46:46,5', AT + 500],
    ['2026-11-15T01:46:46[Asia/Shanghai]', AT],
    ['2026-11-15T01:46:46+08:00[Asia/Shanghai]', AT],
    ['2026-11-14T17:46:46Z[UTC]', AT],
    ['2026-11-14T12:46:46-05:00[America/New_York]', AT],
    ['2026-11-14T17:46:46.000+0000', AT],
    ['2026-11-14T17:46:46+00:00', AT],
    ['2026-11-14 17:46:46+00', AT],
    ['2026-11-15 01:46:46 +0800', AT],
    ['2026/11/15 01:46:46', AT],
    ['2026年11月15日 01:46:46', AT],
    [1_794_678_406, AT],
    ['1794678406', AT],
    [1_794_678_406_000, AT],
    ['1794678406000', AT],
    [' 1794678406000 ', AT],
    [1_794_678_406.25, AT + 250],
    ['1794678406.123456789', AT + 123],
    [[2026, 11, 15, 1, 46, 46], AT],
    [[2026, 11, 15, 1, 46, 46, 0], AT],
    [[2026, 11, 15, 1, 46, 46, 123_456_789], AT + 123],
    [[2026, 11, 15, 1, 46], AT - 46_000],
    [[2026, 11, 15], AT - 6_406_000],
    [20_261_115_014_646, AT],
    ['20261115014646', AT],
    [20_261_115, AT - 6_406_000],
    ['20261115', AT - 6_406_000],
    ['9999-12-31 23:59:59', Date.UTC(9999, 11, 31, 15, 59, 59)],
    [Date.UTC(9999, 11, 31, 15, 59, 59), Date.UTC(9999, 11, 31, 15, 59, 59)],
  ])('is parsed from %j', (value, time) => expect(parseInstant(value)).toBe(time))

  test.each([
    ['a number whose digits are a date with hours and minutes', 202_611_150_146],
    ['a number whose digits are a day that does not exist', 20_261_345],
    ['digits with an hour that does not exist', '20261115250000'],
    ['eight digits with a year that no backend sends', 12_340_115],
    ['a number of milliseconds in the far future', 10_000_000_000_000],
    ['the number 0', 0],
    ['the text 0', '0'],
    ['a negative number', -1],
    ['the zero date of a database', '0000-00-00 00:00:00'],
    ['the first day of the year 1', '0001-01-01T00:00:00'],
    ['a time zone other than China’s without an offset', '2026-11-15T01:46:46[America/New_York]'],
    ['an offset of more than 18 hours', '2026-11-15T01:46:46+19:00'],
    ['an offset with 60 minutes', '2026-11-15T01:46:46+07:60'],
    ['an array with the month 13', [2026, 13, 15]],
    ['an array of two', [2026, 11]],
    ['an array of four', [2026, 11, 15, 1]],
    ['an array of eight', [2026, 11, 15, 1, 46, 46, 0, 0]],
    ['an array with a fraction', [2026, 11, 15, 1.5, 46]],
    ['an array with a text', [2026, 11, '15']],
    ['an array with 1,000,000,000 nanoseconds', [2026, 11, 15, 1, 46, 46, 1_000_000_000]],
    ['words', '长期有效'],
  ])('the input %s is not parsed as an instant', (_name, value) => expect(parseInstant(value)).toBeNull())

  test('any second since 2000 is parsed as the same second in every format', () => {
    const pad = (part: number) => String(part).padStart(2, '0')
    const spellings = (time: number, offset: number, more: number): unknown[] => {
      const china = new Date(time + 8 * 3_600_000)
      const away = new Date(time + offset * 60_000)
      const [year, month, day] = [china.getUTCFullYear(), china.getUTCMonth() + 1, china.getUTCDate()]
      const [hour, minute, second] = [china.getUTCHours(), china.getUTCMinutes(), china.getUTCSeconds()]
      const clock = `${pad(hour)}:${pad(minute)}:${pad(second)}`
      const zone = `${offset < 0 ? '-' : '+'}${pad(Math.floor(Math.abs(offset) / 60))}:${pad(Math.abs(offset) % 60)}`
      return [
        ...['-', '/', '.'].map((mark) => [year, pad(month), pad(day)].join(mark) + ` ${clock}`),
        `${year}年${month}月${day}日 ${clock}`,
        `${year}-${pad(month)}-${pad(day)}T${clock}[Asia/Shanghai]`,
        `${year}-${pad(month)}-${pad(day)} ${clock}.${String(more).padStart(6, '0').replace(/^.../, '000')}`,
        `${away.toISOString().slice(0, 19)}${zone}`,
        `${away.toISOString().slice(0, 23)}${zone.replace(':', '')}`,
        new Date(time).toISOString(),
        time,
        String(time),
        time / 1000,
        String(time / 1000),
        [year, month, day, hour, minute, second],
        [year, month, day, hour, minute, second, more],
      ]
    }
    fc.assert(
      fc.property(
        fc.integer({ min: Date.UTC(2000, 0, 1) / 1000, max: Date.UTC(2199, 11, 31) / 1000 }),
        fc.integer({ min: -12 * 60, max: 14 * 60 }),
        fc.integer({ min: 0, max: 999_999 }),
        (seconds, offset, more) => {
          for (const spelling of spellings(seconds * 1000, offset, more))
            expect([spelling, parseInstant(spelling)]).toEqual([spelling, seconds * 1000])
        },
      ),
      { seed: 20261126, numRuns: 1000 },
    )
  })
})
