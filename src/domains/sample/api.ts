import { defineApi } from '#/shared/api/endpoint.ts'

export const sampleApi = defineApi('sample', () => import('./model.ts'), {
  /** Validates a number. The call changes no data, but it is sent once per tap and never automatically. */
  verify: {
    method: 'POST',
    path: 'mallsales/api/user/mall-samples/verify',
    auth: 'user',
    body: 'VerifyBody',
    reply: 'VerifiedSample',
    changes: [],
    depositor: true,
  },
  bind: {
    method: 'POST',
    path: 'mallsales/api/user/mall-samples/bind',
    auth: 'user',
    body: 'BindBody',
    reply: 'BoundSample',
    changes: ['sample', 'report', 'order'],
    depositor: true,
    idempotencyKey: true,
  },
  progress: {
    method: 'POST',
    path: 'mallsales/api/user/mall-samples/my-progress',
    auth: 'user',
    body: 'ProgressBody',
    reply: 'SampleProgress',
    list: true,
    depositor: true,
  },
  details: {
    method: 'GET',
    path: 'mallsales/api/user/mall-samples/details/{id}',
    auth: 'user',
    reply: 'Tube',
    depositor: true,
  },
  /** The tubes of goods or of an order (decision 25). */
  forGoods: {
    method: 'GET',
    path: 'mallsales/api/user/mall-samples/for-goods/{id}',
    auth: 'user',
    reply: 'Tube',
    list: true,
    depositor: true,
  },
  /** The tooth-sample goods of one order, or of all orders of the person: a POST that only reads (decision 322). */
  toothGoods: {
    method: 'POST',
    path: 'mallsales/api/user/mall-samples/tooth/commodity',
    auth: 'user',
    body: 'ToothOrder',
    reply: 'ToothGoods',
    list: true,
    depositor: true,
  },
  /** Like `verify`, this call is sent once per tap (BIND-008). */
  toothVerify: {
    method: 'GET',
    path: 'mallsales/api/user/mall-samples/tooth/verify/{sampleId}/{mallOrderId}',
    auth: 'user',
    reply: 'VerifiedSample',
    changes: [],
    depositor: true,
  },
  toothBind: {
    method: 'POST',
    path: 'mallsales/api/user/mall-samples/tooth/bind',
    auth: 'user',
    body: 'ToothBindBody',
    reply: 'BoundSample',
    changes: ['sample', 'report', 'order'],
    depositor: true,
    idempotencyKey: true,
  },
  /** Sends the authorization code to the phone number in the contract (BIND-009). */
  cpsSendCode: {
    method: 'POST',
    path: 'mallsales/api/user/mall-samples/cps/send-authorization-code',
    auth: 'user',
    body: 'CpsCodeBody',
    reply: 'Nothing',
    changes: [],
    timeout: 10_000,
    depositor: true,
  },
  cpsBind: {
    method: 'POST',
    path: 'mallsales/api/user/mall-samples/cps/bind',
    auth: 'user',
    body: 'CpsBindBody',
    reply: 'Nothing',
    changes: ['contract', 'sample'],
    depositor: true,
    idempotencyKey: true,
  },
})
