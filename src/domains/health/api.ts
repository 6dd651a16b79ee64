import { defineApi } from '#/shared/api/endpoint.ts'

export const healthApi = defineApi('health', () => import('./model.ts'), {
  mine: {
    method: 'GET',
    path: 'mallsales/api/user/health-records/current-user',
    auth: 'user',
    query: 'RecordsQuery',
    reply: 'HealthRecord',
    list: true,
  },
  one: { method: 'GET', path: 'mallsales/api/user/health-records/{id}', auth: 'user', reply: 'HealthRecord' },
  create: {
    method: 'POST',
    path: 'mallsales/api/user/health-records/create',
    auth: 'user',
    body: 'NewRecord',
    reply: 'HealthRecord',
    changes: ['health'],
    idempotencyKey: true,
  },
  update: {
    method: 'PUT',
    path: 'mallsales/api/user/health-records/update',
    auth: 'user',
    body: 'ChangedRecord',
    reply: 'HealthRecord',
    changes: ['health'],
  },
  remove: {
    method: 'DELETE',
    path: 'mallsales/api/user/health-records/delete/{id}',
    auth: 'user',
    reply: 'Nothing',
    changes: ['health'],
  },
  // Specification §7 only names baby info. We chose the path; each person has one record (decision 335).
  baby: { method: 'GET', path: 'mallsales/api/user/baby-info', mayBeMissing: true, auth: 'user', reply: 'BabyReply' },
  createBaby: {
    method: 'POST',
    path: 'mallsales/api/user/baby-info',
    auth: 'user',
    body: 'NewBaby',
    reply: 'Baby',
    changes: ['health'],
    idempotencyKey: true,
  },
  updateBaby: {
    method: 'PUT',
    path: 'mallsales/api/user/baby-info',
    auth: 'user',
    body: 'ChangedBaby',
    reply: 'Baby',
    changes: ['health'],
  },
})
