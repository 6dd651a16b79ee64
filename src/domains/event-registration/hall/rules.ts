import { dayLabel, dayOf } from '#/shared/lib/time/calendar.ts'

/** An offered day or time; `free` means that a place is left. */
export interface HallDay {
  day: string
  free: boolean
}

/** The opening days of a hall from today on, and whether each has a place left (REG-031). */
export function offeredDays(opens: readonly string[], free: readonly { day: string }[], now: number): HallDay[] {
  const today = dayOf(now)
  const places = new Set(free.map(({ day }) => day))
  return [...new Set([...opens, ...places])]
    .filter((day) => day >= today)
    .sort()
    .map((day) => ({ day, free: places.has(day) }))
}

export interface OfferedTime {
  time: string
  free: boolean
}

/** The times of a hall, and whether each has a place left on the chosen day. */
export function offeredTimes(all: readonly { time: string }[], free: readonly { time: string }[]): OfferedTime[] {
  const places = new Set(free.map(({ time }) => time))
  return [...new Set([...all, ...free].map(({ time }) => time))]
    .sort()
    .map((time) => ({ time, free: places.has(time) }))
}

const distance = (one: string, other: string): number => Math.abs(Date.parse(one) - Date.parse(other))

/** The free days nearest to a full day, at most `most`, in calendar order. */
export const nearestFree = (day: string, days: readonly HallDay[], most = 3): string[] =>
  days
    .filter((one) => one.free && one.day !== day)
    .map((one) => one.day)
    .sort((one, other) => distance(one, day) - distance(other, day) || (one < other ? -1 : 1))
    .slice(0, most)
    .sort()

/** The text for a chosen day that has become full; null while the day has a free place. */
export function dayFullText(day: string, days: readonly HallDay[]): string | null {
  if (day === '' || days.some((one) => one.day === day && one.free)) return null
  const others = nearestFree(day, days).map(dayLabel)
  return others.length > 0
    ? `${dayLabel(day)}刚刚约满，最近可约：${others.join('、')}`
    : `${dayLabel(day)}刚刚约满，近期没有其他可约的日子`
}

/** The text for a chosen time that has become full; null while the time has a free place. */
export function timeFullText(time: string, times: readonly OfferedTime[]): string | null {
  if (time === '' || times.some((one) => one.time === time && one.free)) return null
  const others = times.filter(({ free }) => free).map((one) => one.time)
  return others.length > 0 ? `${time}刚刚约满，当天还可约：${others.join('、')}` : `${time}刚刚约满，请换一天`
}
