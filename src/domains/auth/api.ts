import { defineApi } from '#/shared/api/endpoint.ts'

export const authApi = defineApi('auth', () => import('./model.ts'), {
  login: {
    method: 'POST',
    path: 'auth/login',
    auth: 'public',
    body: 'LoginPayload',
    reply: 'LoginReply',
    changes: ['user'],
    timeout: 10_000,
    errorText: '无法登录，请检查验证码并重试',
  },
  logout: { method: 'GET', path: 'auth/logout', auth: 'user', reply: 'Nothing', changes: [], timeout: 5000 },
  smsCode: {
    method: 'POST',
    path: 'uaa/api/public/getCode',
    auth: 'public',
    body: 'SmsRequest',
    reply: 'SmsReply',
    changes: [],
    timeout: 10_000,
  },
  /** WeChat's authorization page; it returns to `redirectUrl` with a code. */
  authorizationUrl: {
    method: 'GET',
    path: 'wechat/api/public/authorization-url',
    auth: 'public',
    query: 'AuthorizationQuery',
    reply: 'AuthorizationUrl',
    timeout: 10_000,
    errorText: '获取授权地址异常',
  },
  /** A write, because it uses up WeChat's code; the code in its answer is valid for one login or registration. */
  hasRegister: {
    method: 'GET',
    path: 'uaa/api/public/has-register',
    auth: 'public',
    query: 'Authorization',
    reply: 'BoundCheck',
    changes: [],
    timeout: 10_000,
    errorText: '微信授权异常',
  },
  authorize: {
    method: 'POST',
    path: 'uaa/api/public/authorize',
    auth: 'public',
    body: 'Authorization',
    reply: 'Nothing',
    changes: [],
    timeout: 10_000,
    errorText: '微信授权异常',
  },
  /** The specification only names this call; the path is our own choice (decision 137). */
  agreement: {
    method: 'GET',
    path: 'resources/wechat/user-register-agreement.json',
    auth: 'public',
    reply: 'Agreement',
    server: 'store',
  },
  privacy: { method: 'GET', path: 'mall/api/public/privacy-policies/{id}', auth: 'public', reply: 'Agreement' },
})
