import { type ReportPlace, sourceOf } from './report-source.ts'

/** The report that a query names; null when it names none. */
export function queryPlace(search: URLSearchParams): ReportPlace | null {
  const sampleId = search.get('sampleId')
  const packageId = search.get('packageId')
  return sampleId && packageId ? { sampleId, packageId, source: sourceOf(search) } : null
}

/** LIT-004: any segment that starts so opens the high-risk list (decision 2). */
export const isHighRiskSegment = (segment: string): boolean => segment.toLowerCase().startsWith('high-ri')
