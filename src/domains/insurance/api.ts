import { defineApi } from '#/shared/api/endpoint.ts'

const INSURANCE = 'formerop/api/user/insurance'

/** The specification gives only the paths; for the methods see decisions 399 to 407. */
export const insuranceApi = defineApi('insurance', () => import('./model.ts'), {
  policies: {
    method: 'GET',
    path: 'formerop/api/user/insurance/get',
    auth: 'user',
    reply: 'Policy',
    list: true,
    depositor: true,
  },
  byContract: {
    method: 'GET',
    path: `${INSURANCE}/get/group-by-contract`,
    auth: 'user',
    reply: 'PolicyGroups',
    depositor: true,
  },
  ofContract: {
    method: 'GET',
    path: `${INSURANCE}/get-by-contract/{id}`,
    auth: 'user',
    reply: 'Policy',
    list: true,
    depositor: true,
  },
  policy: {
    method: 'GET',
    path: `${INSURANCE}/get-one/{proBarcode}/{contractCode}`,
    auth: 'user',
    reply: 'Policy',
    depositor: true,
  },
  /** All claims; with an id, a list with only this claim. */
  claims: {
    method: 'GET',
    path: `${INSURANCE}/claim/get`,
    auth: 'user',
    query: 'ClaimQuery',
    reply: 'Claim',
    list: true,
    depositor: true,
  },
  apply: {
    method: 'POST',
    path: `${INSURANCE}/claim/apply`,
    auth: 'user',
    body: 'NewClaim',
    reply: 'Claim',
    changes: ['insurance'],
    idempotencyKey: true,
    depositor: true,
  },
  applyAgain: {
    method: 'POST',
    path: `${INSURANCE}/claim/re-apply`,
    auth: 'user',
    body: 'ChangedClaim',
    reply: 'Claim',
    changes: ['insurance'],
    idempotencyKey: true,
    depositor: true,
  },
  addExpress: {
    method: 'POST',
    path: `${INSURANCE}/claim/add-express`,
    auth: 'user',
    body: 'ClaimExpress',
    reply: 'Nothing',
    changes: ['insurance'],
    idempotencyKey: true,
    depositor: true,
  },
  cancel: {
    method: 'PUT',
    path: `${INSURANCE}/claim/cancel/{id}`,
    auth: 'user',
    reply: 'Nothing',
    changes: ['insurance'],
    depositor: true,
  },
})
