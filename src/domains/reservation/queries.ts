import { query } from '#/shared/api/query.ts'
import { reservationApi } from './contract.ts'

export const reservationDates = () => query(reservationApi.dates, {})

/** REG-028: the times of the chosen date. */
export const reservationTimes = (date: string) => query(reservationApi.times, { query: { date } })
