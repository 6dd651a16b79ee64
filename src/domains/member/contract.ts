import { defineApi } from '#/shared/api/endpoint.ts'

export const levelApi = defineApi('member', () => import('./model.ts'), {
  /** Only named in the specification; the path is our own choice (decision 451). */
  level: {
    method: 'GET',
    path: 'member-level',
    at: '/members/api/user/member-level',
    named: true,
    auth: 'user',
    reply: 'MaybeLevel',
  },
})
