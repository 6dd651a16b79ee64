import { type ReportPlace, sourceOf } from './report-source.ts'
import { useReportPointer } from './store.ts'

/** The report that a query names; null when it names none. */
export function queryPlace(search: URLSearchParams): ReportPlace | null {
  const sampleId = search.get('sampleId')
  const packageId = search.get('packageId')
  return sampleId && packageId ? { sampleId, packageId, source: sourceOf(search) } : null
}

/** The person's own report that a query names, else the current one; null while none is known. */
export function ownPlace(search: URLSearchParams): ReportPlace | null {
  const named = queryPlace(search)
  return named ? { sampleId: named.sampleId, packageId: named.packageId } : useReportPointer.getState().current
}

/** LIT-004: any segment that starts so opens the high-risk list (decision 2). */
export const isHighRiskSegment = (segment: string): boolean => segment.toLowerCase().startsWith('high-ri')
