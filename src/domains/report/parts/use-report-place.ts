import { createContext, use } from 'react'
import { isExampleReport } from '../report-ids.ts'
import { paths } from '#/paths.ts'
import { useScreenParams, useSearch } from '#/shared/ui/screen-context.tsx'
import { isOwnSource, reportLink, type ReportPlace, type SourceSearch, sourceOf } from '../report-source.ts'

interface Given {
  place: ReportPlace
  /** Parameters that every link passes on. */
  search: SourceSearch
}

/** Set by a screen whose address does not contain the report: a shared report is identified by its code. */
export const ReportPlaceContext = createContext<Given | null>(null)

/** The report of the screen, how it is read (own, job, code, friend), and links that stay in it (REP-003, REP-046). */
export function useReportPlace() {
  const given = use(ReportPlaceContext)
  const { sampleId, packageId } = useScreenParams(paths.report)
  const address = useSearch(paths.report)
  const search = given?.search ?? address
  const place: ReportPlace = given?.place ?? { sampleId, packageId, source: sourceOf(address) }
  const isSample = isExampleReport(place.sampleId)
  return {
    place,
    isSample,
    /** The reader's own report: only then data of the reader is written or shown. */
    isOwn: isOwnSource(place) && !isSample,
    link: (target: string) => reportLink(search, target),
  }
}
