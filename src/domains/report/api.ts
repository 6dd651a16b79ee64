import { defineApi } from '#/shared/api/endpoint.ts'

const reporting = 'mallsales/api/public/reporting/gene'
const shared = 'mallsales/api/user/reporting/sharing'
const byCode = 'mallsales/api/public/reporting/sharing-code/{sharingCode}'
const reports = 'mallsales/api/user/reports'
/** A text that says what to ask the sender for. */
const NO_SHARE = '未找到这份分享：可能已停止分享，或链接不完整。请对方在报告里重新“分享给家人”，把新链接发给您'

export const reportApi = defineApi('report', () => import('./model.ts'), {
  mine: {
    method: 'GET',
    path: 'mallsales/api/user/reports',
    auth: 'user',
    query: 'ReportsQuery',
    reply: 'ReportSample',
    list: true,
  },
  /** The number of reports of a kind: ALL, PREPAID or SIGNED (decision 86). */
  count: { method: 'GET', path: `${reports}/count/{type}`, auth: 'user', reply: 'ReportCount' },
  one: { method: 'GET', path: `${reports}/{id}`, auth: 'user', reply: 'ReportSample' },
  /** Finished gene reports: the list under the path prefix of `summary` and `item` (decision 76). */
  gene: {
    method: 'GET',
    path: 'mallsales/api/public/reporting/gene',
    auth: 'public',
    reply: 'ReportSample',
    list: true,
  },
  forOrder: {
    method: 'GET',
    path: 'mallsales/api/user/reports/for-order/{id}',
    auth: 'user',
    reply: 'ReportSample',
    list: true,
  },
  summary: {
    method: 'GET',
    path: `${reporting}/sample-package-summary-result/{sampleId}/{packageId}`,
    auth: 'public',
    reply: 'CategorySummary',
    list: true,
  },
  item: {
    method: 'GET',
    path: `${reporting}/sample-package-item-result`,
    auth: 'public',
    query: 'ItemQuery',
    reply: 'ReportItem',
  },
  summaryByJob: {
    method: 'POST',
    path: 'gene/api/public/reporting/sample-package-summary-result-by-job',
    auth: 'public',
    body: 'JobSummaryBody',
    reply: 'CategorySummary',
    list: true,
  },
  itemByJob: {
    method: 'POST',
    path: 'gene/api/public/reporting/sample-package-item-result-by-job',
    auth: 'public',
    body: 'JobItemBody',
    reply: 'ReportItem',
  },
  summaryByCode: {
    method: 'GET',
    path: `${byCode}/sample-package-summary-result`,
    missingText: NO_SHARE,
    auth: 'public',
    reply: 'CategorySummary',
    list: true,
  },
  itemByCode: {
    method: 'GET',
    path: `${byCode}/sample-package-item-result`,
    missingText: NO_SHARE,
    auth: 'public',
    query: 'CodeItemQuery',
    reply: 'ReportItem',
  },
  /** A friend's report, shown to the signed-in person (decision 77). */
  summaryOfFriend: {
    method: 'GET',
    path: `${shared}/sample-package-summary-result/{sampleId}/{packageId}`,
    auth: 'user',
    reply: 'CategorySummary',
    list: true,
  },
  itemOfFriend: {
    method: 'GET',
    path: `${shared}/sample-package-item-result`,
    auth: 'user',
    query: 'ItemQuery',
    reply: 'ReportItem',
  },
  appendixGenetic: {
    method: 'GET',
    path: 'gene/api/public/appendix/genetic-diseases',
    auth: 'public',
    query: 'AppendixQuery',
    reply: 'AppendixEntry',
    list: true,
  },
  appendixRare: {
    method: 'GET',
    path: 'gene/api/public/appendix/rare-diseases',
    auth: 'public',
    query: 'AppendixQuery',
    reply: 'AppendixEntry',
    list: true,
  },
  /**
   * The specification only names this call ("share codes"): a code that opens only the categories that the owner has
   * chosen (decision 137).
   */
  shareCode: {
    method: 'POST',
    path: `${reports}/share-code`,
    auth: 'user',
    body: 'ShareAgreement',
    reply: 'ShareCode',
    changes: [],
    idempotencyKey: true,
  },
  /** The specification only names this call ("reportShare"); path and method are our own choice (decision 137). */
  share: {
    method: 'POST',
    path: `${reports}/share`,
    auth: 'user',
    body: 'ViewBody',
    reply: 'FirstShare',
    changes: [],
    idempotencyKey: true,
  },
  copied: {
    method: 'POST',
    path: 'mallsales/api/user/reports-statistics/copy-url',
    auth: 'user',
    body: 'ViewBody',
    reply: 'Nothing',
    changes: [],
  },
  act: {
    method: 'PUT',
    path: 'mallsales/api/user/reports-action-trigger',
    auth: 'user',
    body: 'ActionBody',
    reply: 'Nothing',
    changes: [],
  },
  read: {
    method: 'PUT',
    path: 'mallsales/api/user/reports/read/{id}',
    auth: 'user',
    reply: 'Nothing',
    changes: ['report'],
  },
  viewed: {
    method: 'POST',
    path: 'mallsales/api/user/reports-statistics/view-report',
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
