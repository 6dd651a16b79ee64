import { defineApi } from '#/shared/api/endpoint.ts'
import { notReadText } from '#/shared/api/refused-entries.ts'

export const visitReservationApi = defineApi('visit-reservation', () => import('./model.ts'), {
  dates: {
    method: 'GET',
    path: 'mallsales/api/public/reservation/find-date',
    auth: 'public',
    reply: 'ReservationDate',
    list: true,
    unreadableText: notReadText('可预约的日期'),
  },
  times: {
    method: 'GET',
    path: 'mallsales/api/public/reservation/find-time',
    auth: 'public',
    query: 'TimeQuery',
    reply: 'ReservationTime',
    list: true,
    unreadableText: notReadText('可预约的时段'),
  },
  visitorTypes: {
    method: 'GET',
    path: 'mallsales/api/public/reservation/visitor-types',
    auth: 'public',
    reply: 'VisitorType',
    list: true,
  },
  findDepositor: {
    method: 'GET',
    path: 'mallsales/api/public/reservation/find-depositor',
    auth: 'public',
    query: 'KeywordQuery',
    reply: 'MaybeDepositor',
  },
  create: {
    method: 'POST',
    path: 'mallsales/api/public/reservation/creat',
    auth: 'public',
    body: 'NewReservation',
    reply: 'Reservation',
    changes: ['visit-reservation'],
    idempotencyKey: true,
  },
  update: {
    method: 'PUT',
    path: 'mallsales/api/public/reservation/update',
    auth: 'public',
    body: 'ChangedReservation',
    reply: 'Reservation',
    changes: ['visit-reservation'],
    idempotencyKey: true,
  },
  find: {
    method: 'GET',
    path: 'mallsales/api/public/reservation/find',
    auth: 'public',
    query: 'FindQuery',
    reply: 'Reservation',
    list: true,
  },
  get: { method: 'GET', path: 'mallsales/api/public/reservation/find/{id}', auth: 'public', reply: 'Reservation' },
  /** API-033: a GET that writes, with the id in the query. */
  cancel: {
    method: 'GET',
    path: 'mallsales/api/public/reservation/cancel',
    auth: 'public',
    query: 'IdQuery',
    reply: 'Nothing',
    changes: ['visit-reservation', 'payment'],
  },
  invoice: {
    method: 'GET',
    path: 'mallsales/api/public/reservation/invoice/{id}',
    auth: 'public',
    reply: 'MaybeInvoice',
  },
})
