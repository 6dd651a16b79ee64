import { defineApi } from '#/shared/api/endpoint.ts'

export const newsApi = defineApi('news', () => import('./model.ts'), {
  categories: {
    method: 'GET',
    path: 'mall/api/public/news/categories',
    auth: 'public',
    reply: 'NewsCategory',
    list: true,
  },
  list: {
    method: 'GET',
    path: 'mall/api/public/news',
    auth: 'public',
    query: 'PageQuery',
    reply: 'Article',
    list: true,
  },
  byExample: {
    method: 'POST',
    path: 'mall/api/public/news/get-news-by-example',
    auth: 'public',
    query: 'PageQuery',
    body: 'ArticleExample',
    reply: 'Article',
    list: true,
  },
  recommended: {
    method: 'GET',
    path: 'mall/api/public/news/get-recommended',
    auth: 'public',
    reply: 'Article',
    list: true,
  },
  get: { method: 'GET', path: 'mall/api/public/news/{id}', auth: 'public', reply: 'Article' },
  posters: {
    method: 'GET',
    path: 'mall/api/public/posters',
    auth: 'public',
    query: 'PageQuery',
    reply: 'Poster',
    list: true,
  },
  /** The specification only names this call; the path is our own choice (decision 137). */
  activityCenter: {
    method: 'GET',
    path: 'mall/api/public/activity-center',
    mayBeMissing: true,
    auth: 'public',
    reply: 'ActivityCenterItem',
    list: true,
  },
  /** The specification only names this call; the path is our own choice (decision 137). */
  yearReportBanner: {
    method: 'GET',
    path: 'mall/api/public/year-report-banner',
    mayBeMissing: true,
    auth: 'public',
    reply: 'YearReportBanner',
  },
  /**
   * Reports to the sharer of a link that it was opened ("browse statistics", decision 454). The specification only
   * names this call; the path is our own choice.
   */
  browsed: {
    method: 'POST',
    path: 'mallsales/api/user/browse-statistics',
    mayBeMissing: true,
    auth: 'user',
    body: 'Browsed',
    reply: 'Nothing',
    changes: [],
  },
  /**
   * Logs that an article was shared, which earns the points of a task ("share logs", decision 447). The specification
   * only names this call; the path is our own choice.
   */
  logShare: {
    method: 'POST',
    path: 'members/api/user/share-logs',
    mayBeMissing: true,
    auth: 'user',
    body: 'SharedArticle',
    reply: 'Nothing',
    changes: ['points', 'invitation'],
  },
  /** The specification only names this call; the path is our own choice (decision 137). Liking twice counts once. */
  thumbUp: {
    method: 'POST',
    path: 'mall/api/user/news/{id}/thumb-up',
    mayBeMissing: true,
    auth: 'user',
    reply: 'ThumbUp',
    changes: ['news'],
    idempotencyKey: true,
  },
})
