import { expect, test } from 'vitest'
import { formatCountdown, formatLongCountdown } from './countdown.ts'

test.each([
  [0, '00:00'],
  [-1, '00:00'],
  [-60_000, '00:00'],
  [1, '00:01'],
  [1000, '00:01'],
  [1001, '00:02'],
  [59_000, '00:59'],
  [60_000, '01:00'],
  [599_999, '10:00'],
  [3_725_000, '62:05'],
])('a countdown with %d ms left shows %s', (ms, text) => expect(formatCountdown(ms)).toBe(text))

test.each([
  [-1, '00:00:00'],
  [0, '00:00:00'],
  [1, '00:00:01'],
  [61_000, '00:01:01'],
  [3_600_000, '01:00:00'],
  [86_399_000, '23:59:59'],
  [86_400_000, '1天 00:00:00'],
  [2 * 86_400_000 + 3 * 3_600_000 + 4 * 60_000 + 5000, '2天 03:04:05'],
])('a long countdown with %d ms left shows %s', (ms, text) => expect(formatLongCountdown(ms)).toBe(text))
