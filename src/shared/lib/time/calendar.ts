import { formatDate } from './date.ts'

/** Days and months in Chinese time, as texts: `2026-11-20`, `2026-11`. */

const DAY_MS = 86_400_000

export const dayOf = (time: number): string => formatDate(time, 'day')
export const monthOf = (time: number): string => dayOf(time).slice(0, 7)

const MONTH = /^(\d{4})-(\d{2})$/

/** `2026年11月`; an invalid month is shown unchanged. */
export const monthLabel = (month: string): string => month.replace(MONTH, '$1年$2月').replace('年0', '年')

const WEEKDAYS = ['周日', '周一', '周二', '周三', '周四', '周五', '周六']

/** `11月22日 周日`, whatever the phone's time zone; an invalid day is shown unchanged. */
export function dayLabel(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(date.getTime())) return day
  return `${date.getUTCMonth() + 1}月${date.getUTCDate()}日 ${WEEKDAYS[date.getUTCDay()] ?? ''}`
}

/** The day that is `days` days later, or earlier if `days` is negative. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** The month that is `months` months later, or earlier if `months` is negative. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
}

/** The days of a month in weeks that begin on Sunday; null for days of other months. */
export function monthWeeks(month: string): (string | null)[][] {
  const first = `${month}-01`
  const lead = new Date(`${first}T00:00:00Z`).getUTCDay()
  const count = Number(dayAfter(`${monthAfter(month, 1)}-01`, -1).slice(8))
  const cells = [
    ...Array.from({ length: lead }, () => null),
    ...Array.from({ length: count }, (_, index) => dayAfter(first, index)),
  ]
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => cells[week * 7 + day] ?? null),
  )
}

/** The number of consecutive days up to today, or up to yesterday while today is not counted yet. */
export function streakOf(days: ReadonlySet<string>, today: string): number {
  let day = days.has(today) ? today : dayAfter(today, -1)
  let streak = 0
  for (; days.has(day); day = dayAfter(day, -1)) streak += 1
  return streak
}
