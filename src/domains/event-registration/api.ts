import { defineApi } from '#/shared/api/endpoint.ts'

export const eventRegistrationApi = defineApi('event-registration', () => import('./model.ts'), {
  /** A POST that only reads (decision 372). */
  list: {
    method: 'POST',
    path: 'mallsales/api/user/mall-user-registrations/get-list',
    auth: 'user',
    query: 'PageQuery',
    reply: 'Registration',
    list: true,
  },
  get: { method: 'GET', path: 'mallsales/api/user/mall-user-registrations/{id}', auth: 'user', reply: 'Registration' },
  event: {
    method: 'GET',
    path: 'mallsales/api/public/mall-registration-events/{id}',
    auth: 'public',
    reply: 'RegistrationEvent',
  },
  /** Whether an event is fully booked. */
  full: {
    method: 'GET',
    path: 'mallsales/api/user/mall-user-registrations/full',
    auth: 'user',
    query: 'FullQuery',
    reply: 'IsFull',
  },
  create: {
    method: 'POST',
    path: 'mallsales/api/user/mall-user-registrations',
    auth: 'user',
    body: 'NewRegistration',
    reply: 'Registration',
    changes: ['event-registration'],
    idempotencyKey: true,
  },
  update: {
    method: 'PUT',
    path: 'mallsales/api/user/mall-user-registrations',
    auth: 'user',
    body: 'ChangedRegistration',
    reply: 'Registration',
    changes: ['event-registration'],
  },
  cancel: {
    method: 'PUT',
    path: 'mallsales/api/user/mall-user-registrations/cancel/{id}',
    auth: 'user',
    body: 'CancelReason',
    reply: 'Nothing',
    changes: ['event-registration'],
  },
})
