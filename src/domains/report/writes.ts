import { write } from '#/shared/api/write.ts'
import { reportApi } from './contract.ts'

/** Creates the code for the parts agreed to share. */
export const makeShareCode = write(reportApi.shareCode)

/** Records that a report was shared; the answer says whether it was the first time (REP-052). */
export const recordShare = write(reportApi.share)

/** REP-051: copying the link is counted. */
export const recordCopy = write(reportApi.copied)

export const recordAction = write(reportApi.act)

/** REP-049: marks an item as read. */
export const markRead = write(reportApi.read)

/** REP-050: counts a view of a report. */
export const recordReportView = write(reportApi.viewed)

/** REP-005: records the topic of an item the person looked at. */
export const recordTopic = write(reportApi.tag)
