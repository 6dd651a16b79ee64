import { orGone } from '#/shared/api/gone.ts'
import { pages, query } from '#/shared/api/query.ts'
import { registrationApi } from './contract.ts'
import { hallApi } from './hall-contract.ts'

/** The list is put in order on the phone, so that a usual one is read at once. */
const MANY = 50

export const myRegistrations = () => pages(registrationApi.list, {}, MANY)

export const registrationById = (id: string) => orGone(registrationApi.get, { path: { id } })

/** CONT-005. */
export const eventById = (id: string) => orGone(registrationApi.event, { path: { id } })

export const isFull = (eventId: string) => query(registrationApi.full, { query: { eventId } })

export const halls = () => query(hallApi.halls, {})

export const hallTimes = (hallId: string) => query(hallApi.hallTimes, { query: { hallId } })

export const freeDates = (hallId: string) => query(hallApi.freeDates, { query: { hallId } })

export const freeTimes = (hallId: string, date: string) => query(hallApi.freeTimes, { query: { hallId, date } })
