/** Specification §3 Other: the kinds of health records (BIND-013). */
export const recordTypes = ['CASE', 'MEDICAL_ADVICE', 'MEDICAL_EXAMINATION_REPORT'] as const
export type RecordType = (typeof recordTypes)[number]

export const recordTypeLabel: Record<RecordType, string> = {
  CASE: '病历',
  MEDICAL_ADVICE: '医嘱',
  MEDICAL_EXAMINATION_REPORT: '体检报告',
}

/** The kind of records in an address; an unknown kind becomes 病历 (BIND-013). */
export const toRecordType = (value: string | null | undefined): RecordType =>
  recordTypes.find((type) => type === value) ?? 'CASE'

/** Labels of MISC-003. */
export const marriedLabel = (married: boolean | null): string => (married === null ? '' : married ? '已婚' : '未婚')

/** The maximum number of pictures per record. */
export const RECORD_PICTURES = 20

interface Region {
  reportReceivingProvince: string
  reportReceivingCity: string
  reportReceivingDistrict: string
}

/** 广东省 深圳市 南山区; a municipality is named once (MISC-003). */
export const regionText = (record: Region): string =>
  [...new Set([record.reportReceivingProvince, record.reportReceivingCity, record.reportReceivingDistrict])]
    .filter(Boolean)
    .join(' ')

/** The newest visit first; records without a date last, in the given order. */
export const newestFirst = <T extends { recordDate: string }>(records: readonly T[]): T[] =>
  [...records].sort((a, b) => b.recordDate.localeCompare(a.recordDate))
