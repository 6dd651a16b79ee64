import type { RecordType } from '#/domains/doctor-qa/model.ts'

export interface QuestionRow {
  id: string
  userId: string
  positionCode: string
  content: string
  /** The name given by the questioner. */
  name: string
  pictures: string[]
  createdAt: number
  records: { content: string; recordType: RecordType; createdAt: number; pictures: string[] }[]
}

export interface QaTables {
  questions: QuestionRow[]
}
