import { defineApi } from '#/shared/api/endpoint.ts'

const FRIENDS = '/mallsales/api/user/kin-friends'
const GENE_DATA = '/mallsales/api/user/authorization-gene-data'

export const kinApi = defineApi('kin', () => import('./model.ts'), {
  list: { method: 'GET', path: 'kin-friends/list', at: `${FRIENDS}/list`, auth: 'user', reply: 'Friend', list: true },
  applications: {
    method: 'GET',
    path: 'kin-friends/apply',
    at: `${FRIENDS}/apply`,
    auth: 'user',
    reply: 'Friend',
    list: true,
  },
  apply: {
    method: 'POST',
    path: 'kin-friends/apply',
    at: `${FRIENDS}/apply`,
    auth: 'user',
    body: 'NewApplication',
    reply: 'Nothing',
    changes: ['kin'],
    once: true,
  },
  recommended: {
    method: 'GET',
    path: 'kin-friends/recommended',
    at: `${FRIENDS}/recommended`,
    auth: 'user',
    reply: 'Friend',
    list: true,
  },
  /** A PUT whose payload is its query string; it has no body (API-032). */
  answer: {
    method: 'PUT',
    path: 'kin-friends/agree',
    at: `${FRIENDS}/agree`,
    auth: 'user',
    query: 'ApplicationAnswer',
    reply: 'Nothing',
    changes: ['kin'],
    once: true,
  },
  share: {
    method: 'PUT',
    path: 'kin-friends/share',
    at: `${FRIENDS}/share`,
    auth: 'user',
    body: 'Sharing',
    reply: 'Nothing',
    changes: ['kin'],
  },
  /** Finds people; a POST, so that names and numbers stand in no address. */
  search: {
    method: 'POST',
    path: 'kin-friends/search',
    at: `${FRIENDS}/search`,
    auth: 'user',
    body: 'FriendSearch',
    reply: 'Friend',
    list: true,
  },
  one: { method: 'GET', path: 'kin-friends/{id}', at: `${FRIENDS}/{id}`, auth: 'user', reply: 'Friend' },
  /** Whether I have authorised the use of my gene data. */
  authorised: {
    method: 'GET',
    path: 'authorization-gene-data/validation',
    at: `${GENE_DATA}/validation`,
    auth: 'user',
    reply: 'Authorised',
  },
  authorise: {
    method: 'POST',
    path: 'authorization-gene-data',
    at: GENE_DATA,
    auth: 'user',
    body: 'Authorisation',
    reply: 'Nothing',
    changes: ['kin'],
  },
  /** The friends who may see my results now. */
  seenBy: {
    method: 'GET',
    path: 'authorization-gene-data/kin',
    at: `${GENE_DATA}/kin`,
    auth: 'user',
    reply: 'Friend',
    list: true,
  },
})
