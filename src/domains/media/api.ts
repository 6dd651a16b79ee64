import { defineApi } from '#/shared/api/endpoint.ts'

export const mediaApi = defineApi('media', () => import('./model.ts'), {
  save: {
    method: 'POST',
    path: 'wechat/api/media/download-and-save',
    auth: 'user',
    query: 'MediaId',
    body: 'MediaId',
    reply: 'SavedMedia',
    changes: [],
    timeout: 30_000,
    errorText: '上传图片未成功',
  },
  signature: {
    method: 'GET',
    path: 'wechat/api/public/jsapi-signature',
    auth: 'public',
    query: 'SignQuery',
    reply: 'Signature',
    depositor: true,
  },
})
