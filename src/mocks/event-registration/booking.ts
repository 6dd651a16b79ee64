import { spanPhase } from '#/shared/lib/time/edges.ts'
import { isOpen } from '#/domains/event-registration/rules.ts'
import { dayOf } from '#/shared/lib/time/calendar.ts'
import { parseInstant } from '#/shared/lib/time/instant.ts'
import { type Db, nextId } from '../db.ts'
import type { EventRow, RegistrationRow } from './rows.ts'
import { own, HttpError } from '../http-error.ts'
import { hallOf, openDays, placesLeft } from './halls.ts'

/** For how many ms a place is held for its deposit. */
export const HOLD_MS = 30 * 60_000

const CONFIRMED_BY_HAND = /HALL|INTERPRET|ANNIVERSARY/

export const isOpenRow = (row: RegistrationRow): boolean =>
  isOpen({ status: row.status, workflowStatus: row.workflowStatus ?? '' })

export function releaseExpired(db: Db, now: number): void {
  for (const row of db.registrations)
    if (row.status === 'WAIT_FOR_PAY' && row.payUntil !== null && row.payUntil <= now) row.status = 'CANCEL'
}

export const takenAt = (db: Db, event: Pick<EventRow, 'id' | 'others'>): number =>
  event.others + db.registrations.filter(({ eventId, status }) => eventId === event.id && status !== 'CANCEL').length

export const isFullEvent = (db: Db, event: EventRow): boolean => takenAt(db, event) >= event.capacity

export function eventOf(db: Db, id: string): EventRow {
  const event = db.registrationEvents.find((row) => row.id === id)
  if (!event) throw new HttpError(404)
  return event
}

function checkMayJoin(db: Db, event: EventRow, userId: string, now: number): void {
  const phase = spanPhase(event, now)
  if (phase === 'early') throw new HttpError(400, '报名还没有开始')
  if (phase === 'over') throw new HttpError(400, '报名已经结束')
  const before = db.registrations.some((row) => row.eventId === event.id && row.userId === userId && isOpenRow(row))
  if (before && !event.activityCode.includes('HALL')) throw new HttpError(400, '您已经报过名了，可在“我的预约”查看')
  if (isFullEvent(db, event)) throw new HttpError(400, '报名已满')
}

/** Sets the status SUCCESS; an event that a person confirms also gets its first step. */
function succeed(row: RegistrationRow, now: number): void {
  row.status = 'SUCCESS'
  if (!CONFIRMED_BY_HAND.test(row.activityCode)) return
  row.workflowStatus = 'UNCONFIRMED'
  row.steps.push({ status: 'UNCONFIRMED', time: now })
}

interface BookingRequest {
  event: EventRow
  userId: string
  data: RegistrationRow['data']
  sharingCode: string | null
  now: number
}

function add(db: Db, { event, userId, data, sharingCode, now }: BookingRequest): RegistrationRow {
  const { title, activityCode, parseTime, place, nextStep, deposit } = event
  const wished = typeof data['parseDate'] === 'string' ? parseInstant(data['parseDate']) : null
  const row: RegistrationRow = {
    id: nextId(db, 'RG'),
    userId,
    title,
    status: 'WAIT_FOR_PAY',
    workflowStatus: null,
    activityCode,
    registrationTime: now,
    parseDate: event.parseDate ?? wished,
    parseTime,
    deposit: deposit > 0 ? deposit : null,
    steps: [],
    eventId: event.id,
    place,
    hallId: null,
    nextStep,
    depositState: deposit > 0 ? 'UNPAID' : null,
    payOrderId: null,
    payUntil: deposit > 0 ? now + HOLD_MS : null,
    data,
    reason: '',
    sharingCode,
  }
  db.registrations.push(row)
  if (deposit === 0) succeed(row, now)
  return row
}

/** @param deposit the deposit shown to the person. */
export function signUp(db: Db, wanted: Omit<BookingRequest, 'event'> & { eventId: string; deposit: number | null }) {
  const event = eventOf(db, wanted.eventId)
  checkMayJoin(db, event, wanted.userId, wanted.now)
  if ((wanted.deposit ?? 0) !== event.deposit) throw new HttpError(400, '定金有变化，请确认后重新提交')
  return add(db, { ...wanted, event })
}

interface Slot {
  hallId: string
  date: string
  time: string
}

function checkedSlot(db: Db, { hallId, date, time }: Slot, now: number, but?: string): Slot {
  const hall = hallOf(hallId)
  if (!hall || !openDays(hall, now).includes(date) || !(time in hall.times))
    throw new HttpError(400, '这个时间不能预约，请换一个')
  if (placesLeft(db, hall, { day: date, time }, but) <= 0) throw new HttpError(400, '这个时间刚刚约满，请换一个时间')
  return { hallId, date, time }
}

function move(row: RegistrationRow, { hallId, date, time }: Slot): void {
  row.hallId = hallId
  row.place = hallOf(hallId)?.name ?? ''
  row.parseTime = time
  row.parseDate = parseInstant(`${date} ${time.slice(0, 5)}`)
}

const sameSlot = (row: RegistrationRow, { date, time }: Slot): boolean =>
  row.parseDate !== null && dayOf(row.parseDate) === date && row.parseTime === time

export function visit(db: Db, wanted: Omit<BookingRequest, 'event'> & Slot & { eventId: string }): RegistrationRow {
  const event = eventOf(db, wanted.eventId)
  if (!event.activityCode.includes('HALL')) throw new HttpError(400, '这个活动不能预约参观')
  checkMayJoin(db, event, wanted.userId, wanted.now)
  const twice = db.registrations.some((row) => row.userId === wanted.userId && isOpenRow(row) && sameSlot(row, wanted))
  if (twice) throw new HttpError(400, '您在这个时间已经有预约了')
  const slot = checkedSlot(db, wanted, wanted.now)
  const row = add(db, { ...wanted, event })
  move(row, slot)
  return row
}

const openOne = (db: Db, id: string, userId: string): RegistrationRow => {
  const row = own(db.registrations, id, userId)
  if (!isOpenRow(row))
    throw new HttpError(400, row.status === 'CANCEL' ? '这次预约已经取消' : '这次预约已经结束，不能修改')
  return row
}

/** A change of the time must be confirmed again. */
export function changeVisit(db: Db, wanted: Slot & { id: string; userId: string; now: number }): RegistrationRow {
  const row = openOne(db, wanted.id, wanted.userId)
  if (row.hallId === wanted.hallId && sameSlot(row, wanted)) return row
  move(row, checkedSlot(db, wanted, wanted.now, row.id))
  row.workflowStatus = 'UNCONFIRMED'
  row.steps.push({ status: 'UNCONFIRMED', time: wanted.now })
  return row
}

export function cancel(
  db: Db,
  { id, userId, reason }: { id: string; userId: string; reason: string },
): RegistrationRow {
  const row = own(db.registrations, id, userId)
  if (row.status === 'CANCEL') return row
  if (!isOpenRow(row)) throw new HttpError(400, '这次预约已经结束，不能取消')
  row.status = 'CANCEL'
  row.reason = reason
  if (row.depositState === 'PAID') row.depositState = 'REFUNDING'
  return row
}

/**
 * The deposit has arrived. After the place was released, the deposit still counts if a place is free; otherwise the
 * deposit is refunded.
 */
export function depositPaid(db: Db, id: string, now: number): void {
  const row = db.registrations.find((one) => one.id === id)
  if (!row || row.depositState !== 'UNPAID') return
  const event = db.registrationEvents.find((one) => one.id === row.eventId)
  const givenUp = row.status === 'CANCEL' && row.reason === '' && row.payUntil !== null && row.payUntil <= now
  const again = givenUp && event !== undefined && !isFullEvent(db, event)
  row.depositState = row.status === 'WAIT_FOR_PAY' || again ? 'PAID' : 'REFUNDING'
  if (row.depositState === 'PAID') succeed(row, now)
}
