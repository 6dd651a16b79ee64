import { itemLink } from './detail-rules.ts'
import type { Category } from './report-ids.ts'
import type { ReportPlace } from './report-source.ts'
import { summarizeLink } from './tree-rules.ts'

const DOCTOR = 'view=doctor'

export const isDoctorView = ({ view }: { view: string | null }): boolean => view === 'doctor'

/** The doctor's page for the whole report, and for one item: a query parameter on existing addresses. */
export const doctorLink = (place: ReportPlace, child: boolean): string => `${summarizeLink(place, child)}?${DOCTOR}`
export const doctorItemLink = (place: ReportPlace, category: Category, id: string): string =>
  `${itemLink(place, category, id)}?${DOCTOR}`
