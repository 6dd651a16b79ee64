import {
  CONFIRMING_LABEL,
  CONFIRMING_TEXT,
  isConfirming,
  isUnderWay,
  LATE_MS,
  REREAD_MS,
} from '#/domains/pay-order/under-way.ts'
import { type Entries, hasRefused, isRefused } from '#/shared/api/blocks.ts'
import { notReadText } from '#/shared/api/refused-entries.ts'
import type { OfferedDay } from '#/shared/form/DayGridField.tsx'
import { formatMoney } from '#/shared/lib/money.ts'
import { dayLabel, dayOf } from '#/shared/lib/time/calendar.ts'
import type { CalendarEvent } from '#/shared/lib/time/calendar-file.ts'
import { holdPhase, UNKNOWN_TIME, msUntilReleased } from '#/shared/lib/time/edges.ts'
import type { NewReservation, Reservation, ReservationDate, ReservationTime } from './model.ts'

/** If less than this many ms are left, the countdown is emphasized. */
export const WARN_MS = 60_000

export const openDates = (dates: readonly ReservationDate[]): ReservationDate[] =>
  dates.filter(({ available }) => available === true)

/** Whether one of the unreadable dates may be free; then no sentence says that there is no free day. */
export const mayHaveMore = (dates: Entries<ReservationDate>): boolean =>
  dates.refused !== undefined || dates.some(({ available }) => available === null)

/** The days for the calendar; the current day of the person's own visit counts as free. */
export const offeredDays = (dates: readonly ReservationDate[], own: string | undefined): OfferedDay[] =>
  dates.map(({ date: day, available }) => {
    if (day === own) return { day, free: true }
    return available === null ? { day, free: false, closed: '名额未知' } : { day, free: available }
  })

/** A time with its number of free places: `09:30（余3）`, or 名额未知 if the number is missing or unreadable. */
export function timeLabel({ time, remaining }: ReservationTime): string {
  if (remaining === null) return `${time}（名额未知）`
  return remaining > 0 ? `${time}（余${remaining}）` : `${time}（约满）`
}

/** `11月22日 周日 09:30`; an unknown time is left out, for an unknown day a text is shown. */
export function whenText({ date, time }: Pick<Reservation, 'date' | 'time'>): string {
  if (date) return [dayLabel(date), time].filter(Boolean).join(' ')
  return time ? `日期未知 ${time}` : UNKNOWN_TIME
}

const minutesOf = (time: string): number => {
  const [, hour = '', minute = ''] = /^(\d{1,2}):(\d{2})/.exec(time) ?? []
  return Number(hour) * 60 + Number(minute)
}

const MAX_NEAR = 3

/** The other times of the day with enough room, the nearest first. */
export const nearTimes = (times: readonly ReservationTime[], wanted: string, visitors: number): ReservationTime[] =>
  times
    .filter(({ time, remaining }) => time !== wanted && remaining !== null && remaining >= visitors)
    .sort((one, other) => {
      const far = ({ time }: ReservationTime) => Math.abs(minutesOf(time) - minutesOf(wanted))
      return far(one) - far(other) || minutesOf(one.time) - minutesOf(other.time)
    })
    .slice(0, MAX_NEAR)

/** The other open days, the nearest first. */
export const nearDates = (dates: readonly ReservationDate[], wanted: string): string[] =>
  openDates(dates)
    .map(({ date }) => date)
    .filter((date) => date !== wanted)
    .sort((one, other) => {
      const far = (date: string) => Math.abs(Date.parse(date) - Date.parse(wanted))
      return far(one) - far(other) || one.localeCompare(other)
    })
    .slice(0, MAX_NEAR)

/** The reason why the chosen time has not enough free places for the visitors; null if the time has enough. */
export function fullText(times: readonly ReservationTime[], wanted: string, visitors: number): string | null {
  const slot = times.find(({ time }) => time === wanted)
  const remaining = slot ? slot.remaining : 0
  if (!wanted || (remaining !== null && remaining >= visitors)) return null
  if (remaining === null) return `${wanted}的名额未知，请换一个时间，已填写的内容都在。`
  if (remaining <= 0) return `${wanted}刚刚约满了，请换一个时间，已填写的内容都在。`
  return `${wanted}只剩${remaining}个名额，您有${visitors}位访客，请换一个时间。`
}

/** The reason why no time of a day can be chosen. */
export const fullDayText = (times: readonly ReservationTime[]): string =>
  times.some(({ remaining }) => remaining === null)
    ? '这一天的名额未知，请换一天，或稍后再看。'
    : '这一天刚刚约满了，请换一天。'

export type Phase = 'pay' | 'confirming' | 'expired' | 'booked' | 'over' | 'used' | 'cancelled' | 'unknown'

const PAYABLE_STATUSES = ['WaitingForPayment', 'StartedPayment']
const STATES = ['WAIT_FOR_PAY', 'SUCCESS', 'CANCEL', 'EXPIRED', 'USED']

/** The state; if the reply has no state, the state follows from the payment. */
function statusOf({ status, amount }: Facts, payStatus: string | null): string {
  if (status) return status
  if (payStatus === 'Completed' || (payStatus === null && amount === 0)) return 'SUCCESS'
  if (payStatus === 'UserCancelled') return 'CANCEL'
  if (payStatus === 'SystemCancelled') return 'EXPIRED'
  return payStatus !== null && PAYABLE_STATUSES.includes(payStatus) ? 'WAIT_FOR_PAY' : ''
}

type Facts = Pick<Reservation, 'status' | 'expireTime' | 'amount' | 'date' | 'refundAmount'>

/**
 * REG-025: the phase by the server's clock. An unpaid reservation ends at `expireTime` without a reply. A payment that
 * is pending, or has arrived after the end, is never shown as lost.
 */
export function phaseOf(reservation: Facts, payStatus: string | null, now: number): Phase {
  const status = statusOf(reservation, payStatus)
  if (!STATES.includes(status)) return 'unknown'
  if (status === 'CANCEL') return 'cancelled'
  if (status === 'USED') return 'used'
  if (status === 'SUCCESS') return reservation.date && reservation.date < dayOf(now) ? 'over' : 'booked'
  const hold = status === 'EXPIRED' ? 'over' : holdPhase(reservation.expireTime, now)
  if (isRefused(reservation, 'refundAmount')) return 'unknown'
  const refunded = payStatus === 'Completed' && reservation.refundAmount !== null
  if (!refunded && isConfirming(payStatus, hold)) return 'confirming'
  if (hold === 'unknown') return 'unknown'
  return hold === 'over' ? 'expired' : 'pay'
}

export const phaseLabel: Readonly<Record<Phase, string>> = {
  pay: '待支付',
  confirming: CONFIRMING_LABEL,
  expired: '已过期',
  booked: '预约成功',
  over: '已结束',
  used: '已到访',
  cancelled: '已取消',
  unknown: '状态未知',
}

export const phaseNote: Readonly<Record<Phase, string>> = {
  pay: '名额已经为您保留，请在时间结束前完成支付。',
  confirming: CONFIRMING_TEXT,
  expired: '支付时间已过，名额已经放开。访客姓名还在，可以重新选择时间。',
  booked: '请按预约时间到访，入场时出示二维码，并带好访客的证件。',
  over: '到访日期已过。',
  used: '感谢您的到访。',
  cancelled: '这次预约已经取消，需要时可以重新预约。',
  unknown: '暂时看不到这次预约的状态，请稍后再看，或联系客服确认。',
}

/** The text about the refund of a cancelled visit; null without a refund. */
export function refundText(reservation: Pick<Reservation, 'refundAmount'>): string | null {
  const { refundAmount } = reservation
  if (isRefused(reservation, 'refundAmount')) return notReadText('退款金额')
  return refundAmount === null || refundAmount <= 0
    ? null
    : `已付的${formatMoney(refundAmount)}会原路退回您的付款账户。`
}

/** REG-030: only an upcoming visit can be changed or cancelled. */
export const mayChange = (phase: Phase): boolean => phase === 'pay' || phase === 'booked'

/** A paid visit that is not cancelled can be invoiced; a free one, or one whose sums are unreadable, cannot. */
export const mayInvoice = (reservation: Pick<Reservation, 'amount' | 'refundAmount'>, phase: Phase): boolean =>
  ['booked', 'used', 'over'].includes(phase) &&
  reservation.amount !== 0 &&
  reservation.refundAmount === null &&
  !hasRefused(reservation)

/** ms until the reservation is refetched; false when no change is expected. */
export function msUntilRefetch(
  reservation: Pick<Reservation, 'status' | 'expireTime' | 'refundAmount'> | null | undefined,
  payStatus: string | null,
  now: number,
): number | false {
  if (!reservation || !['WAIT_FOR_PAY', 'EXPIRED', ''].includes(reservation.status)) return false
  const end = reservation.expireTime
  if (typeof end !== 'number' || reservation.refundAmount !== null || now >= end + LATE_MS) return false
  if (isUnderWay(payStatus)) return REREAD_MS
  return reservation.status !== 'EXPIRED' && msUntilReleased(end, now)
}

/** The times for a visit that is being changed: its own places count as free. */
export const withOwnPlaces = (
  times: readonly ReservationTime[],
  own: { date: string; time: string } | null,
  date: string,
  visitors: number,
): ReservationTime[] =>
  times.map((slot) =>
    own && own.date === date && own.time === slot.time
      ? { ...slot, remaining: Math.max(slot.remaining ?? 0, 0) + visitors }
      : slot,
  )

/**
 * Whether a lost request has created this reservation. The same visitors, compared by name, cannot have two visits at
 * the same time, so their earlier reservation counts, too.
 */
export const isSameVisit = (made: Reservation, wanted: NewReservation): boolean =>
  made.date === wanted.date &&
  made.time === wanted.time &&
  made.status !== 'CANCEL' &&
  made.status !== 'EXPIRED' &&
  JSON.stringify(made.visitors.map(({ name }) => name)) === JSON.stringify(wanted.visitors.map(({ name }) => name))

const CHINA = '+08:00'
const VISIT_MS = 3_600_000

/** Start and end as epoch ms; null when day or time is unknown. Without an end, a visit lasts an hour. */
export function visitSpan({ date, time }: Pick<Reservation, 'date' | 'time'>): { start: number; end: number } | null {
  const [from, until] = [...time.matchAll(/\d{1,2}:\d{2}/g)].map(([clock]) => clock.padStart(5, '0'))
  const start = Date.parse(`${date}T${from ?? ''}:00${CHINA}`)
  if (Number.isNaN(start)) return null
  const end = Date.parse(`${date}T${until ?? ''}:00${CHINA}`)
  return { start, end: end > start ? end : start + VISIT_MS }
}

type Visit = Pick<Reservation, 'id' | 'date' | 'time'>

/** The calendar event; it contains no name. */
export function visitEvent(visit: Visit, url: string, now: number): CalendarEvent | null {
  const span = visitSpan(visit)
  return span && { uid: `reservation-${visit.id}`, title: '参观预约', ...span, stamp: now, url }
}

/** The event as text, for browsers that cannot save a file. */
export const visitReminder = (visit: Visit, url: string): string => `参观预约 ${whenText(visit)}（北京时间）\n${url}`

const byTime = (one: Pick<Reservation, 'date' | 'time'>, other: Pick<Reservation, 'date' | 'time'>): number =>
  `${one.date} ${one.time}`.localeCompare(`${other.date} ${other.time}`)

const ENDED: readonly Phase[] = ['expired', 'over', 'used', 'cancelled']

const isPast = ({ date }: Pick<Reservation, 'date'>, now: number): boolean => date !== '' && date < dayOf(now)

/** Whether a visit may still take place: a field that cannot be read does not end the visit. */
const mayCome = (visit: Reservation, now: number): boolean => {
  const phase = phaseOf(visit, null, now)
  return !ENDED.includes(phase) && !(phase === 'unknown' && isPast(visit, now))
}

/** Upcoming visits, paid or not, even in an unknown state; the next visit first, visits with an unknown day last. */
export const comingVisits = (reservations: readonly Reservation[], now: number): Reservation[] =>
  reservations
    .filter((visit) => mayCome(visit, now))
    .sort((one, other) => Number(one.date === '') - Number(other.date === '') || byTime(one, other))

/**
 * Whether a visit with an unknown day or state may come before all others; then no visit is shown as the next visit.
 */
export const isNextUnknown = (reservations: readonly Reservation[], now: number): boolean =>
  reservations.some((visit) => mayCome(visit, now) && (visit.date === '' || phaseOf(visit, null, now) === 'unknown'))

/** The next visit, including today's; null when there is none. */
export function nextVisit(reservations: readonly Reservation[], now: number): Reservation | null {
  const today = dayOf(now)
  const coming = reservations.filter(({ status, date }) => status === 'SUCCESS' && date >= today)
  return coming.sort(byTime)[0] ?? null
}
