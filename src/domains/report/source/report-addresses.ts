import { itemLink } from '../results/detail-rules.ts'
import type { Category } from './report-ids.ts'
import { summarizeLink } from '../results/tree-rules.ts'
import type { paths, SearchOf } from '#/paths.ts'
import { type ReportRef, sourceOf } from './report-source.ts'
import { useReportPointer } from '../store.ts'

export function reportRefOfQuery(search: SearchOf<typeof paths.highriskCarrier>): ReportRef | null {
  const { sampleId, packageId } = search
  return sampleId && packageId ? { sampleId, packageId, source: sourceOf(search) } : null
}

/** The person's own report: the report in the query, else the current report; null while unknown. */
export function ownReportRef({ sampleId, packageId }: SearchOf<typeof paths.sharePoster>): ReportRef | null {
  return sampleId && packageId ? { sampleId, packageId } : useReportPointer.getState().current
}

/** LIT-004: any segment with this prefix opens the high-risk list (decision 2). */
export const isHighRiskSegment = (segment: string): boolean => segment.toLowerCase().startsWith('high-ri')

const DOCTOR = 'view=doctor'

export const isDoctorView = ({ view }: { view: string | null }): boolean => view === 'doctor'

/** The address of the doctor's sheet, for the whole report or for one item: a query parameter of existing addresses. */
export const doctorLink = (reportRef: ReportRef, child: boolean): string =>
  `${summarizeLink(reportRef, child)}?${DOCTOR}`
export const doctorItemLink = (reportRef: ReportRef, category: Category, id: string): string =>
  `${itemLink(reportRef, category, id)}?${DOCTOR}`
