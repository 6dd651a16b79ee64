import { defineApi } from '#/shared/api/endpoint.ts'

export const homeApi = defineApi('home', () => import('./model.ts'), {
  /** Only named in the specification (slides); the path is our own choice (decision 137). */
  activities: {
    method: 'GET',
    path: 'slides',
    url: '/mall/api/public/slides',
    mayBeMissing: true,
    auth: 'public',
    reply: 'Activity',
    list: true,
  },
})
