import type { Page } from '#/shared/api/endpoint.ts'
import { infiniteQuery, query } from '#/shared/api/query.ts'
import { reportApi } from './api.ts'
import type { CategorySummary, ReportItem } from './model.ts'
import type { ReportRef } from './source/report-source.ts'
import { isUnlocking } from './rules.ts'

/** The finished gene reports of the signed-in person; a visitor has none (decision 76). */
export const geneReports = () => query(reportApi.gene, {})

/** One finished report of the signed-in person, with its owner and the time of its last change. */
export const reportById = (id: string) => query(reportApi.one, { path: { id } })

/** The number of reports of a kind (REPX-009). */
export const reportCount = (type: string) => query(reportApi.count, { path: { type } })

/** The finished reports of an order (REPX-010). */
export const reportsForOrder = (id: string) => query(reportApi.forOrder, { path: { id } })

/** Polling interval in ms while something is being unlocked (REP-018); paused while the page is hidden. */
export const UNLOCK_POLL = 4000

interface Polled {
  state: { data: unknown }
}

const whileUnlocking = (runs: (data: never) => boolean) => ({
  refetchInterval: ({ state }: Polled) => (state.data && runs(state.data as never) ? UNLOCK_POLL : (false as const)),
})

const summariesRun = ({ items }: Page<CategorySummary>) => items.some((entry) => isUnlocking(entry.unlockJobStatus))
const itemRuns = (item: ReportItem) => isUnlocking(item.unlockJobStatus)

/** The categories of a report with their counts (REPX-007), by the call for the report's source. */
export const reportSummary = (reportRef: ReportRef) => ({ ...summaryQuery(reportRef), ...whileUnlocking(summariesRun) })

function summaryQuery({ sampleId, packageId, source = { kind: 'own' } }: ReportRef) {
  switch (source.kind) {
    case 'job': {
      const { kind: _, ...job } = source
      return query(reportApi.summaryByJob, { body: { ...job, sampleId, packageId } })
    }
    case 'code':
      return query(reportApi.summaryByCode, { path: { sharingCode: source.sharingCode } })
    case 'friend':
      return query(reportApi.summaryOfFriend, { path: { sampleId, packageId } })
    case 'own':
      return query(reportApi.summary, { path: { sampleId, packageId } })
  }
}

function itemQuery(reportRef: ReportRef, packageItem: string, needResultAndCorpus: boolean) {
  const { sampleId, packageId, source = { kind: 'own' } } = reportRef
  const wanted = { sampleId, packageId, packageItem, needResultAndCorpus }
  switch (source.kind) {
    case 'job': {
      const { kind: _, ...job } = source
      return query(reportApi.itemByJob, { body: { ...job, ...wanted } })
    }
    case 'code':
      return query(reportApi.itemByCode, {
        path: { sharingCode: source.sharingCode },
        query: { packageItem, needResultAndCorpus },
      })
    case 'friend':
      return query(reportApi.itemOfFriend, { query: wanted })
    case 'own':
      return query(reportApi.item, { query: wanted })
  }
}

export const categoryItems = (reportRef: ReportRef, category: string) => ({
  ...itemQuery(reportRef, category, false),
  ...whileUnlocking(itemRuns),
})

/** One item with all its data (REP-047). */
export const reportItem = (reportRef: ReportRef, id: string) => ({
  ...itemQuery(reportRef, id, true),
  ...whileUnlocking(itemRuns),
})

/** The tested diseases, 20 per page (REP-048). */
export const appendix = (kind: 'genetic' | 'rare', basePackageId: string) =>
  kind === 'rare'
    ? infiniteQuery(reportApi.appendixRare, { query: { basePackageId } })
    : infiniteQuery(reportApi.appendixGenetic, { query: { basePackageId } })
