import { defineApi } from '#/shared/api/endpoint.ts'

export const reservationApi = defineApi('reservation', () => import('./model.ts'), {
  dates: {
    method: 'GET',
    path: '/mallsales/api/public/reservation/find-date',
    auth: 'public',
    reply: 'ReservationDate',
    list: true,
  },
  times: {
    method: 'GET',
    path: '/mallsales/api/public/reservation/find-time',
    auth: 'public',
    query: 'TimeQuery',
    reply: 'ReservationTime',
    list: true,
  },
  create: {
    method: 'POST',
    path: '/mallsales/api/public/reservation/creat',
    auth: 'public',
    body: 'NewReservation',
    reply: 'Reservation',
    changes: ['reservation'],
    once: true,
  },
})
