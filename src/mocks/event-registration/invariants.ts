import { dayOf } from '#/shared/lib/time/calendar.ts'
import type { Db } from '../db.ts'
import { takenAt } from './booking.ts'
import { hallOf, placesLeft } from './halls.ts'

/** Invariant: no place is sold twice, at an event or in a hall. Returns the name of the first violation, else null. */
export function checkRegistrations(db: Db): string | null {
  const event = db.registrationEvents.find((one) => takenAt(db, one) > one.capacity)
  if (event) return `event ${event.id}: a place sold twice`
  for (const { id, hallId, parseDate, parseTime, status } of db.registrations) {
    const hall = status === 'CANCEL' || parseDate === null ? undefined : hallOf(hallId)
    if (hall && placesLeft(db, hall, { day: dayOf(parseDate ?? 0), time: parseTime }) < 0)
      return `registration ${id}: a place sold twice`
  }
  return null
}
