import { defineApi } from '#/shared/api/endpoint.ts'

export const invitationApi = defineApi('invitation', () => import('./model.ts'), {
  /**
   * The specification names no call for the invitation records; the path is our own choice (decision 223). Not paged, so
   * that the counts and the list are of the same records.
   */
  records: {
    method: 'GET',
    path: 'invitation-records',
    at: '/members/api/user/invitation-records',
    named: true,
    auth: 'user',
    reply: 'InvitationRecord',
    list: true,
  },
  /** Only named in the specification; the path is our own choice (decision 447). */
  shareLog: {
    method: 'GET',
    path: 'share-logs',
    at: '/members/api/user/share-logs',
    named: true,
    auth: 'user',
    reply: 'ShareLog',
    list: true,
  },
})
