import { dayAfter, dayOf } from '#/shared/lib/time/calendar.ts'
import type { Db } from '../db.ts'
import { type HallSeed, hallSeeds } from '../seed/event-registration/halls.ts'

const DAYS = 28
const MONDAY = 1

const weekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()
const numberOf = (day: string): number => Math.floor(Date.parse(`${day}T00:00:00Z`) / 86_400_000)

export const hallOf = (id: string | null): HallSeed | undefined => hallSeeds.find((hall) => hall.id === id)

/** The opening days of a hall: four weeks from tomorrow on, without Mondays. */
export function openDays({ times }: HallSeed, now: number): string[] {
  const today = dayOf(now)
  if (Object.keys(times).length === 0) return []
  return Array.from({ length: DAYS }, (_, index) => dayAfter(today, index + 1)).filter((day) => weekday(day) !== MONDAY)
}

/** On some days, people outside this database have taken all places. */
const isFullDay = (hall: HallSeed, day: string): boolean => numberOf(day) % hall.fullEvery === 0

/** The number of free places at a time, without counting the registration `but`; 0 where no place is offered. */
export function placesLeft(
  db: Pick<Db, 'registrations'>,
  hall: HallSeed,
  { day, time }: { day: string; time: string },
  but?: string,
): number {
  const mine = db.registrations.filter(
    (row) =>
      row.hallId === hall.id &&
      row.id !== but &&
      row.status !== 'CANCEL' &&
      row.parseTime === time &&
      row.parseDate !== null &&
      dayOf(row.parseDate) === day,
  )
  const left = (hall.times[time] ?? 0) - mine.length
  return isFullDay(hall, day) ? Math.min(left, 0) : left
}

export const freeTimesOf = (db: Pick<Db, 'registrations'>, hall: HallSeed, day: string): string[] =>
  Object.keys(hall.times).filter((time) => placesLeft(db, hall, { day, time }) > 0)
