import { defineApi } from '#/shared/api/endpoint.ts'

const FRIENDS = 'mallsales/api/user/kin-friends'
const GENE_DATA = 'mallsales/api/user/authorization-gene-data'

export const geneticFriendsApi = defineApi('genetic-friends', () => import('./model.ts'), {
  list: { method: 'GET', path: `${FRIENDS}/list`, auth: 'user', reply: 'Friend', list: true },
  applications: { method: 'GET', path: `${FRIENDS}/apply`, auth: 'user', reply: 'Friend', list: true },
  apply: {
    method: 'POST',
    path: `${FRIENDS}/apply`,
    auth: 'user',
    body: 'NewApplication',
    reply: 'Nothing',
    changes: ['genetic-friends'],
    idempotencyKey: true,
  },
  recommended: { method: 'GET', path: `${FRIENDS}/recommended`, auth: 'user', reply: 'Friend', list: true },
  /** A PUT whose parameters are in the query string; it has no body (API-032). */
  answer: {
    method: 'PUT',
    path: `${FRIENDS}/agree`,
    auth: 'user',
    query: 'ApplicationAnswer',
    reply: 'Nothing',
    changes: ['genetic-friends'],
    idempotencyKey: true,
  },
  share: {
    method: 'PUT',
    path: `${FRIENDS}/share`,
    auth: 'user',
    body: 'Sharing',
    reply: 'Nothing',
    changes: ['genetic-friends'],
  },
  /** Finds people. A POST, so that names and numbers are not part of an address. */
  search: {
    method: 'POST',
    path: `${FRIENDS}/search`,
    auth: 'user',
    body: 'FriendSearch',
    reply: 'Friend',
    list: true,
  },
  one: { method: 'GET', path: `${FRIENDS}/{id}`, auth: 'user', reply: 'Friend' },
  authorised: { method: 'GET', path: `${GENE_DATA}/validation`, auth: 'user', reply: 'Authorised' },
  authorise: {
    method: 'POST',
    path: GENE_DATA,
    auth: 'user',
    body: 'Authorisation',
    reply: 'Nothing',
    changes: ['genetic-friends'],
  },
  /** The friends who may currently see the signed-in person's results. */
  seenBy: { method: 'GET', path: `${GENE_DATA}/kin`, auth: 'user', reply: 'Friend', list: true },
})
