import { queryOptions } from '@tanstack/react-query'
import { paymentApi } from '#/domains/payment/api.ts'
import { call } from '#/shared/api/call.ts'
import { nullIfGone, queryOrNull } from '#/shared/api/gone.ts'
import { infiniteQuery, query } from '#/shared/api/query.ts'
import { serverNow } from '#/shared/lib/time/clock.ts'
import { visitReservationApi } from './api.ts'
import { storeTicket } from './stored-tickets.ts'

export const reservationDates = () => query(visitReservationApi.dates, {})

/** REG-028: the times of the chosen date; refetched each time they are shown, because places are taken quickly. */
export const reservationTimes = (date: string) => ({
  ...query(visitReservationApi.times, { query: { date } }),
  staleTime: 0,
})

export const visitorTypes = () => query(visitReservationApi.visitorTypes, {})

/** The depositor with a contract number or a mobile number; null when there is none. */
export const depositorBy = (keyword: string) => queryOrNull(visitReservationApi.findDepositor, { query: { keyword } })

/** One reservation; null when there is none. Its ticket is stored for places without a network. */
export const reservationById = (id: string) =>
  queryOptions({
    queryKey: query(visitReservationApi.get, { path: { id } }).queryKey,
    queryFn: async ({ signal }) => {
      const found = await nullIfGone(call(visitReservationApi.get, { path: { id } }, { signal }))
      if (found) storeTicket({ ...found, id }, serverNow())
      return found && { ...found, id }
    },
  })

/** The payment of a reservation, by the reservation's id (PAY-053); null when there is nothing to pay. */
export const paymentOf = (id: string) => queryOrNull(paymentApi.reservationOrder, { path: { id } })

export const myReservations = () => infiniteQuery(visitReservationApi.find, {})

/** The search for a reservation made without a login. */
export interface ReservationSearch {
  mobile: string
  name: string
}

export const foundReservations = ({ mobile, name }: ReservationSearch) =>
  query(visitReservationApi.find, { query: { mobile, name } })

export const invoiceOfReservation = (id: string) => queryOrNull(visitReservationApi.invoice, { path: { id } })
