import type { ReservationDate, ReservationTime } from './model.ts'

const WEEKDAYS = ['周日', '周一', '周二', '周三', '周四', '周五', '周六']

/** 11月22日 周日; a date in China, whatever the phone's time zone. */
export function dateLabel(date: string): string {
  const day = new Date(`${date}T00:00:00Z`)
  if (Number.isNaN(day.getTime())) return date
  return `${day.getUTCMonth() + 1}月${day.getUTCDate()}日 ${WEEKDAYS[day.getUTCDay()] ?? ''}`
}

export const openDates = (dates: readonly ReservationDate[]): ReservationDate[] =>
  dates.filter(({ available }) => available)

export const timeLabel = ({ time, remaining }: ReservationTime): string =>
  remaining > 0 ? `${time}（余${remaining}）` : `${time}（约满）`
