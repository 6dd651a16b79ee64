import { query } from '#/shared/api/query.ts'
import { reportApi } from './contract.ts'
import type { ReportPlace } from './detail-rules.ts'

/** The finished reports of the signed-in person. */
export const myReports = () => query(reportApi.mine, {})

/** The categories of one report with their numbers (REPX-007). */
export const reportSummary = ({ sampleId, packageId }: ReportPlace) =>
  query(reportApi.summary, { path: { sampleId, packageId } })

const itemQuery = ({ sampleId, packageId }: ReportPlace, packageItem: string, needResultAndCorpus: boolean) =>
  query(reportApi.item, { query: { sampleId, packageId, packageItem, needResultAndCorpus } })

/** The items of a category, each with its verdict only. */
export const categoryItems = (place: ReportPlace, category: string) => itemQuery(place, category, false)

/** One item with everything that is known about it (REP-047). */
export const reportItem = (place: ReportPlace, id: string) => itemQuery(place, id, true)
