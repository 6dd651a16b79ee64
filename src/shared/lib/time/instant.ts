import type { UNREADABLE } from '../unreadable.ts'

/** All dates are Chinese time, wherever the phone is (ADR 008). */
export const CHINA_OFFSET_MINUTES = 480

/** The start or end of a period in epoch ms; null if it is missing, which sets no limit. */
export type EdgeTime = number | null | typeof UNREADABLE

const MINUTE = 60_000

/** Date, time, fraction, offset. The name of a time zone is accepted only together with an offset, except China's. */
const WRITTEN =
  /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[ T](\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?(?: ?(?:(Z)|([+-]\d{2}):?(\d{2})?)(?:\[[\w/+:-]+\])?|\[Asia\/Shanghai\])?)?$/

/** Epoch ms of a date and time; null when there is no such day, hour, minute or second. */
function fromParts(parts: readonly number[], offset = CHINA_OFFSET_MINUTES): number | null {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0, ms = 0] = parts
  const time = Date.UTC(year, month - 1, day, hour, minute, second)
  const back = new Date(time)
  const same = back.getUTCFullYear() === year && back.getUTCMonth() === month - 1 && back.getUTCDate() === day
  return same && hour < 24 && minute < 60 && second < 60 ? time + ms - offset * MINUTE : null
}

/** A day as eight digits, optionally followed by its time as six digits; no epoch number has 8 or 14 digits. */
const DIGITS = /^((?:19|2[01])\d\d)(\d\d)(\d\d)(?:(\d\d)(\d\d)(\d\d))?$/

function fromText(text: string): number | null {
  const digits = DIGITS.exec(text)
  if (digits) return fromParts(digits.slice(1).map((part) => Number(part ?? 0)))
  if (/^\d{9,15}(\.\d{1,9})?$/.test(text)) return fromEpoch(Number(text))
  const match = WRITTEN.exec(text)
  if (!match) return null
  const [fraction = '', zero, hours, minutes = '00'] = match.slice(7)
  const parts = [...match.slice(1, 7).map((part) => Number(part ?? 0)), Number(fraction.padEnd(3, '0').slice(0, 3))]
  if (zero) return fromParts(parts, 0)
  if (!hours) return fromParts(parts)
  const offset = Math.abs(Number(hours)) * 60 + Number(minutes)
  return Number(minutes) < 60 && offset <= 18 * 60 ? fromParts(parts, hours.startsWith('-') ? -offset : offset) : null
}

/** A smaller number is not an epoch time: it may be the digits of a date, such as 202611150146. */
const EARLIEST = 300_000_000_000
const LATEST = 10_000_000_000_000
/** The year 9999, which many backends send for "without an end". */
const FOREVER = { from: 253_370_736_000_000, until: 253_402_300_800_000 }

/** Epoch seconds or milliseconds of the years 1979 to 2286: the two never have the same number of digits. */
function fromEpoch(value: number): number | null {
  const ms = Math.floor(value < LATEST / 1000 ? Math.round(value * 1_000_000) / 1000 : value)
  return (ms >= EARLIEST && ms < LATEST) || (ms >= FOREVER.from && ms < FOREVER.until) ? ms : null
}

/** Java's date as numbers: year, month, day, hour, minute, second, nanosecond. */
function fromArray(parts: readonly unknown[]): number | null {
  const numbers = parts.filter((part): part is number => Number.isInteger(part) && Number(part) >= 0)
  if (numbers.length !== parts.length || ![3, 5, 6, 7].includes(parts.length)) return null
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0, nanosecond = 0] = numbers
  const ms = Math.floor(nanosecond / 1_000_000)
  return ms < 1000 ? fromParts([year, month, day, hour, minute, second, ms]) : null
}

/**
 * The only parser of instants (ADR 008): ISO 8601 and the formats of specification §9 with `T` or a blank, with a
 * fraction, an offset, a zone or none (then it is Chinese time); the digits of a day (20261115), or of a day and time;
 * epoch seconds or milliseconds; numbers also as text; Java's array; Date. Anything else is null.
 * @returns epoch milliseconds.
 */
export function parseInstant(value: unknown): number | null {
  if (typeof value === 'number') return fromEpoch(value) ?? (Number.isInteger(value) ? fromText(String(value)) : null)
  if (typeof value === 'string') return fromText(value.trim())
  if (Array.isArray(value)) return fromArray(value)
  return value instanceof Date && !Number.isNaN(value.getTime()) ? value.getTime() : null
}
