import { defineApi } from '#/shared/api/endpoint.ts'

export const invitationApi = defineApi('invitation', () => import('./model.ts'), {
  /**
   * The specification names no call for the invitation records; the path is our own choice (decision 223). The list is
   * not paged, because the counts and the list must be computed from the same records.
   */
  records: {
    method: 'GET',
    path: 'members/api/user/invitation-records',
    mayBeMissing: true,
    auth: 'user',
    reply: 'InvitationRecord',
    list: true,
  },
  /** The specification only names this call; the path is our own choice (decision 447). */
  shareLog: {
    method: 'GET',
    path: 'members/api/user/share-logs',
    mayBeMissing: true,
    auth: 'user',
    reply: 'ShareLog',
    list: true,
  },
})
