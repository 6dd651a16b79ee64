import { write } from '#/shared/api/write.ts'
import { reportApi } from './contract.ts'

/** Makes the code that opens what was agreed. */
export const makeShareCode = write(reportApi.shareCode)

/** Tells that a report was shared; answers whether that was the first time (REP-052). */
export const recordShare = write(reportApi.share)

/** REP-051: that the link was copied is counted. */
export const recordCopy = write(reportApi.copied)

export const recordAction = write(reportApi.act)

/** REP-049: an item is read. */
export const markRead = write(reportApi.read)

/** REP-050: a report was looked at. */
export const recordReportView = write(reportApi.viewed)

/** REP-005: the topic of an item is known of the person who looked at it. */
export const recordTopic = write(reportApi.tag)
