import { sharingApi } from '#/domains/order/sharing-api.ts'
import { infiniteQuery, query } from '#/shared/api/query.ts'
import { invitationApi } from './api.ts'

/** All invitation records; the counts of the funnel and the list use this same read. */
export const invitationRecords = () => query(invitationApi.records, {})

/** The orders that others placed through the person's shares (WAL-014), page by page. */
export const sharingOrders = () => infiniteQuery(sharingApi.sharingOrders, {})

export const shareLog = () => query(invitationApi.shareLog, {})
