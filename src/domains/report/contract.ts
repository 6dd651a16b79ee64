import { defineApi } from '#/shared/api/endpoint.ts'

const reporting = '/mallsales/api/public/reporting/gene'

export const reportApi = defineApi('report', () => import('./model.ts'), {
  mine: {
    method: 'GET',
    path: 'user/reports',
    at: '/mallsales/api/user/reports',
    auth: 'user',
    reply: 'ReportSample',
    list: true,
  },
  summary: {
    method: 'GET',
    path: 'sample-package-summary-result/{sampleId}/{packageId}',
    at: `${reporting}/sample-package-summary-result/{sampleId}/{packageId}`,
    auth: 'public',
    reply: 'CategorySummary',
    list: true,
  },
  item: {
    method: 'GET',
    path: 'sample-package-item-result',
    at: `${reporting}/sample-package-item-result`,
    auth: 'public',
    query: 'ItemQuery',
    reply: 'ReportItem',
  },
  read: {
    method: 'PUT',
    path: 'user/reports/read/{id}',
    at: '/mallsales/api/user/reports/read/{id}',
    auth: 'user',
    reply: 'Nothing',
    changes: ['report'],
  },
  viewed: {
    method: 'POST',
    path: 'reports-statistics/view-report',
    at: '/mallsales/api/user/reports-statistics/view-report',
    auth: 'user',
    body: 'ViewBody',
    reply: 'Nothing',
    changes: [],
  },
  tag: {
    method: 'POST',
    path: 'recommendation/api/tag-objects',
    auth: 'user',
    body: 'TagBody',
    reply: 'Nothing',
    changes: [],
  },
})
