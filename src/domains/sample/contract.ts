import { defineApi } from '#/shared/api/endpoint.ts'

export const sampleApi = defineApi('sample', () => import('./model.ts'), {
  /** A question about a number: it changes nothing, but it is asked once a tap and never by itself. */
  verify: {
    method: 'POST',
    path: 'mall-samples/verify',
    at: '/mallsales/api/user/mall-samples/verify',
    auth: 'user',
    body: 'VerifyBody',
    reply: 'VerifiedSample',
    changes: [],
    depositor: true,
  },
  bind: {
    method: 'POST',
    path: 'mall-samples/bind',
    at: '/mallsales/api/user/mall-samples/bind',
    auth: 'user',
    body: 'BindBody',
    reply: 'BoundSample',
    changes: ['sample', 'report', 'order'],
    depositor: true,
    once: true,
  },
  progress: {
    method: 'POST',
    path: 'mall-samples/my-progress',
    at: '/mallsales/api/user/mall-samples/my-progress',
    auth: 'user',
    body: 'ProgressBody',
    reply: 'SampleProgress',
    list: true,
    depositor: true,
  },
})
