import { query } from '#/shared/api/query.ts'
import { couponApi } from '#/domains/coupon/api.ts'
import { ticketApi } from './api.ts'

/** All tickets of the person, drawn or not. */
export const myTickets = () => query(ticketApi.mine, {})

export const myTicketStates = () => query(ticketApi.statusMine, {})

/** More prizes than anybody has. */
const MANY = 100

/** The usable coupons, to find out which prizes are still among them. */
export const usableCoupons = () =>
  query(couponApi.mine, { query: { page: 0, size: MANY }, body: { status: 'CLAIMED' } })
