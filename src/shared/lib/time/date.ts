import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'
import { UNKNOWN_TIME } from './edges.ts'
import { CHINA_OFFSET_MINUTES, parseInstant } from './instant.ts'
import { UNREADABLE } from '../unreadable.ts'

dayjs.extend(utc)

/** The formats of specification §9, and a format for days. */
export const dateFormats = {
  minute: 'YYYY-MM-DD HH:mm',
  slash: 'YYYY/MM/DD HH:mm',
  second: 'YYYY-MM-DD HH:mm:ss',
  day: 'YYYY-MM-DD',
  dot: 'YYYY.MM.DD',
  chinese: 'YYYY年MM月DD日',
} as const

export type DateFormat = keyof typeof dateFormats

function written(value: unknown, format: string): string {
  if (value === UNREADABLE) return UNKNOWN_TIME
  // A number is in ms; only replies may contain seconds.
  const time = typeof value === 'number' && Number.isFinite(value) ? value : parseInstant(value)
  return time === null ? '--' : dayjs.utc(time).utcOffset(CHINA_OFFSET_MINUTES).format(format)
}

/** The text of an instant in Chinese time: `--` if it is missing or invalid, 时间未知 if it could not be read. */
export const formatDate = (value: unknown, format: DateFormat): string => written(value, dateFormats[format])

/** Holiday dates are written year/month/day 00:00:00 without padding (specification §9, FMT-011). */
export const holidayDate = (value: unknown): string => written(value, 'YYYY/M/D [00:00:00]')
