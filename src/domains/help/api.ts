import { defineApi } from '#/shared/api/endpoint.ts'

export const helpApi = defineApi('help', () => import('./model.ts'), {
  list: {
    method: 'GET',
    path: 'mall/api/public/help-centers',
    auth: 'public',
    query: 'PageQuery',
    reply: 'HelpItem',
    list: true,
  },
  get: { method: 'GET', path: 'mall/api/public/help-centers/{id}', auth: 'public', reply: 'HelpItem' },
  knowledge: {
    method: 'GET',
    path: 'mall/api/public/knowledge-base',
    auth: 'public',
    query: 'PageQuery',
    reply: 'KnowledgeItem',
    list: true,
  },
  knowledgeText: { method: 'GET', path: 'mall/api/public/knowledge-base/{id}', auth: 'public', reply: 'KnowledgeItem' },
  /** Feedback can also be sent without a session (decision 426). */
  feedback: {
    method: 'POST',
    path: 'mall/api/public/feedback/create',
    auth: 'public',
    body: 'NewFeedback',
    reply: 'Nothing',
    changes: [],
    idempotencyKey: true,
  },
})
