import { createContext, use } from 'react'
import { isExampleReport } from '../source/report-ids.ts'
import { paths } from '#/paths.ts'
import { useScreenParams, useSearch } from '#/shared/ui/screen-context.tsx'
import { isOwnSource, reportLink, type ReportRef, type SourceSearch, sourceOf } from '../source/report-source.ts'

interface ReportContext {
  reportRef: ReportRef
  /** The parameters that every link inside the report passes on, for addresses that do not have them in their query. */
  search?: SourceSearch
}

/** Set by a screen whose path does not contain the report: a shared report is identified by its code. */
export const ReportRefContext = createContext<ReportContext | null>(null)

/**
 * The report of the screen, its source (own, job, code, friend), and links that stay in the report (REP-003, REP-046).
 */
export function useReportRef() {
  const given = use(ReportRefContext)
  const { sampleId, packageId } = useScreenParams(paths.report)
  const address = useSearch(paths.report)
  const search = given?.search ?? address
  const reportRef: ReportRef = given?.reportRef ?? { sampleId, packageId, source: sourceOf(address) }
  const isSample = isExampleReport(reportRef.sampleId)
  return {
    reportRef,
    isSample,
    /** Whether the report is the reader's own; only then is data of the reader written or shown. */
    isOwn: isOwnSource(reportRef) && !isSample,
    link: (target: string) => reportLink(search, target),
  }
}
