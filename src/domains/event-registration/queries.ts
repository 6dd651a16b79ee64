import { orGone } from '#/shared/api/gone.ts'
import { pages, query } from '#/shared/api/query.ts'
import { eventRegistrationApi } from './api.ts'
import { hallApi } from './hall/api.ts'

/** The app sorts the list itself, so one page holds a usual one. */
const MANY = 50

export const myRegistrations = () => pages(eventRegistrationApi.list, {}, MANY)

export const registrationById = (id: string) => orGone(eventRegistrationApi.get, { path: { id } })

/** CONT-005. */
export const eventById = (id: string) => orGone(eventRegistrationApi.event, { path: { id } })

export const isFull = (eventId: string) => query(eventRegistrationApi.full, { query: { eventId } })

export const halls = () => query(hallApi.halls, {})

export const hallTimes = (hallId: string) => query(hallApi.hallTimes, { query: { hallId } })

export const freeDates = (hallId: string) => query(hallApi.freeDates, { query: { hallId } })

export const freeTimes = (hallId: string, date: string) => query(hallApi.freeTimes, { query: { hallId, date } })
