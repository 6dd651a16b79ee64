import { defineApi } from '#/shared/api/endpoint.ts'

export const consultApi = defineApi('consult', () => import('./model.ts'), {
  /** The specification only names the needs survey: the path is our own choice (decision 457). */
  survey: {
    method: 'GET',
    path: 'mallsales/api/public/needs-survey',
    auth: 'public',
    reply: 'SurveyQuestion',
    list: true,
    mayBeMissing: true,
  },
})
