import { query } from '#/shared/api/query.ts'
import { reservationApi } from './contract.ts'

export const reservationDates = () => query(reservationApi.dates, {})

/** REG-028: the times of a date that was chosen. */
export const reservationTimes = (date: string) => query(reservationApi.times, { query: { date } })
