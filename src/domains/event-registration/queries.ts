import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { queryOrNull } from '#/shared/api/gone.ts'
import { infiniteQuery, query } from '#/shared/api/query.ts'
import { eventRegistrationApi } from './api.ts'
import { serverNow } from '#/shared/lib/time/clock.ts'
import { hallApi } from './hall/api.ts'
import { msUntilRefetch } from './rules.ts'

/** The app sorts the list itself, so a page is large enough for a usual list. */
const MANY = 50

/** Refetched when the reservation of an unpaid place has ended; a failed read is not retried automatically. */
export const myRegistrations = () => {
  const read = infiniteQuery(eventRegistrationApi.list, {}, MANY)
  return infiniteQueryOptions({
    ...read,
    refetchInterval: ({ state: { data, error } }) =>
      !error && msUntilRefetch(data?.pages.flatMap(({ items }) => items) ?? [], serverNow()),
  })
}

export const registrationById = (id: string) =>
  queryOptions({
    ...queryOrNull(eventRegistrationApi.get, { path: { id } }),
    refetchInterval: ({ state: { data, error } }) => !error && msUntilRefetch(data ? [data] : [], serverNow()),
  })

/** An event with its sign-up (CONT-005); null if the event does not exist. */
export const eventById = (id: string) => queryOrNull(eventRegistrationApi.event, { path: { id } })

export const isFull = (eventId: string) => query(eventRegistrationApi.full, { query: { eventId } })

export const halls = () => query(hallApi.halls, {})

export const hallTimes = (hallId: string) => query(hallApi.hallTimes, { query: { hallId } })

export const freeDates = (hallId: string) => query(hallApi.freeDates, { query: { hallId } })

export const freeTimes = (hallId: string, date: string) => query(hallApi.freeTimes, { query: { hallId, date } })
