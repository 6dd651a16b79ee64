import { defineApi } from '#/shared/api/endpoint.ts'

export const newsApi = defineApi('news', () => import('./model.ts'), {
  get: { method: 'GET', path: 'mall/api/public/news/{id}', auth: 'public', reply: 'Article' },
})
