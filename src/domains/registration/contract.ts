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
  cancel: {
    method: 'PUT',
    path: 'mall-user-registrations/cancel/{id}',
    at: '/mallsales/api/user/mall-user-registrations/cancel/{id}',
    auth: 'user',
    reply: 'Nothing',
    changes: ['registration'],
  },
})
