import { defineApi } from '#/shared/api/endpoint.ts'

export const counselorApi = defineApi('counselor', () => import('./model.ts'), {
  payCode: {
    method: 'POST',
    path: 'uaa/api/public/sendBusinessAuthorizeCode',
    auth: 'public',
    body: 'PayCodeRequest',
    reply: 'PayCode',
    changes: [],
  },
})
