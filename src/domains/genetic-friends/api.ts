import { defineApi } from '#/shared/api/endpoint.ts'

const FRIENDS = '/mallsales/api/user/kin-friends'
const GENE_DATA = '/mallsales/api/user/authorization-gene-data'

export const geneticFriendsApi = defineApi('genetic-friends', () => import('./model.ts'), {
  list: { method: 'GET', path: 'kin-friends/list', url: `${FRIENDS}/list`, auth: 'user', reply: 'Friend', list: true },
  applications: {
    method: 'GET',
    path: 'kin-friends/apply',
    url: `${FRIENDS}/apply`,
    auth: 'user',
    reply: 'Friend',
    list: true,
  },
  apply: {
    method: 'POST',
    path: 'kin-friends/apply',
    url: `${FRIENDS}/apply`,
    auth: 'user',
    body: 'NewApplication',
    reply: 'Nothing',
    changes: ['genetic-friends'],
    idempotencyKey: true,
  },
  recommended: {
    method: 'GET',
    path: 'kin-friends/recommended',
    url: `${FRIENDS}/recommended`,
    auth: 'user',
    reply: 'Friend',
    list: true,
  },
  /** A PUT whose parameters are in the query string; it has no body (API-032). */
  answer: {
    method: 'PUT',
    path: 'kin-friends/agree',
    url: `${FRIENDS}/agree`,
    auth: 'user',
    query: 'ApplicationAnswer',
    reply: 'Nothing',
    changes: ['genetic-friends'],
    idempotencyKey: true,
  },
  share: {
    method: 'PUT',
    path: 'kin-friends/share',
    url: `${FRIENDS}/share`,
    auth: 'user',
    body: 'Sharing',
    reply: 'Nothing',
    changes: ['genetic-friends'],
  },
  /** Finds people. A POST, so that names and numbers are not part of an address. */
  search: {
    method: 'POST',
    path: 'kin-friends/search',
    url: `${FRIENDS}/search`,
    auth: 'user',
    body: 'FriendSearch',
    reply: 'Friend',
    list: true,
  },
  one: { method: 'GET', path: 'kin-friends/{id}', url: `${FRIENDS}/{id}`, auth: 'user', reply: 'Friend' },
  authorised: {
    method: 'GET',
    path: 'authorization-gene-data/validation',
    url: `${GENE_DATA}/validation`,
    auth: 'user',
    reply: 'Authorised',
  },
  authorise: {
    method: 'POST',
    path: 'authorization-gene-data',
    url: GENE_DATA,
    auth: 'user',
    body: 'Authorisation',
    reply: 'Nothing',
    changes: ['genetic-friends'],
  },
  /** The friends who may currently see the signed-in person's results. */
  seenBy: {
    method: 'GET',
    path: 'authorization-gene-data/kin',
    url: `${GENE_DATA}/kin`,
    auth: 'user',
    reply: 'Friend',
    list: true,
  },
})
