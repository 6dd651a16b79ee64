import { defineApi } from '#/shared/api/endpoint.ts'

export const userApi = defineApi('user', () => import('./model.ts'), {
  bindPhone: {
    method: 'POST',
    path: 'uaa/api/account/bindPhoneNumber',
    auth: 'user',
    body: 'PhoneBinding',
    reply: 'Nothing',
    changes: ['user', 'member'],
  },
  update: {
    method: 'POST',
    path: 'uaa/api/user/mall-user/current-user/partial-update',
    auth: 'user',
    body: 'UserUpdate',
    reply: 'Nothing',
    changes: ['user', 'member'],
  },
  me: { method: 'GET', path: 'mallsales/api/user/current-mall-user', auth: 'user', reply: 'User' },
  /** Whether the signed-in person is a salesperson (decision 257). */
  isSalesman: {
    method: 'GET',
    path: 'uaa/api/user/mall-user/current-user-is-salesman',
    auth: 'user',
    reply: 'IsSalesman',
  },
  sharer: {
    method: 'GET',
    path: 'uaa/api/public/mall-user/by-share-code/{code}',
    auth: 'public',
    reply: 'Sharer',
    errorText: '获取分享人信息失败',
  },
})
