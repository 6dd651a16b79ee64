import { query } from '#/shared/api/query.ts'
import { couponApi } from '#/domains/coupon/api.ts'
import { ticketApi } from './api.ts'

/** All tickets of the person, drawn or not. */
export const myTickets = () => query(ticketApi.mine, {})

export const myTicketStates = () => query(ticketApi.statusMine, {})

/** The page size: more prizes than anybody has. */
const MANY = 100

/** The usable coupons, which show which won coupons are not used yet. */
export const usableCoupons = () =>
  query(couponApi.mine, { query: { page: 0, size: MANY }, body: { status: 'CLAIMED' } })
