import { CHINA_OFFSET_MINUTES, parseInstant } from './instant.ts'

/** Year, month and day, or 8 digits, or 14 with a time. A time without an offset is China's and keeps the day. */
const WRITTEN =
  /^(\d{4})(?:[-/.年](\d{1,2})[-/.月](\d{1,2})日?|(\d{2})(\d{2})(?:\d{6})?)(?:[ T]\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?(?:\[Asia\/Shanghai\])?)?$/

const FIRST_YEAR = 1800
const HOUR_MS = 3_600_000
/** The end of China's last summer time (1986 to 1991); after this, the offset is constant. */
const SETTLED = Date.UTC(1991, 8, 15)

/** The day of an instant in China's calendar, with its summer times and the local time before 1901. */
function chinaDay(time: number): string | null {
  if (time >= SETTLED) return new Date(time + CHINA_OFFSET_MINUTES * 60_000).toISOString().slice(0, 10)
  const numbers = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: 'Asia/Shanghai', ...numbers }).formatToParts(time)
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value)
  return fromParts(part('year'), part('month'), part('day'))
}

function fromParts(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  const same = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return same && year >= FIRST_YEAR ? date.toISOString().slice(0, 10) : null
}

/**
 * Reads a number as milliseconds if these are whole hours near 1970, else as seconds. A zero is not a day.
 * @returns null when the number is neither.
 */
function fromEpoch(value: number): string | null {
  const isMs = Math.abs(value) >= 100_000_000_000 || value % HOUR_MS === 0
  const time = isMs ? value : value >= 100_000_000 || value <= -10_000_000 ? value * 1000 : 0
  return time !== 0 && time > Date.UTC(FIRST_YEAR, 0, 1) && time < Date.UTC(2200, 0, 1) ? chinaDay(time) : null
}

function fromText(text: string): string | null {
  const match = WRITTEN.exec(text)
  if (match) {
    const [, year, month, day, monthDigits, dayDigits] = match
    const written = fromParts(Number(year), Number(month ?? monthDigits), Number(day ?? dayDigits))
    // A number of eight digits that is not a day may be milliseconds of 1970.
    if (written !== null || month !== undefined) return written
  }
  if (/^-?\d{1,15}$/.test(text)) return fromEpoch(Number(text))
  const time = parseInstant(text)
  return time === null ? null : chinaDay(time)
}

/**
 * The only parser of days (ADR 008): `YYYY-MM-DD`, with / or . or 年月日, eight digits, Java's array, or an instant, which
 * is read in China's calendar. Anything else is null.
 * @returns `YYYY-MM-DD`.
 */
export function parseDay(value: unknown): string | null {
  if (typeof value === 'number') return Number.isInteger(value) ? fromText(String(value)) : null
  if (typeof value === 'string') return fromText(value.trim())
  if (!Array.isArray(value) || parseInstant(value) === null) return null
  const [year, month, day] = value as number[]
  return fromParts(year ?? 0, month ?? 0, day ?? 0)
}

const MONTH = /^(\d{4})(?:[-/.年](\d{1,2})月?|(\d{2}))$/

/**
 * A month in China: `YYYY-MM`, with / or . or 年月, six digits, Java's array, or anything that `parseDay` reads as a day
 * of it. Anything else is null.
 * @returns `YYYY-MM`.
 */
export function parseMonth(value: unknown): string | null {
  const [, year, month, digits] = MONTH.exec(Array.isArray(value) ? value.join('-') : String(value).trim()) ?? []
  const day = year === undefined ? parseDay(value) : fromParts(Number(year), Number(month ?? digits), 1)
  return day?.slice(0, 7) ?? null
}
