import type { ContentKind } from '#/domains/news/content-kinds.ts'
import { query } from '#/shared/api/query.ts'
import { wholeList } from '#/shared/api/whole-list.ts'
import { visitorApi } from './api.ts'

/** The totals of a content type since the beginning. */
export const homeOf = (contentType: ContentKind) => query(visitorApi.home, { query: { contentType } })

export const contentTotals = (contentType: ContentKind) => query(visitorApi.stats, { query: { contentType } })

/** All visitors of this person; the list, the search and the statistics use this same read. */
export const visitors = () => wholeList(visitorApi.information, {})

/** All page views; every number of the statistics is computed from this read. */
export const browseRecords = () => wholeList(visitorApi.browseStats, {})
