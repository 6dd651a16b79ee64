import { defineApi } from '#/shared/api/endpoint.ts'

const MATERIALS = 'formerop/api/user/insure-materials'

/** The specification gives only the paths; for the methods see decisions 408 to 411. */
export const insuranceApplicationApi = defineApi('insurance-application', () => import('./model.ts'), {
  questions: {
    method: 'GET',
    path: `${MATERIALS}/get-health-question`,
    auth: 'user',
    reply: 'HealthQuestion',
    list: true,
    depositor: true,
  },
  save: {
    method: 'POST',
    path: `${MATERIALS}/save`,
    auth: 'user',
    body: 'NewMaterial',
    reply: 'InsureMaterial',
    changes: ['insurance-application'],
    idempotencyKey: true,
    depositor: true,
  },
  update: {
    method: 'PUT',
    path: `${MATERIALS}/update`,
    auth: 'user',
    body: 'ChangedMaterial',
    reply: 'InsureMaterial',
    changes: ['insurance-application'],
    depositor: true,
  },
  one: { method: 'GET', path: `${MATERIALS}/{id}`, auth: 'user', reply: 'InsureMaterial', depositor: true },
})
