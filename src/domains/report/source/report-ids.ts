import type { ReportSample } from '../model.ts'

/** Ids of reports and categories. The module is small because the app shell needs it for its report tab. */

export const categories = [
  'COMMON_DISEASES',
  'PHARMACOGENOMICS',
  'LIFE_STYLE',
  'GENETIC_DISEASES',
  'RARE_DISEASES',
  'ANCESTRY',
] as const
export type Category = (typeof categories)[number]

export const toCategory = (value: string): Category | null => categories.find((category) => category === value) ?? null

export const exampleReports = { 'DEMO-DEFAULT-ADULT': '成人示例报告', 'DEMO-DEFAULT-CHILD': '儿童示例报告' } as const

/** A sample report is recognized by its id alone (REP-002, REP-003). */
export const isExampleReport = (sampleId: string): sampleId is keyof typeof exampleReports =>
  Object.keys(exampleReports).includes(sampleId)

/** The id in a report's address: the record id, else the sample id (NAV-018). */
export const reportKey = (sample: Pick<ReportSample, 'sampleId' | 'sampleRecordId'>): string =>
  sample.sampleRecordId || sample.sampleId

export const customerName = ({ customerEntityDTO: person }: Pick<ReportSample, 'customerEntityDTO'>): string =>
  person ? `${person.lastName}${person.firstName}` : ''
