import { defineApi } from '#/shared/api/endpoint.ts'

const QA = 'qa/api/user/question-answer'

export const doctorQaApi = defineApi('doctor-qa', () => import('./model.ts'), {
  create: {
    method: 'POST',
    path: `${QA}/create`,
    auth: 'user',
    body: 'NewQuestion',
    reply: 'MadeQuestion',
    changes: ['doctor-qa'],
    idempotencyKey: true,
  },
  forDoctor: {
    method: 'GET',
    path: `${QA}/answerer-question`,
    auth: 'user',
    query: 'PageQuery',
    reply: 'Question',
    list: true,
  },
  mine: { method: 'GET', path: `${QA}/my-ask`, auth: 'user', query: 'PageQuery', reply: 'Question', list: true },
  one: { method: 'GET', path: `${QA}/question-detail/{id}`, auth: 'user', reply: 'Question' },
  /** The only call that adds a record; `recordType` distinguishes a doctor's answer from a further question. */
  add: {
    method: 'POST',
    path: `${QA}/ask-again`,
    auth: 'user',
    body: 'NewRecord',
    reply: 'Nothing',
    changes: ['doctor-qa'],
    idempotencyKey: true,
  },
  /** The specification only names the list of hospitals: the path is our own choice. */
  hospitals: {
    method: 'GET',
    path: 'qa/api/public/hospital-list',
    auth: 'public',
    reply: 'Hospital',
    list: true,
    mayBeMissing: true,
  },
})
