import { defineApi } from '#/shared/api/endpoint.ts'

const MATERIALS = '/formerop/api/user/insure-materials'

/** The specification gives the paths only; methods are decisions 408 to 411. */
export const insureApi = defineApi('insure', () => import('./model.ts'), {
  questions: {
    method: 'GET',
    path: 'insure-materials/get-health-question',
    at: `${MATERIALS}/get-health-question`,
    auth: 'user',
    reply: 'HealthQuestion',
    list: true,
    depositor: true,
  },
  save: {
    method: 'POST',
    path: 'insure-materials/save',
    at: `${MATERIALS}/save`,
    auth: 'user',
    body: 'NewMaterial',
    reply: 'InsureMaterial',
    changes: ['insure'],
    once: true,
    depositor: true,
  },
  update: {
    method: 'PUT',
    path: 'insure-materials/update',
    at: `${MATERIALS}/update`,
    auth: 'user',
    body: 'ChangedMaterial',
    reply: 'InsureMaterial',
    changes: ['insure'],
    depositor: true,
  },
  one: {
    method: 'GET',
    path: 'insure-materials/{id}',
    at: `${MATERIALS}/{id}`,
    auth: 'user',
    reply: 'InsureMaterial',
    depositor: true,
  },
})
