import { queryOrNull } from '#/shared/api/gone.ts'
import { infiniteQuery, query } from '#/shared/api/query.ts'
import { newsApi } from './api.ts'

/** Articles are public and rarely change, so after Back a list is shown from the cache for this many ms. */
const FRESH_MS = 300_000
/** ms for which a list stays in the cache after it was left, so that Back finds the same position. */
const KEPT_MS = 1_800_000

/** A long list is never refetched automatically, because every page would be refetched. */
const longListOptions = {
  staleTime: FRESH_MS,
  gcTime: KEPT_MS,
  refetchOnMount: false,
  refetchOnReconnect: false,
} as const

export const newsCategories = () => ({ ...query(newsApi.categories, {}), staleTime: FRESH_MS })

/** All articles, page by page (API-035). */
export const articlePages = () => ({ ...infiniteQuery(newsApi.list, {}), ...longListOptions })

/** The articles of one category (NAV-035). */
export const categoryPages = (category: string) => ({
  ...infiniteQuery(newsApi.byExample, { body: { category } }),
  ...longListOptions,
})

export const posterPages = () => ({ ...infiniteQuery(newsApi.posters, {}), ...longListOptions })

/** The first posters, for a horizontal row. */
export const firstPosters = () => ({
  ...query(newsApi.posters, { query: { page: 0, size: 10 } }),
  staleTime: FRESH_MS,
})

export const recommendedArticles = () => ({ ...query(newsApi.recommended, {}), staleTime: FRESH_MS })

/** One article or video; null when it does not exist. */
export const articleById = (id: string) => queryOrNull(newsApi.get, { path: { id } })

export const activityCenter = () => query(newsApi.activityCenter, {})

export const yearReportBanner = () => ({ ...query(newsApi.yearReportBanner, {}), staleTime: FRESH_MS })
