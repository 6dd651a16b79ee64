import type { Reservation } from '#/domains/visit-reservation/model.ts'
import { paths } from '#/paths.ts'
import { dayOf } from '#/shared/lib/time/calendar.ts'
import type { CalendarEvent } from '#/shared/lib/time/calendar-file.ts'
import { endOrder, knownTime } from '#/shared/lib/time/edges.ts'
import { parseInstant } from '#/shared/lib/time/instant.ts'
import { whenText, isVisit } from './event-rules.ts'
import type { Registration } from './model.ts'
import { isOpen, kindOf } from './rules.ts'

const HOUR = 3_600_000

/** Start and end in epoch ms. Without an end, the event lasts one hour; null when the start is unknown. */
export function spanOf({
  parseDate,
  parseTime,
}: Pick<Registration, 'parseDate' | 'parseTime'>): { start: number; end: number } | null {
  if (typeof parseDate !== 'number') return null
  const day = dayOf(parseDate)
  const at = (hour: string | undefined) => (hour ? parseInstant(`${day} ${hour.padStart(5, '0')}`) : null)
  const [, from, until] = /^(\d{1,2}:\d{2})(?:\s*[-~–至]\s*(\d{1,2}:\d{2}))?$/.exec(parseTime.trim()) ?? []
  const midnight = parseInstant(day)
  const start = at(from) ?? (parseDate === midnight ? null : parseDate)
  if (start === null) return null
  const end = at(until)
  return { start, end: end !== null && end > start ? end : start + HOUR }
}

const placeOf = ({ place, hall }: Registration): string => place || hall?.name || ''

/** An upcoming registration as a calendar event; null when its hour is unknown or over. */
export function calendarEvent(registration: Registration, origin: string, now: number): CalendarEvent | null {
  const span = spanOf(registration)
  if (!span || registration.status !== 'SUCCESS' || !isOpen(registration) || span.end <= now) return null
  const place = placeOf(registration)
  return {
    uid: `registration-${registration.id}@${new URL(origin).host}`,
    title: kindOf(registration),
    ...span,
    stamp: now,
    ...(place && { place }),
    url: origin + paths.mySchedule,
  }
}

/** The event as a text to copy, where files cannot be saved. */
export const reminderText = (registration: Registration, origin: string): string =>
  [
    kindOf(registration),
    `时间：${whenText(registration)}`,
    placeOf(registration) && `地点：${placeOf(registration)}`,
    `详情：${origin}${paths.mySchedule}`,
  ]
    .filter(Boolean)
    .join('\n')

/** The next registration or visit: `2026-11-28 14:00 公开课`; null when there is none. */
export function nextText(registration: Registration | null, visit: Reservation | null): string | null {
  const mine = registration && { day: dayOf(knownTime(registration.parseDate) ?? 0), time: registration.parseTime }
  // Within a day, an entry without an hour comes last.
  const order = ({ day, time }: { day: string; time: string }) => `${day} ${time ? time.padStart(5, '0') : '99:99'}`
  if (visit && (!mine || order({ day: visit.date, time: visit.time }) < order(mine)))
    return [visit.date, visit.time, '参观'].filter(Boolean).join(' ')
  return registration && [whenText(registration), kindOf(registration)].filter(Boolean).join(' ')
}

/** Whether the day is over; then the registration can be neither changed, cancelled nor paid, whatever its state. */
export const isPast = ({ parseDate }: Pick<Registration, 'parseDate'>, now: number): boolean =>
  typeof parseDate === 'number' && dayOf(parseDate) < dayOf(now)

const isComing = (registration: Registration, now: number): boolean =>
  isOpen(registration) && registration.parseDate !== null && !isPast(registration, now)

/** Upcoming registrations first, the next on top; then the other registrations, the latest first. */
export function inOrder(registrations: readonly Registration[], now: number): Registration[] {
  const coming = registrations.filter((one) => isComing(one, now))
  const others = registrations.filter((one) => !isComing(one, now))
  return [
    ...coming.sort((one, other) => endOrder(one.parseDate) - endOrder(other.parseDate)),
    ...others.sort((one, other) => (knownTime(other.registrationTime) ?? 0) - (knownTime(one.registrationTime) ?? 0)),
  ]
}

/** Sorts across the pages of a list; each page keeps its length. */
export function pagesInOrder<P extends { items: readonly Registration[] }>(pages: readonly P[], now: number) {
  const sorted = inOrder(
    pages.flatMap(({ items }) => items),
    now,
  )
  let from = 0
  return pages.map((page) => {
    const items = sorted.slice(from, from + page.items.length)
    from += page.items.length
    return { ...page, items }
  })
}

export function depositText({ depositState, status }: Pick<Registration, 'depositState' | 'status'>): string {
  if (depositState === 'REFUNDING') return '退款中'
  if (depositState === 'REFUNDED') return '已退还'
  if (depositState === 'PAID') return '已支付'
  return status === 'WAIT_FOR_PAY' ? '待支付' : ''
}

/** Whether day and time can be changed: for an upcoming visit to a hall. */
export const canChange = (registration: Registration): boolean =>
  registration.status === 'SUCCESS' && isOpen(registration) && isVisit(registration) && registration.hall !== null
