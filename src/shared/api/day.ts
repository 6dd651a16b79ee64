import { parseDay, parseMonth } from '#/shared/lib/time/day.ts'
import { custom, tolerant } from './wire.ts'

/** A day in China, `YYYY-MM-DD`; empty when missing or unreadable. Calls send it back in this form. */
export const Day = tolerant<string, unknown>('day', '', (value) => parseDay(value) ?? undefined)

/** A month in China, `YYYY-MM`; empty when missing or unreadable. */
export const Month = custom<string, string>(
  (value) => typeof value === 'string' && parseMonth(value) === value,
  '',
  (value) => parseMonth(value) ?? '',
)
