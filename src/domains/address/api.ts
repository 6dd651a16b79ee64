import { defineApi } from '#/shared/api/endpoint.ts'

export const addressApi = defineApi('address', () => import('./model.ts'), {
  all: {
    method: 'GET',
    path: 'mallsales/api/user/shipping-address/get-all',
    auth: 'user',
    reply: 'Address',
    list: true,
  },
  one: { method: 'GET', path: 'mallsales/api/user/shipping-address/{id}', auth: 'user', reply: 'Address' },
  create: {
    method: 'POST',
    path: 'mallsales/api/user/shipping-address',
    auth: 'user',
    body: 'NewAddress',
    reply: 'Address',
    changes: ['address', 'user', 'order'],
    idempotencyKey: true,
  },
  update: {
    method: 'PUT',
    path: 'mallsales/api/user/shipping-address',
    auth: 'user',
    body: 'ChangedAddress',
    reply: 'Address',
    changes: ['address', 'order'],
  },
  remove: {
    method: 'DELETE',
    path: 'mallsales/api/user/shipping-address/{id}',
    auth: 'user',
    reply: 'Nothing',
    changes: ['address', 'user', 'order'],
  },
  /**
   * The provinces with their cities and districts; the specification only names this call (§7). Without a reply, the
   * app uses its own list.
   */
  divisions: {
    method: 'GET',
    path: 'mallsales/api/public/admin-divisions',
    mayBeMissing: true,
    auth: 'public',
    reply: 'Division',
    list: true,
  },
  makeDefault: {
    method: 'PUT',
    path: 'mallsales/api/user/shipping-address/set-default-shipping/{id}',
    auth: 'user',
    reply: 'Nothing',
    changes: ['address', 'order'],
  },
})
