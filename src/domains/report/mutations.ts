import { defineMutation } from '#/shared/api/mutation.ts'
import { reportApi } from './api.ts'

export const createShareCode = defineMutation(reportApi.shareCode)

/** Records that a report was shared; the reply says whether it was the first share (REP-052). */
export const recordShare = defineMutation(reportApi.share)

/** REP-051: counts a copy of the link. */
export const recordCopy = defineMutation(reportApi.copied)

export const recordAction = defineMutation(reportApi.act)

/** REP-049: marks an item as read. */
export const markRead = defineMutation(reportApi.read)

/** REP-050: counts a view of a report. */
export const recordReportView = defineMutation(reportApi.viewed)

/** REP-005: records the topic of an item that the person has opened. */
export const recordTopic = defineMutation(reportApi.tag)
