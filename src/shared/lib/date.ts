import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc'

dayjs.extend(utc)

/** The service works on Chinese time wherever the phone is (ADR 008). */
const CHINA_OFFSET_MINUTES = 480

const LOCAL_FORM = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?)?$/

/** The five formats of specification §9 and the holiday form. */
export const dateFormats = {
  minute: 'YYYY-MM-DD HH:mm',
  slash: 'YYYY/MM/DD HH:mm',
  second: 'YYYY-MM-DD HH:mm:ss',
  day: 'YYYY-MM-DD',
  dot: 'YYYY.MM.DD',
  chinese: 'YYYY年MM月DD日',
} as const

export type DateFormat = keyof typeof dateFormats

function fromParts(text: string): number | null {
  const match = LOCAL_FORM.exec(text)
  if (!match) return null
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match.slice(1).map((part) => Number(part ?? 0))
  const utcTime = Date.UTC(year, month - 1, day, hour, minute, second)
  const back = new Date(utcTime)
  const same =
    back.getUTCFullYear() === year && back.getUTCMonth() === month - 1 && back.getUTCDate() === day && back.getUTCHours() === hour
  return same && minute < 60 && second < 60 ? utcTime - CHINA_OFFSET_MINUTES * 60_000 : null
}

/**
 * The one reader of instants: ISO 8601 with offset, the formats of specification §9 (taken as Chinese time),
 * epoch milliseconds, Date. Anything else is null.
 * @returns epoch milliseconds.
 */
export function parseInstant(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) && value > 0 && value < 4_102_444_800_000 ? value : null
  if (value instanceof Date) return parseInstant(value.getTime())
  if (typeof value !== 'string') return null
  const local = fromParts(value.trim())
  if (local !== null) return local
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}.*(Z|[+-]\d{2}:?\d{2})$/.test(value)) return null
  const day = fromParts(value.slice(0, 10))
  const time = Date.parse(value)
  return day === null || Number.isNaN(time) ? null : time
}

/** Shows an instant in Chinese time; a missing or broken one is `--`. */
export function formatDate(value: unknown, format: DateFormat): string {
  const time = parseInstant(value)
  return time === null ? '--' : dayjs.utc(time).utcOffset(CHINA_OFFSET_MINUTES).format(dateFormats[format])
}

/** Holiday dates are written year/month/day 00:00:00 without padding (specification §9, FMT-011). */
export function holidayDate(value: unknown): string {
  const time = parseInstant(value)
  return time === null ? '--' : dayjs.utc(time).utcOffset(CHINA_OFFSET_MINUTES).format('YYYY/M/D [00:00:00]')
}

/** `mm:ss`, over an hour the minutes go on counting (62:05), never below 00:00. @param ms milliseconds left. */
export function formatCountdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`
}

/** Days, hours, minutes and seconds left, for long promotions: `2天 03:04:05`. */
export function formatLongCountdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const pad = (part: number) => String(part).padStart(2, '0')
  const clock = `${pad(Math.floor(seconds / 3600) % 24)}:${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`
  const days = Math.floor(seconds / 86_400)
  return days > 0 ? `${days}天 ${clock}` : clock
}
