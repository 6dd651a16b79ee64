import { defineApi } from '#/shared/api/endpoint.ts'

export const visitorApi = defineApi('visitor', () => import('./model.ts'), {
  /** The totals of a content type since the beginning (VIS-001, decision 432). */
  home: {
    method: 'GET',
    path: 'mallsales/api/user/visitors/home',
    auth: 'user',
    query: 'VisitorsQuery',
    reply: 'Visitors',
    list: true,
  },
  /** The totals of each article, goods or video (decision 435). */
  stats: {
    method: 'GET',
    path: 'mallsales/api/user/visitors/content-statistics',
    auth: 'user',
    query: 'VisitorsQuery',
    reply: 'Visitors',
    list: true,
  },
  /** The people who have viewed what this person has shared, and those added by hand (decision 433). */
  information: {
    method: 'GET',
    path: 'mallsales/api/user/visitors/information',
    auth: 'user',
    query: 'VisitorsQuery',
    reply: 'Visitor',
    list: true,
  },
  /** Marks a visitor as read (VIS-003, decision 434). */
  read: {
    method: 'PUT',
    path: 'mallsales/api/user/visitors/read',
    auth: 'user',
    query: 'ById',
    reply: 'Nothing',
    changes: ['visitor'],
  },
  /** The specification names no call for saving a visitor; the path is our own choice (decision 165). */
  save: {
    method: 'PUT',
    path: 'mallsales/api/user/visitors/information',
    mayBeMissing: true,
    auth: 'user',
    body: 'VisitorBody',
    reply: 'SavedVisitor',
    changes: ['visitor'],
    idempotencyKey: true,
  },
  /**
   * The page views of all visitors with their times. The specification only names this call; the path is our own choice
   * (decision 454).
   */
  browseStats: {
    method: 'GET',
    path: 'mallsales/api/user/browse-statistics',
    mayBeMissing: true,
    auth: 'user',
    query: 'BrowseQuery',
    reply: 'Browse',
    list: true,
  },
})
