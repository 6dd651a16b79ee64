import { defineApi } from '#/shared/api/endpoint.ts'

export const patientApi = defineApi('patient', () => import('./model.ts'), {
  all: { method: 'GET', path: 'uaa/api/user/patients', auth: 'user', reply: 'Patient', list: true, depositor: true },
  one: { method: 'GET', path: 'uaa/api/user/patients/{id}', auth: 'user', reply: 'Patient', depositor: true },
  create: {
    method: 'POST',
    path: 'uaa/api/user/patients',
    auth: 'user',
    body: 'NewPatient',
    reply: 'Patient',
    changes: ['patient', 'order'],
    depositor: true,
    idempotencyKey: true,
  },
  update: {
    method: 'PUT',
    path: 'uaa/api/user/patients',
    auth: 'user',
    body: 'ChangedPatient',
    reply: 'Patient',
    changes: ['patient', 'order'],
    depositor: true,
  },
  /** A check, not a write: nothing is invalidated. */
  checkCover: {
    method: 'POST',
    path: 'uaa/api/user/patients/check-cover',
    auth: 'user',
    body: 'CoverQuestion',
    reply: 'CoverReply',
    changes: [],
    depositor: true,
  },
})
