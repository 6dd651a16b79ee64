import { defineApi } from '#/shared/api/endpoint.ts'

export const counselorApi = defineApi('counselor', () => import('./model.ts'), {
  /**
   * Sends the code to the counselor's phone. The reply may contain the code, but the app ignores it, because anybody
   * can type a counselor's number.
   */
  payCode: {
    method: 'POST',
    path: 'uaa/api/public/sendBusinessAuthorizeCode',
    auth: 'public',
    body: 'PayCodeRequest',
    reply: 'Nothing',
    changes: [],
  },
  /** The specification only names the counselor message: the path is our own choice (decisions 164 and 459). */
  message: {
    method: 'GET',
    path: 'uaa/api/public/counselor-message',
    auth: 'public',
    query: 'CounselorQuery',
    reply: 'CounselorReply',
    mayBeMissing: true,
  },
})
