import { defineApi } from '#/shared/api/endpoint.ts'

export const registrationApi = defineApi('registration', () => import('./model.ts'), {
  /** A POST that only reads (decision 372). */
  list: {
    method: 'POST',
    path: 'mall-user-registrations/get-list',
    at: '/mallsales/api/user/mall-user-registrations/get-list',
    auth: 'user',
    query: 'PageQuery',
    reply: 'Registration',
    list: true,
  },
  get: {
    method: 'GET',
    path: 'mall-user-registrations/{id}',
    at: '/mallsales/api/user/mall-user-registrations/{id}',
    auth: 'user',
    reply: 'Registration',
  },
  event: {
    method: 'GET',
    path: 'mall-registration-events/{id}',
    at: '/mallsales/api/public/mall-registration-events/{id}',
    auth: 'public',
    reply: 'RegistrationEvent',
  },
  /** Whether an event is fully booked. */
  full: {
    method: 'GET',
    path: 'mall-user-registrations/full',
    at: '/mallsales/api/user/mall-user-registrations/full',
    auth: 'user',
    query: 'FullQuery',
    reply: 'IsFull',
  },
  create: {
    method: 'POST',
    path: 'mall-user-registrations',
    at: '/mallsales/api/user/mall-user-registrations',
    auth: 'user',
    body: 'NewRegistration',
    reply: 'Registration',
    changes: ['registration'],
    once: true,
  },
  update: {
    method: 'PUT',
    path: 'mall-user-registrations',
    at: '/mallsales/api/user/mall-user-registrations',
    auth: 'user',
    body: 'ChangedRegistration',
    reply: 'Registration',
    changes: ['registration'],
  },
  cancel: {
    method: 'PUT',
    path: 'mall-user-registrations/cancel/{id}',
    at: '/mallsales/api/user/mall-user-registrations/cancel/{id}',
    auth: 'user',
    body: 'CancelReason',
    reply: 'Nothing',
    changes: ['registration'],
  },
})
