import type { paths, SearchOf } from '#/paths.ts'
import { type ReportPlace, sourceOf } from './report-source.ts'
import { useReportPointer } from './store.ts'

/** The report named in a query; null if none. */
export function queryPlace(search: SearchOf<typeof paths.highriskCarrier>): ReportPlace | null {
  const { sampleId, packageId } = search
  return sampleId && packageId ? { sampleId, packageId, source: sourceOf(search) } : null
}

/** The person's own report named in a query, else the current one; null while unknown. */
export function ownPlace({ sampleId, packageId }: SearchOf<typeof paths.sharePoster>): ReportPlace | null {
  return sampleId && packageId ? { sampleId, packageId } : useReportPointer.getState().current
}

/** LIT-004: any segment with this prefix opens the high-risk list (decision 2). */
export const isHighRiskSegment = (segment: string): boolean => segment.toLowerCase().startsWith('high-ri')
