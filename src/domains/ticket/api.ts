import { defineApi } from '#/shared/api/endpoint.ts'

export const ticketApi = defineApi('ticket', () => import('./model.ts'), {
  /** Turns the reward of a paid order into coupons and tickets (GOODS-030). */
  issueCoupons: {
    method: 'POST',
    path: 'mallsales/api/user/tickets/issue-coupons',
    auth: 'user',
    query: 'IssueQuery',
    reply: 'Issued',
    changes: ['ticket', 'coupon', 'order'],
    idempotencyKey: true,
  },
  /** The specification names no call for a draw: a POST on the root is assumed to draw one ticket (decision 160). */
  root: {
    method: 'POST',
    path: 'mallsales/api/user/tickets',
    auth: 'user',
    body: 'DrawBody',
    reply: 'Ticket',
    changes: ['ticket', 'coupon', 'order'],
    idempotencyKey: true,
  },
  mine: { method: 'GET', path: 'mallsales/api/user/tickets/mine', auth: 'user', reply: 'Ticket', list: true },
  /** Only the states, for polling while a code is shown at a counter. */
  statusMine: {
    method: 'GET',
    path: 'mallsales/api/user/tickets/status/mine',
    auth: 'user',
    reply: 'TicketState',
    list: true,
  },
})
