import { defineApi } from '#/shared/api/endpoint.ts'

export const sessionApi = defineApi('session', () => import('./model.ts'), {
  login: {
    method: 'POST',
    path: '/auth/login',
    auth: 'public',
    body: 'LoginPayload',
    reply: 'LoginReply',
    changes: ['session'],
    timeout: 10_000,
    errorText: '无法登录，请检查验证码并重试',
  },
  logout: { method: 'GET', path: '/auth/logout', auth: 'user', reply: 'Nothing', changes: [], timeout: 5000 },
  smsCode: {
    method: 'POST',
    path: 'getCode',
    at: '/uaa/api/public/getCode',
    auth: 'public',
    body: 'SmsRequest',
    reply: 'SmsReply',
    changes: [],
    timeout: 10_000,
  },
  me: { method: 'GET', path: '/mallsales/api/user/current-mall-user', auth: 'user', reply: 'User' },
  agreement: {
    method: 'GET',
    path: 'resources/wechat/user-register-agreement.json',
    auth: 'public',
    reply: 'Agreement',
    server: 'store',
  },
  privacy: {
    method: 'GET',
    path: 'resources/wechat/privacy-clause.json',
    auth: 'public',
    reply: 'Agreement',
    server: 'store',
  },
})
