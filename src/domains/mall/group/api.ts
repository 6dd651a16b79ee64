import { defineApi } from '#/shared/api/endpoint.ts'

/** Group buying on the goods page (decision 9); the model is loaded with the first of these calls. */
export const groupApi = defineApi('mall', () => import('./model.ts'), {
  canBuyInGroup: { method: 'GET', path: 'mallsales/api/user/group-buying/can-buy/{id}', auth: 'user', reply: 'CanBuy' },
  group: {
    method: 'GET',
    path: 'mallsales/api/user/group-buying/data',
    auth: 'user',
    query: 'GroupQuery',
    reply: 'GroupBuying',
  },
  /** A GET that writes: it reserves a place in a group. Sent only after a tap (docs/risks.md). */
  groupCode: {
    method: 'GET',
    path: 'mallsales/api/user/group-buying/share-code',
    auth: 'user',
    query: 'GroupQuery',
    reply: 'GroupCode',
    changes: ['mall', 'order'],
    idempotencyKey: true,
  },
  canQuitGroup: {
    method: 'GET',
    path: 'mallsales/api/user/group-buying/can-quit',
    auth: 'user',
    query: 'ById',
    reply: 'CanQuit',
  },
  quitGroup: {
    method: 'PUT',
    path: 'mallsales/api/user/group-buying/quit',
    auth: 'user',
    body: 'ById',
    reply: 'Nothing',
    changes: ['mall', 'order'],
    idempotencyKey: true,
  },
})
