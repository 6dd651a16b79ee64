import { createContext, use } from 'react'
import { isSampleReport } from '../report-ids.ts'
import { paths } from '#/paths.ts'
import { useScreenParams, useSearch } from '#/shared/ui/screen-context.tsx'
import { isOwnSource, reportLink, type ReportPlace, sourceOf } from '../report-source.ts'

interface Given {
  place: ReportPlace
  /** What walks along with every link. */
  search: URLSearchParams
}

/** Given by a screen whose address does not say which report it shows: a shared one is known by its code. */
export const ReportPlaceContext = createContext<Given | null>(null)

/** Which report the screen belongs to, whose eyes see it, and links that stay in it (REP-003, REP-046). */
export function useReportPlace() {
  const given = use(ReportPlaceContext)
  const { sampleId, packageId } = useScreenParams(paths.report)
  const address = useSearch()
  const search = given?.search ?? address
  const place: ReportPlace = given?.place ?? { sampleId, packageId, source: sourceOf(address) }
  const isSample = isSampleReport(place.sampleId)
  return {
    place,
    isSample,
    /** The reader's own report: only then something of the reader is written or shown. */
    isOwn: isOwnSource(place) && !isSample,
    link: (target: string) => reportLink(search, target),
  }
}
