import { defineApi } from '#/shared/api/endpoint.ts'

export const memberApi = defineApi('member', () => import('./model.ts'), {
  /** The specification names the call without its prefix; it is read as the full profile (decision 256). */
  profile: {
    method: 'GET',
    path: 'uaa/api/user/mall-user/current-user/complete',
    mayBeMissing: true,
    auth: 'user',
    reply: 'MaybeProfile',
  },
  /** The specification only names this call; the path is our own choice (decision 451). */
  level: {
    method: 'GET',
    path: 'members/api/user/member-level',
    mayBeMissing: true,
    auth: 'user',
    reply: 'MaybeLevel',
  },
})
