import { defineApi } from '#/shared/api/endpoint.ts'

export const homeApi = defineApi('home', () => import('./model.ts'), {
  /** The specification only names this call (slides); the path is our own choice (decision 137). */
  activities: {
    method: 'GET',
    path: 'mall/api/public/slides',
    mayBeMissing: true,
    auth: 'public',
    reply: 'Activity',
    list: true,
  },
  /**
   * The specification only names this call ("sign has read"); the path is our own choice (decision 284). After this
   * call, the backend no longer announces the record to this person.
   */
  markRead: {
    method: 'POST',
    path: 'mallsales/api/user/sign/has-read',
    mayBeMissing: true,
    auth: 'user',
    body: 'ReadRecord',
    reply: 'Nothing',
    changes: [],
  },
})
