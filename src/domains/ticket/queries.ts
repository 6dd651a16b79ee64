import { query } from '#/shared/api/query.ts'
import { couponApi } from '#/domains/coupon/contract.ts'
import { ticketApi } from './contract.ts'

/** Everything that the person holds or has drawn. */
export const myTickets = () => query(ticketApi.mine, {})

export const myTicketStates = () => query(ticketApi.statusMine, {})

/** More prizes than this nobody has. */
const MANY = 100

/** The coupons that can still be used, to tell which of the prizes are among them. */
export const usableCoupons = () =>
  query(couponApi.mine, { query: { page: 0, size: MANY }, body: { status: 'CLAIMED' } })
