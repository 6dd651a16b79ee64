import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'
import { CHINA_OFFSET_MINUTES, parseInstant } from './instant.ts'

dayjs.extend(utc)

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
